import Foundation
import Testing

/// Relationships that other programs have written.
@Suite("Real data's relationships", .enabled(if: SharedData.isThere, "the shared data is not there"))
struct SharedRelationsTests {
    private func run(_ job: String, in project: TemporaryProject) throws -> [String: Int] {
        try project.write("job: related_records\nname: a\n\(job)\n", to: "a.yaml")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(job): \(ended.error)")
        return try project.outputs().json("a/job.json")["counts"] as? [String: Int] ?? [:]
    }

    /// The classes of the geodatabase, whose tables have no rows.
    @Test(
        "of a file geodatabase can be followed either way",
        arguments: [
            ("simple_relationship_one_to_one", "table1", "table2"), ("simple_one_to_many", "table1", "table2"),
            ("simple_many_to_many", "table1", "table2"), ("composite_one_to_one", "table1", "table3"),
            ("composite_many_to_many", "table6", "table7"),
            ("simple_attributed", "table8", "table9"), ("points__ATTACHREL", "points", "points__ATTACH"),
        ])
    func geodatabase(_ name: String, _ origin: String, _ destination: String) throws {
        let project = try TemporaryProject()
        let source = "source: \(SharedData.path("relationships/relationships.gdb"))"
        for table in [origin, destination] {
            let counts = try run("\(source)\ntable: \(table)\nrelationship: \(name)", in: project)
            #expect(counts["pairs"] != nil)
        }
    }

    @Test("of a GeoPackage between rows that the test adds", .enabled(if: SQLiteFile.isThere))
    func package() throws {
        let project = try TemporaryProject()
        let file = try copy("relation_mapping_table.gpkg", into: project)
        // Triggers of the spatial index call functions that sqlite3 does not have.
        let triggers = try file.lines("SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'rtree%'")
        try file.run(triggers.map { "DROP TRIGGER \($0);" }.joined())
        try file.run(
            """
            DELETE FROM a; DELETE FROM b; DELETE FROM my_mapping_table;
            INSERT INTO a (fid, some_id) VALUES (1, 10), (2, 20), (3, NULL), (4, 10), (5, 50);
            INSERT INTO b (fid, other_id) VALUES (1, 7), (2, 8), (3, 7), (4, NULL);
            INSERT INTO my_mapping_table VALUES (10, 7), (10, 8), (20, 8), (20, 8), (30, 7), (50, 9);
            """)
        let join = "my_mapping_table m JOIN a ON a.some_id = m.base_id JOIN b ON b.other_id = m.related_id"
        for (table, other) in [("a", "b"), ("b", "a")] {
            let counts = try run(
                "source: copy.gpkg\ntable: \(table)\nfields: []\nrelated_fields: []\nreturn_geometry: false",
                in: project)
            let records = try project.outputs().text("a/records.csv").split(separator: "\n").dropFirst().map(
                String.init)
            let ids = "\(table).fid || ',' || \(other).fid"
            #expect(
                try records == file.lines("SELECT DISTINCT \(ids) FROM \(join) ORDER BY \(table).fid, \(other).fid"))
            #expect(counts["repeated_pairs"] == 1)
            #expect(counts["null_keys"] == 1)
        }
    }

    @Test("of a GeoPackage to media", .enabled(if: SQLiteFile.isThere)) func media() throws {
        let project = try TemporaryProject()
        let file = try copy("nga_rte.gpkg", into: project)
        let pairs = try file.lines(
            "SELECT base_id || ',' || related_id FROM cats_mapping m JOIN cats_feature f ON f.id = m.base_id "
                + "JOIN cats_media i ON i.id = m.related_id ORDER BY base_id, related_id")
        _ = try run("source: copy.gpkg\ntable: cats_feature\nfields: []\nrelated_fields: []", in: project)
        let records = try project.outputs().text("a/records.csv").split(separator: "\n").dropFirst().map(String.init)
        #expect(records == pairs)
    }

    private func copy(_ name: String, into project: TemporaryProject) throws -> SQLiteFile {
        try project.write(
            try Data(contentsOf: URL(filePath: SharedData.path("relationships/\(name)"))), to: "copy.gpkg")
        return SQLiteFile(url: project.url.appending(path: "copy.gpkg"))
    }
}
