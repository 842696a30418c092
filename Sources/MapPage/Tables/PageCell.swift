import Vocabulary

/// A value of a table on the page.
enum PageCell: Hashable, Sendable {
    case null
    /// As it is written.
    case number(String)
    case text(String)
    case boolean(Bool)

    /// As JSON.
    func write(into text: inout String) {
        switch self {
        case .null: text += "null"
        case .number(let number): text += Self.trimmed(number)
        case .text(let value): JSONValue.writeQuoted(value, into: &text)
        case .boolean(let value): text += value ? "true" : "false"
        }
    }

    /// A number without zeros behind its last decimal.
    private static func trimmed(_ number: String) -> Substring {
        let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
        let letters = number.utf8
        guard letters.last == zero, letters.contains(point),
            !letters.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
        else { return number[...] }
        var end = letters.endIndex
        while letters[letters.index(before: end)] == zero { end = letters.index(before: end) }
        if letters[letters.index(before: end)] == point { end = letters.index(before: end) }
        return number[..<end]
    }
}
