/// Reads CSV (RFC 4180), record after record.
public struct CSVRecords {
    /// Why CSV cannot be read, and where.
    public struct Fault: Error, CustomStringConvertible {
        public let line: Int
        public let reason: String

        public var description: String { "line \(line): \(reason)" }
    }

    /// The names of the columns.
    public private(set) var head: [String] = []
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    /// - Throws: `Fault` where there is no head.
    public init(_ bytes: [UInt8]) throws(Fault) {
        self.bytes = bytes
        guard let head = try record() else { throw Fault(line: 1, reason: "there is no head of column names") }
        self.head = head
    }

    /// The next record, with as many cells as the head has.
    ///
    /// - Returns: nil at the end.
    /// - Complexity: O(n) for n bytes of the record.
    public mutating func next() throws(Fault) -> [String]? {
        let line = line
        guard let record = try record() else { return nil }
        guard record.count == head.count else {
            let cells = "\(record.count) cell\(record.count == 1 ? "" : "s")"
            throw Fault(line: line, reason: "\(cells), where the head has \(head.count)")
        }
        return record
    }

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
        // Nearly all cells are ASCII, of which every sequence is UTF-8.
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Fault(line: line, reason: "this is not UTF-8")
        }
        return text
    }

    private static func ends(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D }
}
