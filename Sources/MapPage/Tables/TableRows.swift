/// A row of a table as its file has it. One is read into the room of another.
struct TableRow {
    var cells = CellList()
    var geometry = DrawnGeometry.none
}

/// The rows of a file of outputs, one after the other.
protocol TableRows {
    /// Known once the first row was read.
    var columns: [String] { get }

    /// Reads the next row.
    ///
    /// - Returns: whether there is one.
    /// - Throws: `UnreadableTable`.
    mutating func next(into row: inout TableRow) throws(UnreadableTable) -> Bool
}

/// Why a table cannot be read to its end.
struct UnreadableTable: Error {
    let reason: String
}
