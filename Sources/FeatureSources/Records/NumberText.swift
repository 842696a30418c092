/// Reads texts as numbers: `5`, ` 005`, `-3.50`, `1e3`. Whole numbers of 64 bits are read exactly.
enum NumberText {
    static func part(_ text: String) -> KeyPart {
        let trimmed = withoutBlanks(Substring(text).utf8)
        if let whole = Int64(wholeDigits(trimmed)) { return .integer(whole) }
        // Double reads hexadecimal numbers and words such as "nan" as well.
        guard trimmed.allSatisfy(isOfNumber), let number = Double(Substring(trimmed)) else { return .unreadable }
        return KeyPart(number)
    }

    private static func withoutBlanks(_ text: Substring.UTF8View) -> Substring.UTF8View {
        let start = text.drop { isBlank($0) }
        return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? start
    }

    /// What stands before a fraction of nothing but zeros; all of the text where there is none.
    private static func wholeDigits(_ text: Substring.UTF8View) -> Substring {
        guard let point = text.firstIndex(of: UInt8(ascii: ".")), point != text.startIndex else {
            return Substring(text)
        }
        let isZero = text[point...].dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
        return Substring(isZero ? text[..<point] : text)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
