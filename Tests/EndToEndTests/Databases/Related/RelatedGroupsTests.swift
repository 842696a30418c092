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
