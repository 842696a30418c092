import Geometry

/// Reads CSV (RFC 4180). Places of stops and facilities stand in columns, and are drawn.
struct RecordRows: TableRows {
    let columns: [String]
    private let bytes: [UInt8]
    private var place = 0

    /// - Throws: `UnreadableTable`.
    init(_ bytes: [UInt8]) throws(UnreadableTable) {
        self.bytes = bytes
        var head = RecordRows(bytes: bytes, columns: [])
        guard let columns = try head.record() else { throw UnreadableTable(reason: "there is no head of column names") }
        self.columns = columns
        place = head.place
    }

    private init(bytes: [UInt8], columns: [String]) { (self.bytes, self.columns) = (bytes, columns) }

    mutating func next() throws(UnreadableTable) -> TableRow? {
        guard let record = try record() else { return nil }
        guard record.count == columns.count else { throw UnreadableTable(reason: "its rows have different columns") }
        return TableRow(cells: record.map(Self.cell), geometry: geometry(record))
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

    private mutating func record() throws(UnreadableTable) -> [String]? {
        guard place < bytes.count else { return nil }
        var cells: [String] = []
        while true {
            cells.append(try cell())
            guard place < bytes.count else { return cells }
            let separator = bytes[place]
            place += 1
            if separator == UInt8(ascii: ",") { continue }
            if separator == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
            return cells
        }
    }

    private mutating func cell() throws(UnreadableTable) -> String {
        var cell: [UInt8] = []
        let isQuoted = place < bytes.count && bytes[place] == UInt8(ascii: "\"")
        if isQuoted { place += 1 }
        while place < bytes.count {
            let byte = bytes[place]
            if !isQuoted, byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D { break }
            place += 1
            if isQuoted, byte == UInt8(ascii: "\"") {
                guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
                    return String(decoding: cell, as: UTF8.self)
                }
                place += 1
            }
            cell.append(byte)
        }
        if isQuoted { throw UnreadableTable(reason: "it ends within quotes: it is cut off") }
        return String(decoding: cell, as: UTF8.self)
    }
}
