import Results
import Synchronization

/// Passes rows on, and counts them and their statuses. Rows of different tables may come from different threads.
final class CountedResults: ResultSink, Sendable {
    private let sink: any ResultSink & Sendable
    private let tables: [Table]
    /// Whether the column `status` says what became of a place, and is not a field of somebody's table.
    private let hasStatuses: Bool
    private let counted = Mutex(Counts())

    private struct Counts {
        var rows: [String: Int] = [:]
        var statuses: [String: Int] = [:]
    }

    init(_ sink: any ResultSink & Sendable, tables: [Table], hasStatuses: Bool) {
        self.sink = sink
        self.tables = tables
        self.hasStatuses = hasStatuses
    }

    func append(_ row: ResultRow, to table: Table) throws {
        let status = hasStatuses ? table.columns.firstIndex { $0.name == "status" }.map { row.values[$0] } : nil
        counted.withLock { counts in
            counts.rows[table.name, default: 0] += 1
            if case .text(let status)? = status { counts.statuses[table.name + "." + status, default: 0] += 1 }
        }
        try sink.append(row, to: table)
    }

    /// Rows by table, in the order of the tables.
    var counts: [TableCount] {
        counted.withLock { counts in
            tables.map { TableCount(table: $0.name, rows: counts.rows[$0.name, default: 0]) }
        }
    }

    /// How many rows have each status, by table and status, such as `stops.ok`.
    var statusCounts: [(status: String, count: Int)] {
        counted.withLock(\.statuses).sorted { $0.key < $1.key }.map { (status: $0.key, count: $0.value) }
    }
}
