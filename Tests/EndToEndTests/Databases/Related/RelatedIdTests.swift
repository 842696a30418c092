import Testing

@Suite("The ids of related records", .enabled(if: SQLiteFile.isThere, "sqlite3 is not installed"))
struct RelatedIdTests {
    private let shops: Shops

    init() throws { shops = try Shops() }

    @Test(
        "are those of the field that is named, else the table's own",
        arguments: [
            ("ids: [2, 1]", "1 1 1 2 2"), ("ids: [S2]\nfields: {id: code}", "S2 S2"),
            ("ids: [S2, S1]\nfields: {id: code}", "S1 S1 S1 S2 S2"),
            ("ids: ['03', S2]\nfields: {id: code}\nkeep_unmatched: true", "S2 S2 03"),
            ("ids: [Cafe]\nfields: {id: name}", "Cafe Cafe"),
        ])
    func field(_ keys: String, _ rows: String) throws {
        let outputs = try shops.outputs("table: shops\nrelationship: shops_checks\n\(keys)\n")
        let found = try outputs.table("a/records.csv").rows.compactMap { $0["row_id"] }
        #expect(found.joined(separator: " ") == rows)
        #expect(try shops.said("missing_ids", outputs) == [])
    }
}
