import Foundation
import Testing

@Suite("Layers of PostgreSQL", .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLLayerTests {
    private static let guises = [
        "degrees": "layer: degrees, order_by: rank", "metres": "layer: metres, order_by: rank",
        "web": "layer: web, order_by: rank", "geography": "layer: earth, order_by: rank",
        "first-of-two-places": "layer: two_places(home), order_by: rank", "view": "layer: all_stops, order_by: rank",
        "schema": "layer: works.visits, order_by: rank",
        "capitals": "layer: Visit Points, order_by: '\"The Rank\"'",
        "capitals-ignored": "layer: DEGREES, order_by: Rank",
        "coordinates": "layer: columns, order_by: rank, fields: {x: lon, y: lat, name: name}, crs: EPSG:4326",
        "descending-ids": "layer: degrees, where: \"id > 0\", order_by: [id asc]",
    ]

    @Test("are the same stops in any system, schema and spelling") func guises() throws {
        var jobs = Self.guises.mapValues { DatabaseTown.job($0) }
        jobs["written"] = DatabaseTown.writtenJob
        let project = try DatabaseTown.project(Dictionary(uniqueKeysWithValues: jobs.map { ("\($0).yaml", $1) }))
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended.error)")
        let wanted = try project.outputs().data("written/routes.geojson")
        for guise in Self.guises.keys.sorted() {
            #expect(try project.outputs().data("\(guise)/routes.geojson") == wanted, "\(guise)")
        }
    }

    /// Items and the names of the stops that they stand for, in their order.
    private static let selections = [
        ("layer: degrees, where: \"name ~ '^[CM]' AND rank BETWEEN 1 AND 3\"", ["Corner", "Market"]),
        ("layer: degrees, where: \"lower(name) IN (SELECT 'school' UNION SELECT 'depot')\"", ["School", "Depot"]),
        ("layer: degrees, where: \"ST_X(place) > 9.0015\"", ["Market", "School"]),
        ("layer: degrees, where: \"name || '%' LIKE '%t%'\"", ["Market", "Depot"]),
        ("layer: Visit Points, where: \"\\\"The Rank\\\" > 2\"", ["School", "Depot"]),
        (
            "layer: degrees, dialect: sqlite, where: \"instr(name, 'o') = 2 OR name GLOB 'De*'\"",
            ["Corner", "Depot"]
        ),
        ("layer: degrees, dialect: sqlite, where: \"id = 2 OR fid = 3 AND rowid = 3\"", ["Market", "School"]),
        ("layer: backwards", ["Corner", "Market", "School", "Depot"]),
        ("layer: backwards, where: \"rank > 1\", limit: 2", ["Market", "School"]),
        ("layer: degrees, order_by: name desc, limit: 3", ["School", "Market", "Depot"]),
        ("layer: degrees, where: \"rank < 4\", order_by: [name], limit: 2", ["Corner", "Market"]),
        (
            "layer: metres, order_by: id, spatial: {relation: contains, geometry: {at: [9.002, 50.002]}, buffer: 140 m}",
            ["Market", "School", "Depot"]
        ),
        (
            "layer: web, order_by: id, spatial: {relation: intersects, geometry: {source: \"DATABASE\", layer: degrees,"
                + " where: \"rank > 2\"}, buffer: 150 m}", ["Market", "School", "Depot"]
        ),
        (
            "layer: degrees, order_by: id, via: {table: round, where: \"day = 'monday'\", relationship: visit}",
            ["Corner", "School"]
        ),
        (
            "layer: degrees, order_by: id, via: {table: round, ids: [2], relationship: {origin_key: id,"
                + " destination_key: id, through: {table: visit, origin_key: round, destination_key: stop}}}",
            ["Corner", "Market", "Depot"]
        ),
        (
            "layer: degrees, order_by: id, via: {table: visit, where: \"round IS NULL OR stop = 2\"}",
            ["Market", "Depot"]
        ),
    ]

    @Test("give the stops that a selection means") func selections() throws {
        let jobs = Self.selections.enumerated().map { ("s\($0).yaml", DatabaseTown.job($1.0)) }
        let project = try DatabaseTown.project(Dictionary(uniqueKeysWithValues: jobs))
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended.error)")
        for (number, (item, names)) in Self.selections.enumerated() {
            let stops = try project.outputs().table("s\(number)/stops.csv").rows
            #expect(stops.compactMap { $0["name"] } == names, "\(item)")
        }
    }

    @Test("are barriers") func barriers() throws {
        func job(_ condition: String) -> String {
            GridTown.job(
                to: 3, 0,
                more: "barriers: {polygons: [{source: \"DATABASE\", layer: floods, where: \"\(condition)\"}]}\n")
        }
        let written = GridTown.job(
            to: 3, 0,
            more: """
                barriers:
                  polygons:
                    - wkt: "POLYGON ((9.0004 49.9996, 9.0004 50.0004, 9.0006 50.0004, 9.0006 49.9996, 9.0004 49.9996))"

                """)
        let project = try DatabaseTown.project([
            "deep.yaml": job("depth > 0.3"), "written.yaml": written, "dry.yaml": GridTown.job(to: 3, 0),
        ])
        let ended = try project.run("run", ".")
        #expect(ended.code == 0, "\(ended.error)")
        func length(_ job: String) throws -> Double? {
            try project.outputs().table("\(job)/stops.csv").numbers("cumul_length").last
        }
        #expect(try length("deep") == length("written"))
        #expect(try length("deep") ?? 0 > length("dry") ?? .infinity)
    }
}
