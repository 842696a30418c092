import Results
import Synchronization

/// Passes rows on, and counts them and their statuses. Rows of different tables may come from different threads.
final class CountedResults: ResultSink, Sendable {
    private let sink: any ResultSink & Sendable
    private let counted: Mutex<Counts>

    private struct Counts {
        var tables: [Counted]
        var statuses: [String: Int] = [:]
    }

    private struct Counted {
        let name: String
        /// The column that says what became of a place; nil where there is none.
        let status: Int?
        var rows = 0
    }

    /// - Parameter hasStatuses: whether the column `status` says what became of a place, and is not a field of somebody's table.
    init(_ sink: any ResultSink & Sendable, tables: [Table], hasStatuses: Bool) {
        self.sink = sink
        counted = Mutex(
            Counts(
                tables: tables.map { table in
                    Counted(
                        name: table.name,
                        status: hasStatuses ? table.columns.firstIndex { $0.name == "status" } : nil)
                }))
    }

    /// - Precondition: the table is one of those that were named.
    func append(_ row: ResultRow, to table: Table) throws {
        counted.withLock { counts in
            // They are few: looking is faster than hashing.
            guard let place = counts.tables.firstIndex(where: { $0.name == table.name }) else { return }
            counts.tables[place].rows += 1
            if let status = counts.tables[place].status, case .text(let text) = row.values[status] {
                counts.statuses[table.name + "." + text, default: 0] += 1
            }
        }
        try sink.append(row, to: table)
    }

    /// - Precondition: as for one row. Rows that come together have no statuses.
    func append(_ rows: RowBatch, to table: Table) throws {
        counted.withLock { counts in
            guard let place = counts.tables.firstIndex(where: { $0.name == table.name }) else { return }
            precondition(counts.tables[place].status == nil, "the rows of \(table.name) have statuses")
            counts.tables[place].rows += rows.count
        }
        try sink.append(rows, to: table)
    }

    /// Rows by table, in the order of the tables.
    var counts: [TableCount] {
        counted.withLock { counts in
            counts.tables.map { TableCount(table: $0.name, rows: $0.rows) }
        }
    }

    /// How many rows have each status, by table and status, such as `stops.ok`.
    var statusCounts: [(status: String, count: Int)] {
        counted.withLock(\.statuses).sorted { $0.key < $1.key }.map { (status: $0.key, count: $0.value) }
    }
}
