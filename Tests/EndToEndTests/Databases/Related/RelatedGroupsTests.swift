import Testing

@Suite("groups.json", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct RelatedGroupsTests {
    private let shops: Shops

    init() throws { shops = try Shops() }

    private func groups(_ keys: String) throws -> [String: Any] {
        try shops.outputs(
            "table: shops\nrelationship: shops_checks\nfields: {id: code}\noutputs: {groups: true}\n\(keys)\n"
        ).json("a/groups.json")
    }

    @Test(
        "has a count for each row instead of its records",
        arguments: [
            ("count_only: true", ["S1": 3, "S2": 2]), ("count_only: true\nrelated_where: rank = 3", ["S1": 1]),
            ("count_only: true\nkeep_unmatched: true", ["S1": 3, "S2": 2, "03": 0]),
        ])
    func counts(_ keys: String, _ expected: [String: Int]) throws {
        let members = try #require(try groups(keys)["relatedRecordGroups"] as? [[String: Any]])
        #expect(members.allSatisfy { Set($0.keys) == ["objectId", "count"] })
        let counts = members.map { ($0["objectId"] as? String ?? "?", $0["count"] as? Int ?? -1) }
        #expect(counts.map(\.0) == ["S1", "S2", "03"].filter(expected.keys.contains))
        #expect(Dictionary(uniqueKeysWithValues: counts) == expected)
    }

    @Test("has a group for each row, whatever ids rows have, and each related record, also one without an id")
    func ids() throws {
        let project = try TemporaryProject([
            "a.yaml": """
            job: related_records
            source: town.db
            table: owners
            fields: {id: code}
            related_fields: {id: label, keep: [n]}
            keep_unmatched: true
            outputs: {groups: true}
            """
        ])
        try SQLiteFile(url: project.url.appending(path: "town.db")).run(
            """
            CREATE TABLE owners (id INTEGER PRIMARY KEY, code TEXT);
            INSERT INTO owners VALUES (1, 'A'), (2, 'A'), (3, NULL), (4, NULL);
            CREATE TABLE plots (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owners(id), label TEXT, n INTEGER);
            INSERT INTO plots VALUES (11, 1, 'x', 1), (12, 2, NULL, 2), (13, 2, 'z', 3), (14, 4, NULL, 4);
            """)
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let groups = try #require(
            try project.outputs().json("a/groups.json")["relatedRecordGroups"] as? [[String: Any]])
        let numbers = groups.map { group in
            (group["relatedRecords"] as? [[String: Any]] ?? []).compactMap { record in
                (record["attributes"] as? [String: Any])?["n"] as? Int
            }
        }
        #expect(numbers == [[1], [2, 3], [], [4]])
        #expect(groups.map { $0["objectId"] as? String } == ["A", "A", nil, nil])
    }

    @Test("has yes and no as numbers, of which type their field is") func truth() throws {
        let outputs = try related(
            "b.geojson",
            LayerText.collection([
                LayerText.point(9, 50, "\"k\": 1, \"is\": true"), LayerText.point(9, 50, "\"k\": 1, \"is\": false"),
            ]))
        let text = try outputs.text("a/groups.json")
        #expect(text.contains("\"is\":1") && text.contains("\"is\":0"), "\(text)")
        #expect(text.contains("{\"name\":\"is\",\"type\":\"esriFieldTypeSmallInteger\""), "\(text)")
    }

    @Test("has a column of the related table that is called as ids of rows are") func columnOfIds() throws {
        let groups =
            try related("b.csv", "k,fid\n1,7\n").json("a/groups.json")["relatedRecordGroups"] as? [[String: Any]]
        let record = try #require((groups?.first?["relatedRecords"] as? [[String: Any]])?.first)
        #expect((record["attributes"] as? [String: Any])?["b.fid"] as? Int == 7, "\(record)")
    }

    /// The outputs of a job about one row, which the rows of a table belong to.
    private func related(_ name: String, _ table: String) throws -> Outputs {
        let project = try TemporaryProject([
            "a.csv": "k,z\n1,2\n", name: table,
            "a.yaml": """
            job: related_records
            source: a.csv
            relationship: {source: \(name), table: b, origin_key: k, destination_key: k}
            outputs: {groups: true}
            """,
        ])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        return project.outputs()
    }

    @Test(
        "says whether a limit leaves records out",
        arguments: [
            ("limit: 2", true), ("limit: 4", true), ("limit: 5", false), ("limit: 2\noffset: 2", true),
            ("limit: 2\noffset: 3", false), ("offset: 1", false), ("count_only: true", false),
        ])
    func exceededTransferLimit(_ keys: String, _ isCut: Bool) throws {
        #expect(try groups(keys)["exceededTransferLimit"] as? Bool == isCut)
    }
}
