/// Takes the rows of an analysis as they come. An analysis never holds all of its rows.
public protocol ResultSink: AnyObject {
    /// Appends a row to a table. Rows of different tables may come in any order.
    ///
    /// - Throws: what writing it throws: an infrastructure fault, not a fault of the input.
    func append(_ row: ResultRow, to table: Table) throws

    /// Appends rows to a table, in their order: the same as each of them alone.
    ///
    /// - Throws: as for one row.
    func append(_ rows: RowBatch, to table: Table) throws
}

extension ResultSink {
    public func append(_ rows: RowBatch, to table: Table) throws {
        for place in 0..<rows.count { try append(rows.row(at: place), to: table) }
    }
}

/// Keeps the rows in memory: for tests and for callers that want values instead of files.
public final class CollectedResults: ResultSink {
    /// Rows by the table's name, in the order in which they came.
    public private(set) var rows: [String: [ResultRow]] = [:]

    public init() {}

    public func append(_ row: ResultRow, to table: Table) {
        rows[table.name, default: []].append(row)
    }

    /// The values of one column of a table, by the column's name.
    public func values(_ column: String, of table: Table) -> [Value] {
        guard let index = table.columns.firstIndex(where: { $0.name == column }) else { return [] }
        return rows[table.name, default: []].map { $0.values[index] }
    }
}
