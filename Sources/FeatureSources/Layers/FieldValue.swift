import Vocabulary

/// What a field of a row holds.
public enum FieldValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    /// A text; dates and times come as ISO 8601, ids of the form GUID as they are written.
    case text(String)
    case boolean(Bool)

    /// The value as text, numbers in the fewest digits that give them back; nil for null.
    public var text: String? {
        switch self {
        case .null: nil
        case .integer(let number): String(number)
        case .real(let number): number.asWritten
        case .text(let text): text
        case .boolean(let value): value ? "true" : "false"
        }
    }

    /// The value as a number; texts are read as numbers, blanks around them left out.
    public var number: Double? {
        switch self {
        case .null: nil
        case .integer(let number): Double(number)
        case .real(let number): number
        case .text(let text): FieldValue.number(FieldValue.withoutBlanks(text))
        case .boolean(let value): value ? 1 : 0
        }
    }

    /// `0x10` is no number: what is written so is an id, or a mistake.
    private static func number(_ text: Substring) -> Double? {
        text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") } ? nil : Double(text)
    }

    private static func withoutBlanks(_ text: String) -> Substring {
        let start = text.drop { $0 == " " }
        return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
    }

    public var isNull: Bool { self == .null }
}
