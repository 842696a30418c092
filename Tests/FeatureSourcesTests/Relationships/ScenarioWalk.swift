import FeatureSources

/// Follows the way of a scenario through a database of its tables.
struct ScenarioWalk {
    private let scenario: OracleScenario
    private let file: SQLiteFile
    private let selected: RecordStore

    init(_ scenario: OracleScenario) throws {
        self.scenario = scenario
        file = try SQLiteFile(scenario.tables.map(\.statements).joined(separator: "\n"))
        let layer = try file.open().layer(named: "t0")
        let keys = layer.fields.filter { $0.name.hasPrefix("to") }
        var store = RecordStore(columns: keys)
        for (row, key) in zip(scenario.tables[0].rows, scenario.tables[0].keys("to")) { store.append(id: row.id, key) }
        selected = store
    }

    func related() throws -> RelatedRows {
        let request = RelatedRequest(columns: ["note"], selection: RowSelection(condition: scenario.condition))
        return try RelatedRows(of: selected, keyColumns: Array(selected.columns.indices), over: steps, request)
    }

    func condition() throws -> KeyCondition {
        try RelatedKeys.condition(of: selected, keyColumns: Array(selected.columns.indices), over: steps)
    }

    private var steps: [RelationshipStep] {
        var place = 0
        return scenario.steps.map { step in
            let start = place
            place += step.isThrough ? 2 : 1
            let through = RelationshipStep.Through(
                table: table(start + 1), fromKeys: keys(start + 1, "from"), toKeys: keys(start + 1, "to"))
            return RelationshipStep(
                fromKeys: keys(start, "to"), to: table(place), toKeys: keys(place, "from"),
                through: step.isThrough ? through : nil, isUniqueFrom: step.isUniqueFrom, isUniqueTo: step.isUniqueTo)
        }
    }

    private func table(_ place: Int) -> RelatedTable {
        RelatedTable(address: file.address, table: scenario.tables[place].name)
    }

    private func keys(_ place: Int, _ prefix: String) -> [String] {
        scenario.tables[place].columns.map(\.name).filter { $0.hasPrefix(prefix) }
    }
}
