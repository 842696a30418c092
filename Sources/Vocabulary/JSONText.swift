/// Reads JSON (RFC 8259). Members stay in their order, and numbers as they are written.
public struct JSONText {
    /// What is wrong, and where.
    public struct Fault: Error, CustomStringConvertible {
        public let line: Int
        public let column: Int
        public let reason: String

        public var description: String { "line \(line), column \(column): \(reason)" }
    }

    /// Deeper values are refused, since each level takes stack.
    private static let greatestDepth = 200

    let bytes: [UInt8]
    var place = 0
    private var depth = 0

    /// - Complexity: O(n) for n bytes.
    public static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
        var text = JSONText(bytes: bytes)
        let value = try text.value()
        text.skipBlanks()
        if text.place < bytes.count { throw text.fault("the document has ended, and something stands behind it") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value() throws(Fault) -> JSONValue {
        skipBlanks()
        guard let first = next else { throw fault("the file ends too early: it is cut off") }
        switch first {
        case UInt8(ascii: "{"): return .object(try list(until: "}") { text throws(Fault) in try text.member() })
        case UInt8(ascii: "["): return .array(try list(until: "]") { text throws(Fault) in try text.value() })
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: return try word()
        }
    }

    private mutating func word() throws(Fault) -> JSONValue {
        for (word, value) in [("true", JSONValue.boolean(true)), ("false", .boolean(false)), ("null", .null)] {
            if bytes[place...].starts(with: word.utf8) {
                place += word.utf8.count
                return value
            }
        }
        throw fault("a value is expected here")
    }

    private mutating func member() throws(Fault) -> (String, JSONValue) {
        skipBlanks()
        guard let next else { throw fault("the file ends too early: it is cut off") }
        guard next == UInt8(ascii: "\"") else { throw fault("a key in double quotes is expected here") }
        let key = try string()
        try expect(":")
        return (key, try value())
    }

    /// The items of an array or object, parted by commas, whose opening bracket is next.
    private mutating func list<Item>(
        until close: Unicode.Scalar, item read: (inout JSONText) throws(Fault) -> Item
    ) throws(Fault) -> [Item] {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.greatestDepth { throw fault("there are more than \(Self.greatestDepth) levels") }
        place += 1
        var items: [Item] = []
        if skip(UInt8(ascii: close)) { return items }
        repeat { items.append(try read(&self)) } while skip(UInt8(ascii: ","))
        try expect(close)
        return items
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
        if skip(UInt8(ascii: character)) { return }
        if next == nil { throw fault("the file ends too early: it is cut off") }
        throw fault("'\(character)' is expected here")
    }

    /// Whether the byte is next behind blanks, which is then passed.
    private mutating func skip(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipBlanks() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { place += 1 }
    }

    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    func fault(_ reason: String) -> Fault {
        let before = bytes[..<min(place, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return Fault(line: line, column: before.count - start + 1, reason: reason)
    }
}
