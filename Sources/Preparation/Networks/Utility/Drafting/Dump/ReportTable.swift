/// One of the tables of a report, with a row of column names.
struct ReportTable {
    let rows: [[String]]
    private let columns: [String: Int]

    /// The table that begins below the first row with these names; nil where there is none.
    ///
    /// - Parameter untilBlank: whether a row without content ends it. Else it goes on to the end of the report.
    init?(_ names: String..., in report: [[String]], untilBlank: Bool = false) {
        guard let head = report.firstIndex(where: { row in names.allSatisfy(row.contains) }) else { return nil }
        columns = Dictionary(
            report[head].enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let below = report[(head + 1)...]
        let own = untilBlank ? below.prefix { !Self.isBlank($0) } : below
        rows = own.filter { !Self.isBlank($0) }
    }

    private static func isBlank(_ row: [String]) -> Bool { row.allSatisfy(\.isEmpty) }

    /// The cell of a column; empty where there is no such column.
    func cell(_ column: String, of row: [String]) -> String {
        guard let place = columns[column], place < row.count else { return "" }
        return row[place]
    }
}
