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
    /// What stands in quotes, without those that are doubled: kept for its room.
    private var unquoted: [UInt8] = []

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
        var cells: [String] = []
        cells.reserveCapacity(head.count)
        return try next { cells.append(String(decoding: $0, as: UTF8.self)) } ? cells : nil
    }

    /// Passes the cells of the next record on, as bytes of UTF-8 without quotes: as many as the head has.
    ///
    /// - Parameter take: called for each, in order; also for those of a record that turns out to have more or fewer.
    /// - Returns: whether there was one.
    /// - Complexity: O(n) for n bytes of the record.
    public mutating func next(_ take: (UnsafeRawBufferPointer) -> Void) throws(Fault) -> Bool {
        let line = line
        let count = try readRecord(take)
        guard count == head.count || count == 0 else {
            let cells = "\(count) cell\(count == 1 ? "" : "s")"
            throw Fault(line: line, reason: "\(cells), where the head has \(head.count)")
        }
        return count > 0
    }

    private mutating func record() throws(Fault) -> [String]? {
        var cells: [String] = []
        return try readRecord { cells.append(String(decoding: $0, as: UTF8.self)) } > 0 ? cells : nil
    }

    /// - Returns: how many cells it has, 0 at the end.
    private mutating func readRecord(_ take: (UnsafeRawBufferPointer) -> Void) throws(Fault) -> Int {
        guard place < bytes.count else { return 0 }
        var count = 0
        while true {
            try readCell(take)
            count += 1
            guard place < bytes.count else { return count }
            let separator = bytes[place]
            place += 1
            if separator == UInt8(ascii: ",") { continue }
            if separator == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
            line += 1
            return count
        }
    }

    /// Up to a comma, the end of the line or that of the file.
    private mutating func readCell(_ take: (UnsafeRawBufferPointer) -> Void) throws(Fault) {
        if place < bytes.count, bytes[place] == UInt8(ascii: "\"") { return try readQuoted(take) }
        let start = place
        var end = start
        while end < bytes.count, !Self.ends(bytes[end]) { end += 1 }
        place = end
        let isText = bytes.withUnsafeBytes { Self.give(UnsafeRawBufferPointer(rebasing: $0[start..<end]), take) }
        if !isText { throw notText }
    }

    private mutating func readQuoted(_ take: (UnsafeRawBufferPointer) -> Void) throws(Fault) {
        place += 1
        unquoted.removeAll(keepingCapacity: true)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\"") {
                guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return try giveUnquoted(take) }
                place += 1
            }
            if byte == 0x0A { line += 1 }
            unquoted.append(byte)
        }
        throw Fault(line: line, reason: "the file ends within quotes: it is cut off")
    }

    private func giveUnquoted(_ take: (UnsafeRawBufferPointer) -> Void) throws(Fault) {
        guard place == bytes.count || Self.ends(bytes[place]) else {
            throw Fault(line: line, reason: "something stands behind closing quotes")
        }
        if !unquoted.withUnsafeBytes({ Self.give($0, take) }) { throw notText }
    }

    /// - Returns: whether it is UTF-8; what is not is not passed on.
    private static func give(_ cell: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void) -> Bool {
        guard cell.isUTF8 else { return false }
        take(cell)
        return true
    }

    private var notText: Fault { Fault(line: line, reason: "this is not UTF-8") }

    private static func ends(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D }
}
