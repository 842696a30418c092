import Vocabulary

/// What a row has in a column.
public enum Cell: Hashable, Sendable {
    case none
    /// As it is written, such as `12.500`.
    case number(String)
    case text(String)

    /// Texts are equal where their bytes are: two forms of Unicode are two texts.
    public static func == (one: Cell, other: Cell) -> Bool {
        switch (one, other) {
        case (.none, .none): true
        case (.number(let one), .number(let other)), (.text(let one), .text(let other)):
            one.utf8.elementsEqual(other.utf8)
        default: false
        }
    }

    /// What GeoJSON has; structures are texts of JSON.
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .none
        case .integer(let number): self = .number(String(number))
        case .number(let number): self = .number(number)
        case .text(let text): self = .text(text)
        case .boolean, .array, .object: self = .text(value.written())
        }
    }

    /// What CSV has, where numbers and texts look alike. What has leading zeros or an exponent is no number: `12E3` may be an id.
    init(csv text: String) {
        if text.isEmpty {
            self = .none
        } else if !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
            case .number(let number)? = try? JSONText.parse(Array(text.utf8)), number == text
        {
            self = .number(text)
        } else {
            self = .text(text)
        }
    }

    /// The number, as far as it is one that can be counted with.
    var amount: Double? {
        guard case .number(let text) = self, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// How it is written; nothing where there is nothing.
    var written: String {
        switch self {
        case .none: ""
        case .number(let text), .text(let text): text
        }
    }

    /// What all cells that say the same have in common, in any format (`1.500` and 1.5), and a text that looks like the number has, too.
    var key: String {
        guard let amount, abs(amount) < Self.leastUnsure else { return written }
        return Int64(exactly: amount).map(String.init) ?? "\(amount)"
    }

    /// From here on several whole numbers are one number of double precision.
    private static let leastUnsure = 9e15

    var json: JSONValue {
        switch self {
        case .none: .null
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        }
    }

    /// Whether both say the same: `1.0` and `1` do.
    func says(_ other: Cell) -> Bool {
        if self == other { return true }
        guard let one = amount, let two = other.amount, abs(one) < Self.leastUnsure else { return false }
        return one == two
    }
}
