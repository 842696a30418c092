import Vocabulary

/// Reads JSON (RFC 8259). Members stay in their order, and numbers as they are written.
struct JSONText {
    /// What is wrong, and where.
    struct Fault: Error, CustomStringConvertible {
        let line: Int
        let column: Int
        let reason: String

        var description: String { "line \(line), column \(column): \(reason)" }
    }

    /// Deeper values are refused, since each level takes stack.
    private static let greatestDepth = 200

    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    /// - Complexity: O(n) for n bytes.
    static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
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

    private mutating func number() throws(Fault) -> String {
        let start = place
        if next == UInt8(ascii: "-") { place += 1 }
        let whole = skipDigits()
        let hasLeadingZero = whole > 1 && bytes[place - whole] == UInt8(ascii: "0")
        var isWhole = whole > 0 && !hasLeadingZero
        if next == UInt8(ascii: ".") {
            place += 1
            isWhole = skipDigits() > 0 && isWhole
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            place += 1
            if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { place += 1 }
            isWhole = skipDigits() > 0 && isWhole
        }
        guard isWhole else { throw fault("this is no number") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// How many digits were there.
    private mutating func skipDigits() -> Int {
        let start = place
        while let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { place += 1 }
        return place - start
    }

    private mutating func string() throws(Fault) -> String {
        place += 1
        var text: [UInt8] = []
        while let next {
            place += 1
            switch next {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else { throw fault("this is not UTF-8") }
                return string
            case UInt8(ascii: "\\"): text += try escaped().utf8
            case 0..<0x20: throw fault("there is a control character in a text")
            default: text.append(next)
            }
        }
        throw fault("the file ends within a text: it is cut off")
    }

    /// What stands behind a backslash.
    private mutating func escaped() throws(Fault) -> String {
        guard let next else { throw fault("the file ends within a text: it is cut off") }
        place += 1
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(next))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw fault("'\\' stands before a letter that it does not go with")
        }
    }

    /// The character of `\u` and four digits, or of two such halves.
    private mutating func scalar() throws(Fault) -> String {
        let first = try unit()
        if let scalar = UnicodeScalar(first) { return String(scalar) }
        guard first < 0xDC00, bytes[place...].starts(with: "\\u".utf8) else { throw fault("half a character") }
        place += 2
        let second = try unit()
        guard 0xDC00...0xDFFF ~= second,
            let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw fault("half a character") }
        return String(scalar)
    }

    private mutating func unit() throws(Fault) -> UInt32 {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw fault("four hexadecimal digits are expected here") }
        place += 4
        return unit
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

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func fault(_ reason: String) -> Fault {
        let before = bytes[..<min(place, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return Fault(line: line, column: before.count - start + 1, reason: reason)
    }
}
