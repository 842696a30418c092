import FoundationEssentials

/// The rows of a text of comma-separated values, blank lines among them: reports have several tables, parted by such lines.
struct CSVRows {
    private(set) var rows: [[String]] = []
    private var row: [String] = []
    private var cell: [UInt8] = []
    private var isQuoted = false

    /// Cells in quotes may hold commas, line ends and doubled quotes. Without UTF-8, texts are read as Latin-1.
    static func of(_ data: Data) -> [[String]] {
        var parser = CSVRows()
        let isUTF8 = String(data: data, encoding: .utf8) != nil
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        for byte in data.dropFirst(data.starts(with: mark) ? mark.count : 0) {
            if isUTF8 || byte < 0x80 {
                parser.take(byte)
            } else {
                parser.cell += Array(String(Unicode.Scalar(byte)).utf8)
            }
        }
        if !parser.row.isEmpty || !parser.cell.isEmpty { parser.endRow() }
        return parser.rows
    }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""):
            // A quote within a cell is doubled: the first one ends it, and the second one goes on.
            if !isQuoted, !cell.isEmpty { cell.append(byte) }
            isQuoted.toggle()
        case UInt8(ascii: ",") where !isQuoted: endCell()
        case UInt8(ascii: "\n") where !isQuoted: endRow()
        case UInt8(ascii: "\r") where !isQuoted: break
        default: cell.append(byte)
        }
    }

    private mutating func endCell() {
        row.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
    }

    private mutating func endRow() {
        endCell()
        rows.append(row)
        row = []
    }
}
