/// A matrix that is written out, whole or as one triangle of it.
struct TSPLIBMatrix {
    private(set) var rows: [[Int64]]

    /// By format: the cells in the order in which they are written. Symmetric matrices are written by columns as
    /// their other triangle is by rows.
    private static let cells: [String: @Sendable (_ count: Int, _ row: Int) -> Range<Int>] = [
        "FULL_MATRIX": { count, _ in 0..<count },
        "UPPER_ROW": { count, row in (row + 1)..<count }, "LOWER_COL": { count, row in (row + 1)..<count },
        "LOWER_ROW": { _, row in 0..<row }, "UPPER_COL": { _, row in 0..<row },
        "UPPER_DIAG_ROW": { count, row in row..<count }, "LOWER_DIAG_COL": { count, row in row..<count },
        "LOWER_DIAG_ROW": { _, row in 0..<(row + 1) }, "UPPER_DIAG_COL": { _, row in 0..<(row + 1) },
    ]

    init(_ text: TSPLIBText, count: Int) throws {
        let format = try text.value(of: "EDGE_WEIGHT_FORMAT")
        guard let cells = Self.cells[format.text] else {
            let known = Self.cells.keys.sorted().joined(separator: ", ")
            throw text.error(format.line, "EDGE_WEIGHT_FORMAT is one of \(known), not `\(format.text)`")
        }
        let numbers = try text.numbers(
            of: "EDGE_WEIGHT_SECTION", count: (0..<count).reduce(0) { $0 + cells(count, $1).count })
        rows = [[Int64]](repeating: [Int64](repeating: 0, count: count), count: count)
        var next = 0
        for row in 0..<count {
            for column in cells(count, row) {
                guard let cost = Int64(exactly: numbers[next]), cost >= 0 else {
                    let value = text.numbers["EDGE_WEIGHT_SECTION"]![next]
                    throw text.error(value.line, "a cost is a whole number from 0, not `\(value.text)`")
                }
                rows[row][column] = cost
                if format.text != "FULL_MATRIX" { rows[column][row] = cost }
                next += 1
            }
        }
    }
}
