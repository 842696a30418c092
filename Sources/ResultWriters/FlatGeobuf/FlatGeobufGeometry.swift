import FeatureSources
import Geometry
import Results

/// Puts geometries into features of FlatGeobuf, in a coordinate system, rounded as in texts (flatgeobuf.org, feature.fbs).
///
/// Lines and polygons are always of the kind that may have several parts, as a file has one kind. What crosses the antimeridian is
/// cut there, as in GeoJSON. Not for sharing between threads.
final class FlatGeobufGeometry {
    /// GeometryType of header.fbs.
    enum Kind: UInt8 {
        case any = 0
        case point, line, polygon, points, lines, polygons
    }

    private let places: SystemPlaces
    /// Round all that was put.
    private(set) var box: FlatGeobufBox?

    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    init(_ system: SystemDefinition) throws { places = try SystemPlaces(system) }

    /// That of all rows of a table.
    static func kind(of geometry: Table.Geometry) -> Kind {
        switch geometry {
        case .none, .any: .any
        case .point: .point
        case .line: .lines
        case .polygon: .polygons
        }
    }

    /// A geometry cut at the antimeridian; nil where nothing is left of it.
    static func cut(_ geometry: FeatureGeometry) -> FeatureGeometry? {
        switch geometry {
        case .point: return geometry
        case .points(let coordinates): return coordinates.isEmpty ? nil : geometry
        case .lines(let lines):
            let lines = AntimeridianLines.cut(lines)
            return lines.isEmpty ? nil : .lines(lines)
        case .polygons(let polygons):
            let polygons = AntimeridianPolygons.cut(polygons)
            return polygons.isEmpty ? nil : .polygons(polygons)
        }
    }

    /// Puts a geometry that has been cut.
    ///
    /// - Parameter place: the reference to it.
    /// - Throws: `CoordinateSystemError.outside` for a geometry that the system cannot hold.
    func put(_ geometry: FeatureGeometry, at place: Int, into buffer: inout FlatBuffer) throws {
        switch geometry {
        case .point(let coordinate): try put(.point, [[coordinate]], at: place, into: &buffer)
        case .points(let coordinates): try put(.points, [coordinates], at: place, into: &buffer)
        case .lines(let lines): try put(.lines, lines, at: place, into: &buffer)
        case .polygons(let polygons):
            let start = buffer.put(Self.several, at: place)
            buffer.set(Kind.polygons.rawValue, at: start + Self.several[Field.kind])
            let references = buffer.put(references: polygons.count, at: start + Self.several[Field.parts])
            for (index, rings) in polygons.enumerated() {
                let turned = rings.enumerated().map { RingArea.turned($1, isOuter: $0 == 0) }
                try put(.polygon, turned, at: references + 4 * index, into: &buffer)
            }
        }
    }

    /// Puts lists of places, and where each ends; of a single one that is left out, but for lines, where GDAL asks for it.
    private func put(_ kind: Kind, _ lists: [[Coordinate]], at place: Int, into buffer: inout FlatBuffer) throws {
        let hasEnds = lists.count > 1 || kind == .lines
        let form = hasEnds ? Self.divided : Self.single
        let start = buffer.put(form, at: place)
        buffer.set(kind.rawValue, at: start + form[Field.kind])
        var (numbers, ends): ([Double], [UInt32]) = ([], [])
        for list in lists {
            numbers.reserveCapacity(numbers.count + 2 * list.count)
            for position in try places.positions(list) {
                let rounded = places.rounded(position)
                numbers.append(rounded.x)
                numbers.append(rounded.y)
                if box == nil { box = FlatGeobufBox(rounded) } else { box?.extend(to: rounded) }
            }
            ends.append(UInt32(numbers.count / 2))
        }
        buffer.put(list: numbers, at: start + form[Field.places])
        if hasEnds { buffer.put(list: ends, at: start + form[Field.ends]) }
    }

    private static let single = FlatTable([(Field.places, 4), (Field.kind, 1)])
    private static let divided = FlatTable([(Field.places, 4), (Field.ends, 4), (Field.kind, 1)])
    private static let several = FlatTable([(Field.parts, 4), (Field.kind, 1)])

    /// The numbers of fields in feature.fbs.
    private enum Field {
        static let (ends, places, kind, parts) = (0, 1, 6, 7)
    }
}
