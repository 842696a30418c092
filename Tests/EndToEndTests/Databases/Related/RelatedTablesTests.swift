import Foundation
import Testing

/// The kinds of relations that the Related Tables Extension has (OGC 18-000, clause 7), written by its text.
@Suite("The Related Tables of a GeoPackage", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct RelatedTablesTests {
    private static let statements = [
        GeoPackage.head, GeoPackage.relations,
        "CREATE TABLE site (id INTEGER PRIMARY KEY, geom POINT, name TEXT);",
        "CREATE TABLE photo (id INTEGER PRIMARY KEY AUTOINCREMENT, data BLOB NOT NULL, content_type TEXT NOT NULL);",
        "CREATE TABLE well (id INTEGER PRIMARY KEY, geom POINT, depth REAL);",
        "CREATE TABLE remark (id INTEGER PRIMARY KEY, words TEXT);",
        "CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT);",
        "CREATE TABLE plan (id INTEGER PRIMARY KEY AUTOINCREMENT, zoom_level INTEGER NOT NULL, tile_column INTEGER NOT NULL,"
            + " tile_row INTEGER NOT NULL, tile_data BLOB NOT NULL);",
        GeoPackage.listedPoints("site"), GeoPackage.listedPoints("well"), GeoPackage.listed("photo"),
        GeoPackage.listed("remark"), GeoPackage.listed("owner"),
        GeoPackage.related("site", "photo", "media", by: "site_photo"),
        GeoPackage.related("site", "well", "features", by: "site_well", columns: ", metres REAL, note TEXT"),
        GeoPackage.related("site", "remark", "simple_attributes", by: "site_remark"),
        GeoPackage.related("site", "owner", "attributes", by: "site_owner", columns: ", since TEXT"),
        GeoPackage.related("site", "plan", "tiles", by: "site_plan"),
        (1...6).map { "INSERT INTO site VALUES (\($0), \(GeoPackage.point(9 + Double($0) / 1000, 50)), 'site \($0)');" }
            .joined(),
        (1...5).map { "INSERT INTO well VALUES (\($0), \(GeoPackage.point(9, 50 + Double($0) / 1000)), \($0).5);" }
            .joined(),
        "INSERT INTO photo VALUES (1, X'FFD8', 'image/jpeg'), (2, X'8950', 'image/png');",
        "INSERT INTO remark VALUES (1, 'dry'), (2, 'wet'), (3, 'nobody''s');",
        "INSERT INTO owner VALUES (7, 'Ada'), (8, 'Bo');",
        "INSERT INTO plan VALUES (1, 0, 0, 0, X'00'), (2, 1, 0, 1, X'01');",
        "INSERT INTO site_photo VALUES (1, 1), (1, 2), (2, 1), (5, 9);",
        "INSERT INTO site_well VALUES (1, 3, 12.5, 'near'), (1, 3, 12.5, 'near'), (1, 3, 14.0, NULL), (2, 5, 3, 'by');",
        "INSERT INTO site_remark VALUES (3, 2), (3, 1), (99, 1);",
        "INSERT INTO site_owner VALUES (1, 7, '1999'), (4, 7, NULL), (4, 8, '2001');",
        "INSERT INTO site_plan VALUES (6, 2), (6, 1), (1, 1);",
    ]

    private let project: TemporaryProject
    private let file: SQLiteFile

    init() throws {
        project = try TemporaryProject()
        file = SQLiteFile(url: project.url.appending(path: "town.gpkg"))
        try file.run((["BEGIN;"] + Self.statements + ["COMMIT;"]).joined(separator: "\n"))
    }

    private func records(_ job: String) throws -> [String] {
        try project.write("job: related_records\nname: a\nsource: town.gpkg\n" + job, to: "a.yaml")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        return try project.outputs().text("a/records.csv").split(separator: "\n").dropFirst().map(String.init)
    }

    @Test("tells of keys that several rows have, on either side")
    func duplicates() throws {
        try file.run(
            """
            CREATE TABLE lamp (fid INTEGER PRIMARY KEY, id INTEGER, name TEXT);
            CREATE TABLE crew (fid INTEGER PRIMARY KEY, id INTEGER, name TEXT);
            \(GeoPackage.listed("lamp")) \(GeoPackage.listed("crew"))
            \(GeoPackage.related("lamp", "crew", "attributes", by: "lamp_crew"))
            INSERT INTO lamp VALUES (1, 5, 'a'), (2, 5, 'b'), (3, 6, 'c');
            INSERT INTO crew VALUES (1, 7, 'd'), (2, 8, 'e'), (3, 8, 'f'), (4, 8, 'g');
            INSERT INTO lamp_crew VALUES (5, 7), (6, 8);
            """)
        #expect(try records("table: lamp\nrelationship: lamp_crew_attributes\n").count == 5)
        let counts = try project.outputs().json("a/job.json")["counts"] as? [String: Int] ?? [:]
        #expect(counts["duplicate_row_keys"] == 1 && counts["duplicate_related_keys"] == 1, "\(counts)")
    }

    @Test(
        "relates features to rows of any kind, either way",
        arguments: ["photo media", "well features", "remark simple_attributes", "owner attributes", "plan tiles"],
        [true, false])
    func relation(_ related: String, _ isForward: Bool) throws {
        let (table, relation) = (related.split(separator: " ")[0], related.split(separator: " ")[1])
        let (from, to) = isForward ? ("site", String(table)) : (String(table), "site")
        let (own, other) = isForward ? ("base_id", "related_id") : ("related_id", "base_id")
        let given = try records(
            "table: \(from)\nrelationship: site_\(table)_\(relation)\nfields: []\nrelated_fields: []\n")
        let rest = ["well": "|| ',' || metres || ',' || coalesce(note, '')", "owner": "|| ',' || coalesce(since, '')"]
        let wanted = try file.lines(
            "SELECT f.id || ',' || t.id \(rest[String(table)] ?? "") FROM \(from) f JOIN site_\(table) m ON m.\(own) = f.id "
                + "JOIN \(to) t ON t.id = m.\(other) GROUP BY 1 ORDER BY f.id, t.id, min(m.rowid)")
        #expect(given.map { $0.replacing(".0,", with: ",") } == wanted.map { $0.replacing(".0,", with: ",") })
    }

    @Test("says what is amiss with a mapping table") func counts() throws {
        _ = try records("table: site\nrelationship: site_photo_media\nkeep_unmatched: true\n")
        let counts = try #require(try project.outputs().json("a/job.json")["counts"] as? [String: Int])
        #expect(counts["mapping_orphan_keys"] == 1)
        #expect(counts["unmatched"] == 4)
        _ = try records("table: site\nrelationship: site_well_features\n")
        let repeated = try #require(try project.outputs().json("a/job.json")["counts"] as? [String: Int])
        #expect(repeated["repeated_pairs"] == 1)
        #expect(repeated["pairs"] == 3)
    }

    @Test("gives related features their places") func places() throws {
        _ = try records("table: site\nrelationship: site_well_features\n")
        let features = try project.outputs().features("a/features.geojson").features
        #expect(features.map(\.positions) == [[Point(x: 9, y: 50.003)], [Point(x: 9, y: 50.005)]])
        _ = try records("table: site\nrelationship: site_well_features\nreturn_geometry: false\n")
        #expect(try project.outputs().features("a/features.geojson").features.allSatisfy { $0.positions.isEmpty })
    }

    @Test("is an error where several lead away and none is named") func several() throws {
        try project.write("job: related_records\nsource: town.gpkg\ntable: site\n", to: "b.yaml")
        let ended = try project.run("validate", "b.yaml")
        #expect(ended.code == 1)
        #expect(
            ended.error.contains("b.yaml:3:8: error: the table 'site' has several relationships, and none is named"))
        #expect(ended.error.contains("'site_owner_attributes'"))
    }
}
