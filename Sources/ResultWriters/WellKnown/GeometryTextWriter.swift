import FeatureSources
import Geometry
import Results

/// Writes geometries as well-known text in a coordinate system: degrees with seven decimals, lengths with three.
///
/// What crosses the antimeridian is cut there, as in GeoJSON. Not for sharing between threads.
final class GeometryTextWriter {
    private let places: SystemPlaces

    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    init(_ system: SystemDefinition) throws { places = try SystemPlaces(system) }

    /// - Throws: `CoordinateSystemError.outside` for a geometry that the system cannot hold.
    func text(_ geometry: FeatureGeometry) throws -> String {
        var buffer = ByteBuffer()
        switch geometry {
        case .point(let coordinate): try write("POINT", [coordinate], into: &buffer)
        case .points(let coordinates): try write("MULTIPOINT", coordinates, into: &buffer)
        case .lines(let lines): try write(AntimeridianLines.cut(lines), into: &buffer)
        case .polygons(let polygons): try write(AntimeridianPolygons.cut(polygons), into: &buffer)
        }
        return buffer.text
    }

    private func write(_ name: StaticString, _ coordinates: [Coordinate], into buffer: inout ByteBuffer) throws {
        buffer.append(name)
        buffer.append(" ")
        try write(coordinates, into: &buffer)
    }

    private func write(_ lines: [[Coordinate]], into buffer: inout ByteBuffer) throws {
        buffer.append(lines.count == 1 ? "LINESTRING " : "MULTILINESTRING ")
        if lines.count == 1 { return try write(lines[0], into: &buffer) }
        try writeList(lines, into: &buffer) { try write($0, into: &$1) }
    }

    private func write(_ polygons: [[[Coordinate]]], into buffer: inout ByteBuffer) throws {
        buffer.append(polygons.count == 1 ? "POLYGON " : "MULTIPOLYGON ")
        if polygons.count == 1 { return try writeRings(polygons[0], into: &buffer) }
        try writeList(polygons, into: &buffer) { try writeRings($0, into: &$1) }
    }

    /// The interior lies to the left of each ring, as in GeoJSON.
    private func writeRings(_ rings: [[Coordinate]], into buffer: inout ByteBuffer) throws {
        try writeList(rings.indices, into: &buffer) { index, buffer in
            try write(RingArea.turned(rings[index], isOuter: index == 0), into: &buffer)
        }
    }

    private func write(_ coordinates: [Coordinate], into buffer: inout ByteBuffer) throws {
        try writeList(places.positions(coordinates), into: &buffer) { position, buffer in
            buffer.append(decimal: position.x, decimals: places.decimals)
            buffer.append(UInt8(ascii: " "))
            buffer.append(decimal: position.y, decimals: places.decimals)
        }
    }

    private func writeList<Items: Collection>(
        _ items: Items, into buffer: inout ByteBuffer, item write: (Items.Element, inout ByteBuffer) throws -> Void
    ) rethrows {
        if items.isEmpty { return buffer.append("EMPTY") }
        buffer.append(UInt8(ascii: "("))
        var isFirst = true
        for item in items {
            if !isFirst { buffer.append(", ") }
            isFirst = false
            try write(item, &buffer)
        }
        buffer.append(UInt8(ascii: ")"))
    }
}
