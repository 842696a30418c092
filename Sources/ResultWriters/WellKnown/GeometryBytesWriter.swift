import FeatureSources
import Geometry
import Results

/// Writes geometries as well-known binary (ISO 19125) in a coordinate system, rounded as in texts.
///
/// Lines and polygons are always of the kind that may have several parts, as a layer has one kind. What crosses the
/// antimeridian is cut there, as in GeoJSON. Not for sharing between threads.
final class GeometryBytesWriter {
    private enum Kind: UInt32 {
        case point = 1
        case line, polygon, points, lines, polygons
    }

    private let places: SystemPlaces
    private var bytes: [UInt8] = []

    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    init(_ system: SystemDefinition) throws { places = try SystemPlaces(system) }

    /// - Throws: `CoordinateSystemError.outside` for a geometry that the system cannot hold.
    func bytes(of geometry: FeatureGeometry) throws -> [UInt8] {
        bytes.removeAll(keepingCapacity: true)
        switch geometry {
        case .point(let coordinate): try put(point: coordinate)
        case .points(let coordinates): try put(.points, coordinates) { try put(point: $0) }
        case .lines(let lines):
            try put(.lines, AntimeridianLines.cut(lines)) { line in
                begin(.line)
                try put(line)
            }
        case .polygons(let polygons):
            try put(.polygons, AntimeridianPolygons.cut(polygons)) { rings in
                try put(.polygon, Array(rings.enumerated())) { index, ring in
                    try put(RingArea.turned(ring, isOuter: index == 0))
                }
            }
        }
        return bytes
    }

    private func put(point: Coordinate) throws {
        begin(.point)
        put(try places.positions([point])[0])
    }

    private func put<Part>(_ kind: Kind, _ parts: [Part], part put: (Part) throws -> Void) throws {
        begin(kind)
        self.put(count: parts.count)
        for part in parts { try put(part) }
    }

    private func put(_ coordinates: [Coordinate]) throws {
        put(count: coordinates.count)
        for position in try places.positions(coordinates) { put(position) }
    }

    /// Numbers have their least byte first.
    private func begin(_ kind: Kind) {
        bytes.append(1)
        put(kind.rawValue)
    }

    private func put(count: Int) { put(UInt32(count)) }

    private func put(_ position: Position) {
        let rounded = places.rounded(position)
        put(rounded.x.bitPattern)
        put(rounded.y.bitPattern)
    }

    private func put(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
