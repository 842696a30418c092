import Geometry

/// A table of a job as the page can show it: in several details, and with as many of its rows as there is room for.
struct PageTable: Sendable {
    let name: String
    let file: String
    /// Of its details, from the closest to the coarsest: metres that a line may be from where it was.
    private(set) var tolerances: [Double]
    /// The names of its columns, as a list of JSON.
    let head: [UInt8]
    let columns: [ColumnCode]
    /// By detail; none where no row has a place.
    let places: [DrawnPlaces]
    /// Rows that are there to be shown.
    let count: Int
    let rowsOfFile: Int
    let hiddenColumns: Int
    /// Why it cannot be shown to its end, in a sentence.
    let damage: String?
    /// Of all rows of the file.
    let box: Box

    var isPlaced: Bool { !places.isEmpty }

    /// The table as another reading of the same file would have it; nil where that may differ.
    func unchanged(by reading: PageReading) -> PageTable? {
        guard !isPlaced, hiddenColumns == 0, !reading.hidesColumns(of: name), count <= reading.rows else { return nil }
        var table = self
        table.tolerances = reading.tolerances
        return table
    }

    /// Bytes of the page for the places of the first rows.
    func placesLength(_ detail: Int, rows: Int) -> Int { isPlaced ? places[detail].length(rows: rows) : 0 }

    /// What the first rows of each column take.
    ///
    /// - Complexity: O(1) for all rows, or else as many steps as there are cells.
    func lengths(rows: Int) -> [ColumnLength] {
        if rows == count { return columns.map(\.length) }
        var lengths = columns.map { _ in ColumnLength() }
        for column in columns.indices {
            for row in 0..<rows { columns[column].add(row: row, to: &lengths[column]) }
        }
        return lengths
    }

    /// How many of the first rows so many bytes of the page have room for.
    func rows(within room: Int, _ detail: Int, atMost rows: Int) -> Int {
        var lengths = columns.map { _ in ColumnLength() }
        for row in 0..<rows {
            var length = placesLength(detail, rows: row + 1)
            for column in columns.indices {
                columns[column].add(row: row, to: &lengths[column])
                length += lengths[column].bytes
            }
            if length > room { return row }
        }
        return rows
    }
}

extension PageTable {
    /// Reads rows to their end.
    ///
    /// - Parameter file: its name, for remarks.
    init(_ name: String, of file: String, _ rows: inout some TableRows, _ reading: PageReading) {
        var (drawing, row) = (TableDrawing(name, reading), TableRow())
        do throws(UnreadableTable) {
            while try rows.next(into: &row) { drawing.append(row, rows.columns) }
            self = drawing.closed(file, damage: nil)
        } catch {
            self = drawing.closed(file, damage: "\(file) cannot be shown to its end: \(error.reason)")
        }
    }
}
