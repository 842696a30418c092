extension JSONText {
    /// A number as it is written, whose first character is next.
    mutating func number() throws(Fault) -> String {
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

    /// What stands between quotes, the first of which is next.
    mutating func string() throws(Fault) -> String {
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
}
