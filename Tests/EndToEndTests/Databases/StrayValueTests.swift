import Testing

@Suite(
    "A value in SQLite that is not of its column's type", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct StrayValueTests {
    private static let tables = """
        CREATE TABLE places (id INTEGER PRIMARY KEY, zone INTEGER, share REAL, open BOOLEAN);
        INSERT INTO places VALUES (1, '', 0.5, 1), (2, 'abc', 'half', 'ja'), (3, 5.5, 2, 0), (4, 5, NULL, NULL);
        CREATE TABLE zones (zone INTEGER, name TEXT);
        INSERT INTO zones VALUES (0, 'unknown'), (5, 'centre');
        """

    /// A job that looks for the rows of a table that have the values of one of another.
    private func project(
        _ table: String, with other: String, by key: String, _ keys: String, _ statements: String
    ) throws -> TemporaryProject {
        let project = try TemporaryProject([
            "a.yaml": """
            job: related_records
            source: town.sqlite
            table: \(table)
            relationship: {table: \(other), origin_key: \(key), destination_key: \(key)}
            related_fields: {keep: [name]}
            \(keys)
            """
        ])
        try file(of: project).run(statements)
        return project
    }

    private func file(of project: TemporaryProject) -> SQLiteFile {
        SQLiteFile(url: project.url.appending(path: "town.sqlite"))
    }

    private func outputs(_ keys: String) throws -> (records: CSVTable, said: [String]) {
        let kept = "keep_unmatched: true\nfields: {keep: [zone, share, open]}\n"
        let project = try project("places", with: "zones", by: "zone", kept + keys, Self.tables)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]] ?? []
        return (
            try project.outputs().table("a/records.csv"),
            messages.filter { $0["severity"] == "warning" }.compactMap { $0["code"] }
        )
    }

    @Test("is written as it is, and matches no number that it is not") func written() throws {
        let (records, said) = try outputs("")
        let rows = records.rows.map { row in
            ["zone", "share", "open", "name"].map { row[$0] ?? "-" }.joined(separator: "|")
        }
        #expect(rows == ["|0.5|true|", "abc|half|ja|", "5.5|2|false|", "5|||centre"], "\(rows)")
        #expect(said.contains("unreadable_keys"), "\(said)")
    }

    @Test("makes a column of texts where columns have types") func typed() throws {
        let keys = "keep_unmatched: true\nfields: {keep: [zone, share, open]}\noutputs: {formats: [csv, gpkg, fgb]}\n"
        let project = try project("places", with: "zones", by: "zone", keys, Self.tables)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let packed = SQLiteFile(url: project.url.appending(path: "outputs/a/results.gpkg"))
        let values = try packed.lines(
            "SELECT coalesce(zone, '-') || '|' || share || '|' || open FROM records ORDER BY fid")
        #expect(values.prefix(3) == ["|0.5|true", "abc|half|ja", "5.5|2|false"], "\(values)")
        #expect(project.exists("outputs/a/records.fgb"))
    }

    @Test("is a whole number, be it too long for 32 bits, in a column that says INTEGER") func long() throws {
        let project = try project(
            "places", with: "nodes", by: "node", "where: node <> 7\nfields: {keep: [node]}",
            """
            CREATE TABLE places (id INTEGER PRIMARY KEY, node INTEGER);
            INSERT INTO places VALUES (1, 5000000000), (2, -5000000001), (3, 7), (4, 2147483648), (5, 2147483647);
            CREATE TABLE nodes (node INTEGER, name TEXT);
            INSERT INTO nodes VALUES (5000000000, 'north'), (-5000000001, 'south'), (2147483647, 'edge');
            """)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let rows = try project.outputs().table("a/records.csv").rows.map { "\($0["node"] ?? "") \($0["name"] ?? "")" }
        #expect(rows == ["5000000000 north", "-5000000001 south", "2147483647 edge"])
    }

    @Test("is written as it is where it is no date in a column of dates, and has a key") func dates() throws {
        let project = try project(
            "visits", with: "days", by: "day", "keep_unmatched: true\nfields: {keep: [day]}",
            """
            CREATE TABLE visits (id INTEGER PRIMARY KEY, day DATE);
            INSERT INTO visits VALUES (1, '2026-01-31'), (2, 'soon'), (3, 20260101), (4, NULL), (5, '2026/02/01'),
                (6, '2024'), (7, '12:30'), (8, '2026-13-45');
            CREATE TABLE days (day DATE, name TEXT);
            INSERT INTO days VALUES ('2026-01-31', 'a'), ('2026-02-01', 'b');
            """)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended)")
        let rows = try project.outputs().table("a/records.csv").rows.map { "\($0["day"] ?? "")|\($0["name"] ?? "")" }
        #expect(
            rows == ["2026-01-31|a", "soon|", "20260101|", "|", "2026-02-01|b", "2024|", "12:30|", "2026-13-45|"],
            "\(rows)")
        #expect(try project.outputs().text("a/job.json").contains("1 selected row of visits has no key"))
    }

    @Test("fails a job that reads it in a view, which has no ids by which rows could be told")
    func views() throws {
        let view = "CREATE VIEW views AS SELECT id, zone, share FROM places;"
        let project = try project("views", with: "zones", by: "zone", "", Self.tables + view)
        let ended = try project.run("run", "a.yaml")
        #expect(
            ended.code == 1 && ended.output.contains("the column zone is one of numbers and holds a text"), "\(ended)")
        try file(of: project).run(
            "DROP VIEW views; CREATE VIEW views AS SELECT id, CAST(zone AS TEXT) AS zone FROM places;")
        #expect(try project.run("run", "a.yaml").code == 0)
    }

    @Test("is no place, and no 0") func coordinate() throws {
        let project = try GridTown.project(["a.yaml": jobText(stops: "{source: town.sqlite, layer: stops}")])
        try file(of: project).run(
            """
            CREATE TABLE stops (id INTEGER PRIMARY KEY, name TEXT, x REAL, y REAL);
            INSERT INTO stops VALUES (1, 'Corner', 9, 50), (2, 'Mill', 'abc', 50), (3, 'Market', 9.002, 50.002);
            """)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0 && ended.output.contains("Mill is not located: x is 'abc', not a number"), "\(ended)")
    }

    @Test(
        "is written as it is in a GeoPackage, of all rows or of those of one place",
        .enabled(if: Conversion.isThere, Conversion.isMissing),
        arguments: [("spatial: {geometry: {at: [9, 50]}, buffer: 1 km}", ["1", "abc"]), ("", ["1", "2", "abc"])])
    func places(_ selection: String, _ zones: [String]) throws {
        let project = try TemporaryProject([
            "t.csv": "zone,WKT\n1,POINT (9 50)\n2,POINT (9.5 50)\n3,POINT (9.001 50)\n",
            "names.csv": "zone,name\n1,one\n0,nought\n",
            "a.yaml": """
            job: related_records
            source: t.gpkg
            table: t
            \(selection)
            relationship: {source: names.csv, table: names, origin_key: zone, destination_key: zone}
            keep_unmatched: true
            """,
        ])
        try Conversion.write(
            "t.csv", as: "t.gpkg", ["-oo", "AUTODETECT_TYPE=YES", "-a_srs", "EPSG:4326"], in: project.url)
        try SQLiteFile(url: project.url.appending(path: "t.gpkg")).run(
            (1...7).map { "DROP TRIGGER IF EXISTS rtree_t_geom_update\($0);" }.joined()
                + "UPDATE t SET zone = 'abc' WHERE zone > 1 AND fid <> 2")
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try project.outputs().table("a/records.csv").rows.map { $0["zone"] } == zones)
    }

    @Test("is found by conditions, too") func conditions() throws {
        let (records, _) = try outputs("where: \"zone = 'abc' OR zone = 5\"")
        #expect(records.rows.map { $0["zone"] } == ["abc", "5"])
        #expect(records.rows.map { $0["name"] } == ["", "centre"])
    }
}
