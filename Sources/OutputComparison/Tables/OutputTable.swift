import Vocabulary

/// A table as a file of outputs has it.
struct OutputTable: Sendable {
    let columns: [String]
    let rows: [OutputRow]

    init(columns: [String], rows: [OutputRow]) {
        self.columns = columns
        self.rows = rows
    }

    /// The table with some of its columns.
    func keeping(_ kept: [String]) -> OutputTable {
        if kept == columns { return self }
        let places = kept.compactMap { columns.firstIndex(of: $0) }
        return OutputTable(
            columns: kept,
            rows: rows.map { row in OutputRow(cells: places.map { row.cells[$0] }, geometry: row.geometry) })
    }

    /// Columns that hold a number somewhere.
    var numericColumns: [String] {
        columns.indices.filter { place in rows.contains { $0.cells[place].amount != nil } }.map { columns[$0] }
    }
}
