import Results

/// Writes the rows of one table to one file.
protocol TableWriter: AnyObject {
    /// Writes a row, which has a value for each column of the table.
    func append(_ row: ResultRow) throws

    /// Writes what ends the file, and closes it. Nothing may be appended afterwards.
    func finish() throws
}
