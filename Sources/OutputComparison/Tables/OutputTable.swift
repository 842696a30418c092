import Vocabulary

/// A table as a file of outputs has it.
struct OutputTable: Sendable {
    let columns: [String]
    let rows: [OutputRow]

    /// - Throws: `OutputFault`, which names the file.
    init(_ file: TableFile, at path: String) throws(OutputFault) {
        let bytes = try FileContent.bytes(of: path)
        do {
            switch file.format {
            case .geojson: self = try OutputTable(geoJSON: JSONText.parse(bytes))
            case .csv: self = try OutputTable(csv: bytes)
            }
        } catch {
            throw OutputFault(path, "\(error)")
        }
    }

    init(columns: [String], rows: [OutputRow]) {
        self.columns = columns
        self.rows = rows
    }

    private init(csv bytes: [UInt8]) throws {
        var (records, rows): (_, [OutputRow]) = (try CSVRecords(bytes), [])
        while let record = try records.next() {
            rows.append(OutputRow(cells: record.map(Cell.init(csv:)), geometry: nil))
        }
        self.init(columns: records.head, rows: rows)
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
