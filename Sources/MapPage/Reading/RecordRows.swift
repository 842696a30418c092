import Geometry
import Vocabulary

/// The rows of CSV. Places of stops and facilities stand in columns, and are drawn.
struct RecordRows: TableRows {
    private var records: CSVRecords
    /// The columns of a place's longitude and latitude; nil where there are none.
    private let placeColumns: (x: Int, y: Int)?

    var columns: [String] { records.head }

    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8]) throws(UnreadableTable) {
        do { records = try CSVRecords(bytes) } catch { throw UnreadableTable(error) }
        if let x = records.head.firstIndex(of: "snap_x"), let y = records.head.firstIndex(of: "snap_y") {
            placeColumns = (x, y)
        } else {
            placeColumns = nil
        }
    }

    mutating func next() throws(UnreadableTable) -> TableRow? {
        let record: [String]?
        do { record = try records.next() } catch { throw UnreadableTable(error) }
        return record.map { TableRow(cells: $0.map(Self.cell), geometry: geometry($0)) }
    }

    private static func cell(_ text: String) -> PageCell {
        if text.isEmpty { return .null }
        return isNumber(text) ? .number(text) : .text(text)
    }

    /// Numbers as JSON has them; ids with zeros in front stay texts.
    private static func isNumber(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { letters in
            let start = letters.first == UInt8(ascii: "-") ? 1 : 0
            let point = letters.firstIndex(of: UInt8(ascii: ".")) ?? letters.count
            let whole = letters[start..<point]
            let hasZeros = whole.count > 1 && whole.first == UInt8(ascii: "0")
            return letters.count <= longestNumber && isDigits(whole) && !hasZeros
                && (point == letters.count || isDigits(letters[(point + 1)...]))
        }
    }

    /// Digits of what a browser reads as it is written.
    private static let longestNumber = 15

    private static func isDigits(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        !letters.isEmpty && letters.allSatisfy { 0x30...0x39 ~= $0 }
    }

    private func geometry(_ record: [String]) -> DrawnGeometry {
        guard let (x, y) = placeColumns, let longitude = Double(record[x]), let latitude = Double(record[y]),
            let place = Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)
        else { return .none }
        return .points([place])
    }
}

extension UnreadableTable {
    fileprivate init(_ fault: CSVRecords.Fault) { self.init(reason: "\(fault)") }
}
