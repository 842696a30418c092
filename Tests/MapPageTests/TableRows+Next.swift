@testable import MapPage

extension TableRows {
    /// The next row in a place of its own; nil at the end.
    mutating func next() throws -> TableRow? {
        var row = TableRow()
        return try next(into: &row) ? row : nil
    }
}

extension TableRow {
    var values: [PageCell] { (0..<cells.count).map { cells[$0] } }
}
