import Results

/// Writes the rows of one table to one file.
protocol TableWriter: AnyObject {
    /// Writes a row, which has a value for each column of the table.
    func append(_ row: ResultRow) throws

    /// Writes rows in their order: the same bytes as each of them alone.
    func append(_ rows: RowBatch) throws

    /// Writes what ends the file, and closes it. Nothing may be appended afterwards.
    func finish() throws
}

extension TableWriter {
    func append(_ rows: RowBatch) throws {
        for place in 0..<rows.count { try append(rows.row(at: place)) }
    }
}
