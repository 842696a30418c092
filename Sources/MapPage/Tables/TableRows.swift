/// A row of a table as its file has it.
struct TableRow {
    let cells: [PageCell]
    let geometry: DrawnGeometry
}

/// The rows of a file of outputs, one after the other.
protocol TableRows {
    /// Known once the first row was read.
    var columns: [String] { get }

    /// - Returns: nil at the end.
    /// - Throws: `UnreadableTable`.
    mutating func next() throws(UnreadableTable) -> TableRow?
}

/// Why a table cannot be read to its end.
struct UnreadableTable: Error {
    let reason: String
}
