import TestSupport
import Testing

@testable import FeatureSources

@Suite("Related rows", .enabled(if: SQLiteFile.isPossible, "sqlite3 or GDAL is not installed"))
struct RelatedRowsTests {
    @Test(arguments: 0..<300)
    func areThoseOfANestedLoop(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let scenario = OracleScenario(&random)
        let walk = try ScenarioWalk(scenario)
        let oracle = OracleJoin(scenario)
        let related = try walk.related()
        let links = (0..<related.links.rowCount).flatMap { row in
            related.links.links(of: row).map { link in
                OracleJoin.Link(
                    row: row, related: related.related.id(of: Int(link.related)),
                    attributes: related.attributes?.values(of: Int(link.attributes)) ?? [])
            }
        }
        #expect(Set(links) == oracle.links)
        #expect(links.count == oracle.links.count)
        #expect(related.links.count == links.count)
        #expect(related.counts == oracle.counts)
        #expect((related.attributes != nil) == scenario.hasAttributes)
        for row in 0..<related.links.rowCount {
            let order = related.links.links(of: row).map { [$0.related, $0.attributes] }
            #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
            #expect(order.count == related.links.count(of: row))
        }
        let ids = (0..<related.related.count).map { related.related.id(of: $0) }
        #expect(ids == ids.sorted())
        #expect(Set(ids) == Set(oracle.links.map(\.related)))
    }

    @Test(arguments: 300..<400)
    func meetTheConditionOnTheirKeys(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let scenario = OracleScenario(&random)
        let walk = try ScenarioWalk(scenario)
        let condition = try walk.condition()
        let ids = Set(OracleJoin(scenario).links.map(\.related))
        let table = scenario.tables[scenario.tables.count - 1]
        for (row, key) in zip(table.rows, table.keys("from")) {
            let isAsked = scenario.condition == nil || (row.values.last?.number ?? -1) >= 1
            if isAsked { #expect(condition.contains(key) == ids.contains(row.id)) }
        }
    }

    @Test func areReadFromTheirTableWithTheColumnsWanted() throws {
        let file = try SQLiteFile(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY);
            CREATE TABLE b (id INTEGER PRIMARY KEY, a_id INTEGER, name TEXT, size REAL);
            INSERT INTO a VALUES (1), (2); INSERT INTO b VALUES (3, 2, 'x', 0.5), (2, 1, 'y', NULL), (1, 2, 'z', 2);
            """)
        var selected = RecordStore(columns: [LayerField(name: "id", kind: .integer, index: -1)])
        selected.append(id: 2, [.integer(2)])
        let step = RelationshipStep(
            fromKeys: ["id"], to: RelatedTable(address: file.address, table: "b"), toKeys: ["a_id"])
        let all = try RelatedRows(of: selected, keyColumns: [0], over: [step], RelatedRequest())
        #expect(
            (0..<2).map { all.related.values(of: $0) } == [
                [.integer(2), .text("z"), .real(2)], [.integer(2), .text("x"), .real(0.5)],
            ])
        let some = try RelatedRows(
            of: selected, keyColumns: [0], over: [step], RelatedRequest(columns: ["size", "ID"]))
        #expect((0..<2).map { some.related.values(of: $0) } == [[.real(2), .integer(1)], [.real(0.5), .integer(3)]])
    }

    @Test func areNotThereWithoutTheTableOrTheField() throws {
        let file = try SQLiteFile("CREATE TABLE b (id INTEGER PRIMARY KEY, a_id INTEGER);")
        var selected = RecordStore(columns: [LayerField(name: "id", kind: .integer, index: -1)])
        selected.append(id: 2, [.integer(2)])
        func follow(_ table: String, _ keys: [String], _ request: RelatedRequest = RelatedRequest()) throws {
            let to = RelatedTable(address: file.address, table: table)
            let step = RelationshipStep(fromKeys: ["id"], to: to, toKeys: keys)
            _ = try RelatedRows(of: selected, keyColumns: [0], over: [step], request)
        }
        #expect(throws: SourceError.noLayer("c", source: "tables.db", known: ["b"])) { try follow("c", ["a_id"]) }
        #expect(throws: SourceError.noField("x", layer: "b", known: ["id", "a_id"])) { try follow("b", ["x"]) }
        #expect(throws: SourceError.noField("y", layer: "b", known: ["id", "a_id"])) {
            try follow("b", ["a_id"], RelatedRequest(columns: ["y"]))
        }
        #expect {
            try follow("b", ["a_id", "id"])
        } throws: { error in
            "\(error)" == "the key of 'b' has 2 fields (a_id, id), and is compared with one of 1 (id)"
        }
    }

    @Test func canBeCancelled() throws {
        struct Stopped: Error {}
        let file = try SQLiteFile("CREATE TABLE b (id INTEGER PRIMARY KEY); INSERT INTO b VALUES (1);")
        let step = RelationshipStep(
            fromKeys: ["id"], to: RelatedTable(address: file.address, table: "b"), toKeys: ["id"])
        let selected = RecordStore(columns: [LayerField(name: "id", kind: .integer, index: -1)])
        #expect(throws: Stopped.self) {
            try RelatedRows(of: selected, keyColumns: [0], over: [step], RelatedRequest()) { throw Stopped() }
        }
    }
}
