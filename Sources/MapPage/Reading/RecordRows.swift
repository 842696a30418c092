import Geometry
import Vocabulary

/// The rows of CSV. Places of stops and facilities stand in columns, and are drawn.
struct RecordRows: TableRows {
    private var records: CSVRecords

    var columns: [String] { records.head }

    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8]) throws(UnreadableTable) {
        do { records = try CSVRecords(bytes) } catch { throw UnreadableTable(error) }
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
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        return isPlain && 1...2 ~= parts.count && text.utf8.count <= 15 && (parts[0] == "0" || !digits.hasPrefix("0"))
    }

    private func geometry(_ record: [String]) -> DrawnGeometry {
        guard let x = columns.firstIndex(of: "snap_x"), let y = columns.firstIndex(of: "snap_y"),
            let longitude = Double(record[x]), let latitude = Double(record[y]),
            let place = Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)
        else { return .none }
        return .points([place])
    }
}

extension UnreadableTable {
    fileprivate init(_ fault: CSVRecords.Fault) { self.init(reason: "\(fault)") }
}
