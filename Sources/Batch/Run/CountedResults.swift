import Results

/// Passes rows on, and counts them and their statuses.
final class CountedResults<Sink: ResultSink>: ResultSink {
    private let sink: Sink
    private let tables: [Table]
    /// Whether the column `status` says what became of a place, and is not a field of somebody's table.
    private let hasStatuses: Bool
    private var rows: [String: Int] = [:]
    private var statuses: [String: Int] = [:]

    init(_ sink: Sink, tables: [Table], hasStatuses: Bool = true) {
        self.sink = sink
        self.tables = tables
        self.hasStatuses = hasStatuses
    }

    func append(_ row: ResultRow, to table: Table) throws {
        rows[table.name, default: 0] += 1
        if hasStatuses, let column = table.columns.firstIndex(where: { $0.name == "status" }),
            case .text(let status) = row.values[column]
        {
            statuses[table.name + "." + status, default: 0] += 1
        }
        try sink.append(row, to: table)
    }

    /// Rows by table, in the order of the tables.
    var counts: [(table: String, rows: Int)] { tables.map { ($0.name, rows[$0.name, default: 0]) } }

    /// How many rows have each status, by table and status, such as `stops.ok`.
    var statusCounts: [(status: String, count: Int)] {
        statuses.sorted { $0.key < $1.key }.map { (status: $0.key, count: $0.value) }
    }
}
