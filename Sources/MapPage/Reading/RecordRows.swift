import Geometry
import Vocabulary

/// The rows of CSV. Places of stops and facilities stand in columns, and are drawn.
struct RecordRows: TableRows {
    private var records: CSVRecords
    /// Column to whether it holds ids, which are texts: `3.1` and `3.10` are two.
    private let isID: [Bool]
    /// The columns of a place's longitude and latitude; nil where there are none.
    private let placeColumns: (x: Int, y: Int)?

    var columns: [String] { records.head }

    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8]) throws(UnreadableTable) {
        do { records = try CSVRecords(bytes) } catch { throw UnreadableTable(error) }
        isID = records.head.map { $0 == "id" || $0.hasSuffix("_id") }
        if let x = records.head.firstIndex(of: "snap_x"), let y = records.head.firstIndex(of: "snap_y") {
            placeColumns = (x, y)
        } else {
            placeColumns = nil
        }
    }

    mutating func next(into row: inout TableRow) throws(UnreadableTable) -> Bool {
        row.cells.clear()
        row.geometry.clear()
        do throws(CSVRecords.Fault) {
            var column = 0
            let isThere = try records.next { [isID] cell in
                Self.append(cell, to: &row.cells, asText: column < isID.count && isID[column])
                column += 1
            }
            guard isThere else { return false }
        } catch {
            throw UnreadableTable(error)
        }
        if let place = place(row.cells) { row.geometry = .points([place]) }
        return true
    }

    private static func append(_ cell: UnsafeRawBufferPointer, to cells: inout CellList, asText: Bool) {
        if cell.isEmpty { return cells.appendNull() }
        if !asText, isNumber(cell) { cells.append(json: cell) } else { cells.append(text: cell) }
    }

    /// Numbers as JSON has them; ids with zeros in front stay texts.
    private static func isNumber(_ letters: UnsafeRawBufferPointer) -> Bool {
        guard letters.count <= longestNumber else { return false }
        let start = letters.first == UInt8(ascii: "-") ? 1 : 0
        let point = letters.firstIndex(of: UInt8(ascii: ".")) ?? letters.count
        let whole = letters[start..<point]
        let hasZeros = whole.count > 1 && whole.first == UInt8(ascii: "0")
        return isDigits(whole) && !hasZeros && (point == letters.count || isDigits(letters[(point + 1)...]))
    }

    /// Digits of what a browser reads as it is written.
    private static let longestNumber = 15

    private static func isDigits(_ letters: Slice<UnsafeRawBufferPointer>) -> Bool {
        !letters.isEmpty && letters.allSatisfy { 0x30...0x39 ~= $0 }
    }

    private func place(_ cells: CellList) -> Coordinate? {
        guard let (x, y) = placeColumns, let longitude = Double(cells[x].text), let latitude = Double(cells[y].text)
        else { return nil }
        return Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)
    }
}

extension UnreadableTable {
    fileprivate init(_ fault: CSVRecords.Fault) { self.init(reason: "\(fault)") }
}
