import Testing

@Suite("What a job of related records says", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct RelatedMessageTests {
    private let shops: Shops

    init() throws { shops = try Shops() }

    @Test(
        "names the ids that no row has, in the order of the list",
        arguments: [
            ("ids: [1, 9, 2, 7]", "9, 7"), ("ids: [8, 1]", "8"),
            ("ids: [S2, s1, S9]\nfields: {id: code}", "s1, S9"),
            (
                "ids: [\(([1] + Array(101...125)).map(String.init).joined(separator: ", "))]",
                (101...120).map(String.init).joined(separator: ", ") + " and 5 more"
            ),
        ])
    func missingIds(_ keys: String, _ ids: String) throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\n\(keys)\n")
        #expect(try shops.said("missing_ids", outputs) == ["warning: shops has no row with the id \(ids)"])
    }

    @Test("names none that a row has which is not selected")
    func otherwiseLeftOut() throws {
        let project = try TemporaryProject([
            "a.csv": "code,x,y\nA,9,50\nB,10,50\n", "b.csv": "code,n\nA,1\nB,2\n",
            "a.yaml": """
            job: related_records
            source: a.csv
            fields: {id: code, x: x, y: y}
            ids: [A, B, C]
            spatial: {geometry: {at: [9, 50]}, buffer: 1 km}
            relationship: {source: b.csv, table: b, origin_key: code, destination_key: code}
            """,
        ])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try shops.said("missing_ids", project.outputs()) == ["warning: a has no row with the id C"])
    }

    @Test("names none of via that a row has which its condition leaves out")
    func leftOutOfVia() throws {
        let project = try GridTown.project([
            "h.csv": "code,x,y\n1,9,50\n2,9.002,50.001\n", "w.csv": "id,code,beds\n1,1,9\n2,2,9\n3,2,1\n",
            "a.yaml": """
            job: route
            network: town
            travel_mode: car
            stops:
              source: h.csv
              via: {source: w.csv, table: w, where: beds > 3, ids: [1, 2, 3, 7],
                    relationship: {origin_key: code, destination_key: code}}
            """,
        ])
        let ended = try project.run("run", "a.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try shops.said("missing_ids", project.outputs()) == ["warning: w has no row with the id 7"])
    }

    @Test("is nothing of ids where all of them are there", arguments: ["[1, 3]", "[3]"])
    func noMissingIds(_ ids: String) throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\nids: \(ids)\n")
        #expect(try shops.said("missing_ids", outputs) == [])
    }

    @Test(
        "is that a limit leaves records out, but not on the last page",
        arguments: [
            ("limit: 2", 2, true), ("limit: 2\noffset: 2", 2, true), ("limit: 2\noffset: 3", 2, false),
            ("limit: 5", 5, false), ("limit: 9", 5, false), ("offset: 4", 1, false), ("limit: 2\noffset: 4", 1, false),
        ])
    func limited(_ page: String, _ count: Int, _ isCut: Bool) throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\n\(page)\n")
        #expect(try outputs.table("a/records.csv").rows.count == count)
        let text = "information: a limit leaves records out: \(count) are given"
        #expect(try shops.said("limited", outputs) == (isCut ? [text] : []))
    }

    @Test("is that an offset leaves out all records", arguments: [("offset: 5", true), ("offset: 4", false)])
    func beyondOffset(_ page: String, _ isBeyond: Bool) throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\n\(page)\n")
        let text = "warning: an offset of 5 leaves out all records: there are 5"
        #expect(try shops.said("beyond_offset", outputs) == (isBeyond ? [text] : []))
    }

    @Test(
        "is that nothing is found: a warning where no row is selected",
        arguments: [
            ("where: \"name = 'nobody'\"", ["warning: no row of shops is selected"]),
            ("ids: [9]", ["warning: no row of shops is selected"]),
            ("ids: [3]", ["information: no row of checks is related to a selected row of shops"]),
            ("related_where: rank > 9", ["information: no row of checks is related to a selected row of shops"]),
            ("ids: [1, 3]", []),
        ])
    func emptyResult(_ keys: String, _ texts: [String]) throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\n\(keys)\n")
        #expect(try shops.said("empty_result", outputs) == texts)
        #expect(try outputs.table("a/records.csv").rows.isEmpty == !texts.isEmpty)
    }

    @Test("is which columns of bytes are left out, on either side")
    func binaryFields() throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\n")
        #expect(
            try shops.said("binary_field", outputs) == [
                "information: the field photo of shops holds bytes and is left out",
                "information: the field report of checks holds bytes and is left out",
            ])
        let columns = try outputs.table("a/records.csv").columns
        #expect(columns == ["row_id", "code", "name", "related_id", "shop", "rank"])
    }
}
