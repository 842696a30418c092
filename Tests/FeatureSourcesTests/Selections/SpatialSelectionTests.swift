import Geometry
import TestSupport
import Testing

@testable import FeatureSources

@Suite("A spatial selection finds the rows that a test of each row finds")
struct SpatialSelectionTests {
    private static let relations =
        SpatialRelation.names + [
            "T*F**F***", "T*****FF*", "FF*FF****", "FF*FF*T**", "*****T***", "**F******", "1********", "FT*******",
            "********2",
        ]

    /// A figure of a few positions on a coarse grid, so that figures often touch; as well-known text.
    private static func figure(_ random: inout SplitMix64) -> String {
        func position() -> String { "\(random.whole(0...8)) \(random.whole(0...8))" }
        switch random.whole(0...4) {
        case 0: return "POINT (\(position()))"
        case 1: return "MULTIPOINT (\(position()), \(position()))"
        case 2:
            return
                "LINESTRING (\(random.whole(0...4)) \(random.whole(0...8)), \(random.whole(5...8)) \(random.whole(0...8)))"
        case 3:
            let (x, y) = (random.whole(0...6), random.whole(0...6))
            return "LINESTRING (\(x) \(y), \(x) \(y + 2), \(x + 2) \(y + 2))"
        default:
            let (x, y, width, height) = (
                random.whole(0...6), random.whole(0...6), random.whole(1...4), random.whole(1...4)
            )
            return "POLYGON ((\(x) \(y), \(x + width) \(y), \(x + width) \(y + height), \(x) \(y)))"
        }
    }

    /// GeoJSON of a figure: what GDAL filters by rectangles before the test is asked.
    private static func geoJSON(_ geometry: SourceGeometry) -> String {
        func list(_ positions: [Position]) -> String {
            "[" + positions.map { "[\($0.x), \($0.y)]" }.joined(separator: ", ") + "]"
        }
        switch geometry {
        case .point(let place): return "{\"type\": \"Point\", \"coordinates\": [\(place.x), \(place.y)]}"
        case .multiPoint(let places): return "{\"type\": \"MultiPoint\", \"coordinates\": \(list(places))}"
        case .lines(let lines):
            let parts = lines.map(list).joined(separator: ", ")
            return "{\"type\": \"MultiLineString\", \"coordinates\": [\(parts)]}"
        case .polygons(let polygons):
            let parts = polygons.map { "[" + $0.map(list).joined(separator: ", ") + "]" }.joined(separator: ", ")
            return "{\"type\": \"MultiPolygon\", \"coordinates\": [\(parts)]}"
        }
    }

    @Test("for every relation and every kind of geometry", arguments: relations)
    func randomFigures(_ name: String) throws {
        var random = SplitMix64(seed: 19)
        let relation = try #require(SpatialRelation(name: name))
        let figures = try (0..<300).map { _ in try WellKnownText.parse(Self.figure(&random)) }
        let features = figures.enumerated().map { number, figure in
            "{\"type\": \"Feature\", \"properties\": {\"n\": \(number)}, \"geometry\": \(Self.geoJSON(figure))}"
        }
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ",\n"))]}", to: "t.geojson")
        let layer = try Dataset(SourceAddress(target: path, name: "t.geojson")).onlyLayer(spatial: true)
        let places = try RowPlaces(of: layer, fallback: .degrees)
        var total = 0
        for _ in 0..<25 {
            let query = try WellKnownText.parse(Self.figure(&random))
            let test = try SpatialTest(relation, of: query)
            let expected = try figures.indices.filter { try test.holds(for: figures[$0]) }.map(Int64.init)
            let selection = RowSelection(spatial: SpatialCondition(relation, of: query, in: .degrees))
            let reader = try RowReader(
                layer, selection, columns: [layer.requiredField(named: "n")], places: places)
            var found: [Int64] = []
            while try reader.next() {
                if case .integer(let number) = reader.value(0) { found.append(number) }
            }
            #expect(found == expected, "\(query)")
            total += found.count
        }
        #expect(total > 0)
    }

    @Test("and a condition at once", arguments: RowSelection.Dialect.allCases)
    func withACondition(_ dialect: RowSelection.Dialect) throws {
        let folder = try TemporaryFolder()
        let points = (0..<20).map { number in
            "{\"type\": \"Feature\", \"properties\": {\"n\": \(number), \"rowid\": \(40 - number)}, "
                + "\"geometry\": {\"type\": \"Point\", \"coordinates\": [\(number), 0]}}"
        }
        let path = try folder.write(
            "{\"type\": \"FeatureCollection\", \"features\": [\(points.joined(separator: ","))]}", to: "t.geojson")
        let layer = try Dataset(SourceAddress(target: path, name: "t.geojson")).onlyLayer(spatial: true)
        let query = SourceGeometry.lines([[Position(x: 4.5, y: 0), Position(x: 9.5, y: 0)]])
        let reader = try RowReader(
            layer,
            RowSelection(
                condition: "n < 7 OR n = 12", dialect: dialect,
                spatial: SpatialCondition(.intersects, of: query, in: .degrees)),
            columns: [layer.requiredField(named: "n")], places: RowPlaces(of: layer, fallback: .degrees))
        var found: [FieldValue] = []
        while try reader.next() { found.append(reader.value(0)) }
        #expect(found == [.integer(5), .integer(6)])
    }
}
