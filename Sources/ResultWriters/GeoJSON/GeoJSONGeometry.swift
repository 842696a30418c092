import Geometry
import Results

/// Writes geometries as GeoJSON objects, after RFC 7946 sections 3.1 (rings) and 3.1.9 (antimeridian).
enum GeoJSONGeometry {
    static func write(_ geometry: FeatureGeometry, bounds: inout FeatureBounds, into buffer: inout ByteBuffer) {
        switch geometry {
        case .point(let coordinate): writePoint(coordinate, bounds: &bounds, into: &buffer)
        case .points(let coordinates): writePoints(coordinates, bounds: &bounds, into: &buffer)
        case .lines(let lines): writeLines(AntimeridianLines.cut(lines), bounds: &bounds, into: &buffer)
        case .polygons(let polygons):
            writePolygons(AntimeridianPolygons.cut(polygons), bounds: &bounds, into: &buffer)
        }
    }

    /// Writes a line, or null where there is none.
    static func write(
        line: UnsafeBufferPointer<Coordinate>, bounds: inout FeatureBounds, into buffer: inout ByteBuffer
    ) {
        if line.isEmpty { return buffer.append("null") }
        let box = Box(of: line)
        // Hardly a line is so wide that it may cross the antimeridian.
        if Int64(box.maxLongitude) - Int64(box.minLongitude) > Antimeridian.turn / 2 {
            return write(.lines([Array(line)]), bounds: &bounds, into: &buffer)
        }
        bounds.include(line, in: box)
        buffer.append("{\"type\":\"LineString\",\"coordinates\":")
        buffer.append(places: line)
        buffer.append(UInt8(ascii: "}"))
    }

    private static func writePoint(
        _ coordinate: Coordinate, bounds: inout FeatureBounds, into buffer: inout ByteBuffer
    ) {
        bounds.include(coordinate)
        buffer.append("{\"type\":\"Point\",\"coordinates\":")
        buffer.append(place: coordinate)
        buffer.append(UInt8(ascii: "}"))
    }

    private static func writePoints(
        _ coordinates: [Coordinate], bounds: inout FeatureBounds, into buffer: inout ByteBuffer
    ) {
        for coordinate in coordinates { bounds.include(coordinate) }
        buffer.append("{\"type\":\"MultiPoint\",\"coordinates\":")
        buffer.append(places: coordinates)
        buffer.append(UInt8(ascii: "}"))
    }

    private static func writeLines(
        _ lines: [[Coordinate]], bounds: inout FeatureBounds, into buffer: inout ByteBuffer
    ) {
        writeOneOrMany(lines, one: "LineString", many: "MultiLineString", into: &buffer) { line, buffer in
            bounds.include(line)
            buffer.append(places: line)
        }
    }

    private static func writePolygons(
        _ polygons: [[[Coordinate]]], bounds: inout FeatureBounds, into buffer: inout ByteBuffer
    ) {
        writeOneOrMany(polygons, one: "Polygon", many: "MultiPolygon", into: &buffer) { rings, buffer in
            writeList(rings.indices, into: &buffer) { index, buffer in
                bounds.include(rings[index])
                writeRing(rings[index], isOuter: index == 0, into: &buffer)
            }
        }
    }

    /// The right-hand rule: the polygon's interior lies to the left of each of its rings.
    private static func writeRing(_ ring: [Coordinate], isOuter: Bool, into buffer: inout ByteBuffer) {
        buffer.append(places: ring, reversed: RingArea.isCounterClockwise(ring) != isOuter)
    }

    /// Writes a single part as the simple type, several as the multi type, and no part as null.
    private static func writeOneOrMany<Part>(
        _ parts: [Part], one: StaticString, many: StaticString, into buffer: inout ByteBuffer,
        part write: (Part, inout ByteBuffer) -> Void
    ) {
        if parts.isEmpty { return buffer.append("null") }
        buffer.append("{\"type\":\"")
        buffer.append(parts.count == 1 ? one : many)
        buffer.append("\",\"coordinates\":")
        if parts.count == 1 {
            write(parts[0], &buffer)
        } else {
            writeList(parts, into: &buffer, item: write)
        }
        buffer.append(UInt8(ascii: "}"))
    }

    private static func writeList<Items: Sequence>(
        _ items: Items, into buffer: inout ByteBuffer, item write: (Items.Element, inout ByteBuffer) -> Void
    ) {
        buffer.append(UInt8(ascii: "["))
        var isFirst = true
        for item in items {
            if !isFirst { buffer.append(UInt8(ascii: ",")) }
            isFirst = false
            write(item, &buffer)
        }
        buffer.append(UInt8(ascii: "]"))
    }
}
