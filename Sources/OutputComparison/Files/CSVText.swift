/// Reads CSV (RFC 4180): records of cells, each with the number of its line.
struct CSVText {
    struct Fault: Error, CustomStringConvertible {
        let line: Int
        let reason: String

        var description: String { "line \(line): \(reason)" }
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    /// The head and the records, all with as many cells as the head has.
    ///
    /// - Complexity: O(n) for n bytes.
    static func parse(_ bytes: [UInt8]) throws(Fault) -> (head: [String], records: [[String]]) {
        var text = CSVText(bytes: bytes)
        guard let head = try text.record() else { throw Fault(line: 1, reason: "there is no head of column names") }
        var records: [[String]] = []
        while true {
            let line = text.line
            guard let record = try text.record() else { return (head, records) }
            guard record.count == head.count else {
                throw Fault(
                    line: line, reason: "\(AmountText.counted(record.count, "cell")), where the head has \(head.count)")
            }
            records.append(record)
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The next record, or nil at the end.
    private mutating func record() throws(Fault) -> [String]? {
        guard place < bytes.count else { return nil }
        var cells: [String] = []
        while true {
            cells.append(try cell())
            guard place < bytes.count else { return cells }
            let separator = bytes[place]
            place += 1
            if separator == UInt8(ascii: ",") { continue }
            if separator == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
            line += 1
            return cells
        }
    }

    /// Up to a comma, the end of the line or that of the file.
    private mutating func cell() throws(Fault) -> String {
        if place < bytes.count, bytes[place] == UInt8(ascii: "\"") { return try quoted() }
        let start = place
        while place < bytes.count, !Self.ends(bytes[place]) { place += 1 }
        return try text(bytes[start..<place])
    }

    private mutating func quoted() throws(Fault) -> String {
        place += 1
        var cell: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\"") {
                guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return try closed(cell) }
                place += 1
            }
            if byte == 0x0A { line += 1 }
            cell.append(byte)
        }
        throw Fault(line: line, reason: "the file ends within quotes: it is cut off")
    }

    private func closed(_ cell: [UInt8]) throws(Fault) -> String {
        guard place == bytes.count || Self.ends(bytes[place]) else {
            throw Fault(line: line, reason: "something stands behind closing quotes")
        }
        return try text(cell[...])
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Fault(line: line, reason: "this is not UTF-8")
        }
        return text
    }

    private static func ends(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D }
}
