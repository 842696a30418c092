import Testing

@Suite("The geometry that features are looked for with")
struct QueryGeometryTests {
    private static let points = "name,x,y\neast,179.95,-17\nwest,-179.95,-17\nfar,9,-17\nnear,179.8,-17\n"

    private func project(_ spatial: String, _ files: [String: String] = [:]) throws -> TemporaryProject {
        let job = """
            job: related_records
            source: points.csv
            spatial: \(spatial)
            relationship: {source: names.csv, table: names, origin_key: name, destination_key: name}
            """
        return try TemporaryProject(
            ["points.csv": Self.points, "names.csv": "name,n\neast,1\nwest,2\nfar,3\nnear,4\n", "a.yaml": job + "\n"]
                .merging(files) { first, _ in first })
    }

    private func found(_ spatial: String, _ files: [String: String] = [:]) throws -> (names: [String?], codes: [String])
    {
        let project = try project(spatial, files)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]] ?? []
        let rows = try project.outputs().table("a/records.csv").rows
        return (rows.map { $0["name"] }, messages.filter { $0["severity"] == "warning" }.compactMap { $0["code"] })
    }

    private static let across = "POLYGON ((179.9 -18, -179.9 -18, -179.9 -16, 179.9 -16, 179.9 -18))"

    @Test(
        "goes the short way across the antimeridian",
        arguments: [
            "{geometry: {wkt: '\(across)'}}", "{geometry: {source: area.csv}}",
            "{relation: contains, geometry: {wkt: '\(across)'}}",
            "{geometry: {wkt: 'LINESTRING (179.9 -17, -179.9 -17)'}}",
            "{geometry: {wkt: 'LINESTRING (179.9 -17, -179.9 -17)'}, buffer: 6 km}",
        ])
    func shortWay(_ spatial: String) throws {
        let found = try found(spatial, ["area.csv": "id,wkt\n1,\"\(Self.across)\"\n"])
        #expect(found.names == ["east", "west"])
        #expect(found.codes == [])
    }

    @Test(
        "crosses the antimeridian on its short way in any coordinate system",
        arguments: [
            ("EPSG:3832", "3328453 -2000000, 3350717 -2000000, 3350717 -1800000, 3328453 -1800000, 3328453 -2000000"),
            ("EPSG:32701", "170000 8060000, 192000 8060000, 192000 8180000, 170000 8180000, 170000 8060000"),
        ], ["intersects", "contains"])
    func shortWayOfSystems(_ area: (system: String, ring: String), _ relation: String) throws {
        let found = try found(
            "{relation: \(relation), geometry: {source: area.csv, crs: '\(area.system)'}}",
            ["area.csv": "id,wkt\n1,\"POLYGON ((\(area.ring)))\"\n"])
        #expect(found.names == ["east", "west"])
    }

    private static let bow = "POLYGON ((179.94 -18, 180 -16, 180 -18, 179.94 -16, 179.94 -18))"

    @Test("is a mistake where it crosses itself, at its place") func crossing() throws {
        let ended = try project("{geometry: {wkt: '\(Self.bow)'}}").run("validate", "a.yaml")
        #expect(ended.code == 1)
        #expect(
            ended.error.contains("a.yaml:3:27: error: the polygon is not valid: Self-intersection"), "\(ended.error)")
    }

    @Test("counts by the even-odd rule where a layer has it crossing itself, with a warning") func crossingRow() throws
    {
        let found = try found("{geometry: {source: area.csv}}", ["area.csv": "id,wkt\n1,\"\(Self.bow)\"\n"])
        #expect(found.names == ["east"])
        #expect(found.codes.contains("invalid_polygon"))
    }

    @Test(
        "is no place on the globe: said where it stands, and not at its buffer",
        arguments: ["{geometry: {at: [9, 95]}}", "{geometry: {at: [9, 95]}, buffer: 1 km}"])
    func beyond(_ spatial: String) throws {
        let ended = try project(spatial).run("validate", "a.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("a.yaml:3:26: error: the latitude 95 is beyond 90 degrees"), "\(ended.error)")
    }

    @Test(
        "is in no system: said at the relationship that leads to its layer",
        .enabled(if: Conversion.isThere, Conversion.isMissing))
    func system() throws {
        let job = """
            job: related_records
            source: names.csv
            relationship:
              {source: places.shp, table: places, origin_key: name, destination_key: name}
            """
        let project = try TemporaryProject([
            "names.csv": "name,n\neast,1\n", "places.csv": "name,WKT\neast,POINT (3 4)\n", "a.yaml": job + "\n",
        ])
        try Conversion.write("places.csv", as: "places.shp", [], in: project.url)
        let ended = try project.run("validate", "a.yaml")
        #expect(
            ended.error.contains("a.yaml:4:3: error: the layer 'places' has no coordinate system"), "\(ended.error)")
    }
}
