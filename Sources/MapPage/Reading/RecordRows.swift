import Geometry
import Vocabulary

/// The rows of CSV. Places of stops and facilities stand in columns, and are drawn.
struct RecordRows: TableRows {
    private var records: CSVRecords
    private let kinds: [Kind]
    /// Whether texts that a spreadsheet would take for formulas were written behind an apostrophe.
    private let escapesFormulas: Bool
    /// The columns of a place's longitude and latitude; nil where there are none.
    private let placeColumns: (x: Int, y: Int)?

    var columns: [String] { records.head }

    /// What the cells of a column are: `3.1` and `3.10` are one amount, and two ids.
    private enum Kind {
        /// Texts, whatever they look like.
        case ids
        /// Amounts with as many decimals as their column has.
        case amounts
        /// Fields of somebody's table: numbers, unless one ends with a zero that no number has.
        case fields

        init(of column: String) {
            if column == "id" || column.hasSuffix("_id") {
                self = .ids
            } else if Self.named.contains(column) || Self.prefixes.contains(where: column.hasPrefix) {
                self = .amounts
            } else {
                self = .fields
            }
        }

        private static let named: Set = [
            "area_m2", "cost", "fraction_along", "isolated_length", "length", "position_from", "position_to", "time",
        ]
        /// Of what is told of each cost that a job asks for.
        private static let prefixes = [
            "cumul_", "from_", "snap_", "to_", "total_", "violation_", "wait_",
        ]
    }

    /// - Parameters:
    ///   - hasAmounts: whether the table has columns of its own, and not only fields of somebody's.
    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8], hasAmounts: Bool = true, escapesFormulas: Bool = false) throws(UnreadableTable) {
        do { records = try CSVRecords(bytes) } catch { throw UnreadableTable(error) }
        self.escapesFormulas = escapesFormulas
        kinds = records.head.map { column in
            let kind = Kind(of: column)
            return kind == .amounts && !hasAmounts ? .fields : kind
        }
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
            let isThere = try records.next { [kinds, escapesFormulas] cell in
                let content = escapesFormulas ? Self.withoutEscape(cell) : cell
                Self.append(content, to: &row.cells, as: column < kinds.count ? kinds[column] : .fields)
                column += 1
            }
            guard isThere else { return false }
        } catch {
            throw UnreadableTable(error)
        }
        if let place = place(row.cells) { row.geometry = .points([place]) }
        return true
    }

    private static func append(_ cell: UnsafeRawBufferPointer, to cells: inout CellList, as kind: Kind) {
        if cell.isEmpty { return cells.appendNull() }
        let isNumber =
            switch kind {
            case .ids: false
            case .amounts: isNumber(cell)
            case .fields: isNumber(cell) && !hasZeroDecimal(cell)
            }
        if isNumber { cells.append(json: cell) } else { cells.append(text: cell) }
    }

    private static func hasZeroDecimal(_ cell: UnsafeRawBufferPointer) -> Bool {
        cell.last == UInt8(ascii: "0") && cell.contains(UInt8(ascii: "."))
    }

    /// A text that begins as a formula does, without the apostrophe before it.
    private static func withoutEscape(_ cell: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard cell.count > 1, cell[0] == UInt8(ascii: "'"), "=+-@\t\r".utf8.contains(cell[1]) else { return cell }
        return UnsafeRawBufferPointer(rebasing: cell.dropFirst())
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
