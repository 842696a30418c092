import Foundation
import TestSupport
import Testing

@Suite("Features are found by how a geometry lies to them")
struct RelationTests {
    static let relations = [
        "intersects", "envelope_intersects", "index_intersects", "touches", "overlaps", "crosses", "within", "contains",
        "T*F**F***", "T*****FF*", "FF*FF****", "F***T****", "T********",
    ]

    @Test("by every relation between rectangles", arguments: relations, ["t.geojson", "t.gpkg"])
    func rectangles(_ relation: String, _ source: String) throws {
        try #require(source == "t.geojson" || Conversion.isThere, Conversion.isMissing)
        var random = SplitMix64(seed: 7)
        let features = (0..<40).map { _ in HalfStreetRectangle(&random) }
        let layer = features.enumerated().map { number, feature in
            let (west, south, east, north) = feature.sides
            return LayerText.rectangle(west, south, east, north, "\"name\": \"\(number)\"")
        }
        let job = try LayerJob(["t.geojson": LayerText.collection(layer)])
        if source != "t.geojson" { try Conversion.write("t.geojson", as: source, [], in: job.project.url) }
        let asked = HalfStreetRectangle(&random)
        let (west, south, east, north) = asked.sides
        try job.project.write(
            LayerText.collection(LayerText.rectangle(west, south, east, north)), to: "q.geojson")
        let found = try job.barriers(
            "{source: \(source), allow_empty: true, spatial: {relation: '\(relation)', "
                + "geometry: {source: q.geojson}}}")
        let expected = features.indices.filter { asked.holds(relation, features[$0]) }.map(String.init)
        #expect(found.sorted() == expected.sorted())
    }

    private static let shapes = LayerText.collection(
        LayerText.line([(0, 0), (0, 3), (3, 3)], #""name": "corner""#),
        LayerText.line([(1.5, 0), (1.5, 1.2)], #""name": "in""#),
        LayerText.line([(2, 1), (4, 1)], #""name": "from edge""#),
        LayerText.line([(0.5, 1.5), (4, 1.5)], #""name": "across""#),
        LayerText.line([(1.2, 1.2), (1.8, 1.8)], #""name": "inside""#),
        LayerText.line([(3, 0), (5, 5)], #""name": "far""#))

    /// What the square from (1, 1) to (2, 2) finds among lines.
    static let foundLines: [(relation: String, names: [String])] = [
        ("intersects", ["in", "from edge", "across", "inside"]),
        ("envelope_intersects", ["corner", "in", "from edge", "across", "inside"]),
        ("index_intersects", ["corner", "in", "from edge", "across", "inside"]), ("touches", ["from edge"]),
        ("crosses", ["in", "across"]), ("contains", ["inside"]), ("within", []), ("overlaps", []),
        ("FF*FF****", ["corner", "far"]), ("*F**T****", ["from edge"]),
    ]

    @Test("among lines", arguments: foundLines, ["t.gpkg", "t.shp", "t.csv"])
    func lines(_ example: (relation: String, names: [String]), _ source: String) throws {
        try #require(source == "t.geojson" || Conversion.isThere, Conversion.isMissing)
        let job = try LayerJob(["t.geojson": Self.shapes])
        if source != "t.geojson" {
            let options = source == "t.csv" ? ["-lco", "GEOMETRY=AS_WKT"] : []
            try Conversion.write("t.geojson", as: source, options, in: job.project.url)
        }
        let square = "{wkt: 'POLYGON ((9.001 50.001, 9.002 50.001, 9.002 50.002, 9.001 50.002, 9.001 50.001))'}"
        let found = try job.barriers(
            "{source: \(source), buffer: 1 m, allow_empty: true, spatial: {relation: '\(example.relation)', "
                + "geometry: \(square)}}")
        #expect(found.sorted() == example.names.sorted())
    }

    @Test("a layer asked with itself is found whole, though its lines cross each other")
    func itself() throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.line([(0.11, 0.2), (3.97, 3.83)], #""name": "a""#),
                LayerText.line([(0.13, 3.9), (3.89, 0.27)], #""name": "b""#),
                LayerText.line([(0.2, 1.7), (3.7, 1.1)], #""name": "c""#))
        ])
        func found(_ relation: String) throws -> [String] {
            try job.barriers(
                "{source: t.geojson, buffer: 1 m, allow_empty: true, spatial: {relation: \(relation), "
                    + "geometry: {source: t.geojson}}}")
        }
        #expect(try found("contains") == ["a", "b", "c"])
        #expect(try found("crosses") == [])
        #expect(try found("overlaps") == [])
    }

    @Test("within asks for features round the geometry, contains for features inside of it")
    func directions() throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.rectangle(0, 0, 4, 4, #""name": "large""#),
                LayerText.rectangle(1.5, 1.5, 1.75, 1.75, #""name": "small""#))
        ])
        let square = "{wkt: 'POLYGON ((9.001 50.001, 9.002 50.001, 9.002 50.002, 9.001 50.002, 9.001 50.001))'}"
        func found(_ relation: String, _ geometry: String) throws -> [String] {
            try job.barriers(
                "{source: t.geojson, allow_empty: true, spatial: {relation: \(relation), geometry: \(geometry)}}")
        }
        #expect(try found("within", square) == ["large"])
        #expect(try found("contains", square) == ["small"])
        #expect(try found("within", "{at: \(GridTown.place(1.6, 1.6))}") == ["large", "small"])
        #expect(try found("within", "{at: \(GridTown.place(0, 1))}") == [])
        #expect(try found("touches", "{at: \(GridTown.place(0, 1))}") == ["large"])
        #expect(try found("contains", "{at: \(GridTown.place(1.6, 1.6))}") == [])
        #expect(try found("crosses", "{wkt: 'LINESTRING (9.001 49.999, 9.001 50.005)'}") == ["large"])
    }

    @Test(
        "with a layer in another coordinate system", .enabled(if: Conversion.isThere, Conversion.isMissing),
        arguments: ["EPSG:25832", "EPSG:3857", LayerFormatTests.feet], ["EPSG:4326", "EPSG:25832"])
    func systems(_ asked: String, _ system: String) throws {
        let points = (0..<6).flatMap { column in
            (0..<6).map { row in LayerText.point(Double(column), Double(row), "\"name\": \"\(column) \(row)\"") }
        }
        let job = try LayerJob([
            "t.geojson": LayerText.collection(points),
            "q.geojson": LayerText.collection(
                LayerText.rectangle(0.5, 0.5, 2.5, 1.5, #""zone": 1"#),
                LayerText.rectangle(2.5, 0.5, 3.5, 1.5, #""zone": 1"#), LayerText.rectangle(4, 4, 5, 5, #""zone": 2"#)),
        ])
        try Conversion.write("t.geojson", as: "t.gpkg", ["-t_srs", system], in: job.project.url)
        try Conversion.write("q.geojson", as: "q.gpkg", ["-t_srs", asked], in: job.project.url)
        let found = try job.barriers(
            "{source: t.gpkg, buffer: 1 m, spatial: {relation: contains, "
                + "geometry: {source: q.gpkg, where: 'zone = 1'}}}")
        #expect(found.sorted() == ["1 1", "2 1", "3 1"])
    }

    @Test("within a distance on the ground", arguments: [(60, 1), (110, 3), (130, 5), (160, 11)])
    func buffers(_ metres: Int, _ count: Int) throws {
        let points = (0..<6).flatMap { column in
            (0..<6).map { row in LayerText.point(Double(column), Double(row), "\"name\": \"\(column) \(row)\"") }
        }
        let job = try LayerJob(["t.geojson": LayerText.collection(points)])
        // A step is 71.7 m to the east and 111.2 m to the north.
        let found = try job.barriers(
            "{source: t.geojson, buffer: 1 m, spatial: {geometry: {at: \(GridTown.place(2, 2))}, buffer: \(metres) m}}")
        let expected = points.indices.filter { place in
            let (column, row) = (place / 6, place % 6)
            let (east, north) = (Double(column - 2) * 71.695, Double(row - 2) * 111.226)
            return east * east + north * north <= Double(metres * metres)
        }
        #expect(found == expected.map { "\($0 / 6) \($0 % 6)" })
        #expect(found.count == count)
    }
}
