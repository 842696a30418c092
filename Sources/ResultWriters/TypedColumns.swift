import FeatureSources
import Results

// Tables in formats whose columns have types.

extension Table {
    /// The names of columns, which upper and lower case do not tell apart there; one that is taken gets a number behind it.
    var distinctNames: [String] {
        var taken: Set = ["fid", "geom"]
        return columns.map { column in
            var (name, number) = (column.name, 2)
            while !taken.insert(name.lowercased()).inserted {
                name = "\(column.name)_\(number)"
                number += 1
            }
            return name
        }
    }
}

extension Column {
    /// A name for people, with the unit: `total_time` is `Total time (minutes)`.
    var title: String {
        let words = name.replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst() + (unit.map { " (\($0))" } ?? "")
    }

    var meaningWithUnit: String { meaning + (unit.map { "; in \($0)" } ?? "") }
}

extension Column.Kind {
    var written: WrittenField.Kind {
        switch self {
        case .text: .text
        case .integer: .integer
        case .number: .real
        case .boolean: .boolean
        }
    }
}

extension WrittenValue {
    /// A value in the kind of its field; numbers have the decimals that texts show.
    ///
    /// - Returns: nil for a text that is to be a number and is none.
    init?(_ value: Value, as kind: WrittenField.Kind) {
        switch (kind, value) {
        case (_, .null): self = .null
        case (.text, _): self = .text(Self.text(value))
        case (.real, .real(let number)) where number.isFinite: self = .real(number)
        case (.boolean, .boolean(let flag)): self = .integer(flag ? 1 : 0)
        case (_, .integer(let number)) where kind == .integer: self = .integer(number)
        case (.real, _) where Self.number(value) != nil: self = .real(Self.number(value) ?? 0)
        default:
            // Numbers that are not finite have no text.
            let text = Self.text(value)
            guard let number = text.isEmpty ? .null : Double(text).map(WrittenValue.real) else { return nil }
            self = number
        }
    }

    /// The number that a text of the value is, without making one; nil where that is not exact, or it takes a text.
    private static func number(_ value: Value) -> Double? {
        func quotient(_ units: Int64, _ unit: Double) -> Double? {
            // Both are exact, so that the nearest number to their quotient comes out, as of a text.
            units.magnitude < 1 << 53 ? Double(units) / unit : nil
        }
        switch value {
        case .duration(let milliseconds):
            guard milliseconds.magnitude < 1 << 48 else { return nil }
            let (whole, millionths) = ByteBuffer.minutes(of: milliseconds.magnitude)
            return quotient(Int64(whole * 1_000_000 + millionths) * milliseconds.signum(), 1e6)
        case .length(let millimetres): return quotient(millimetres, 1e3)
        case .millionths(let amount): return quotient(amount, 1e6)
        case .angle(let angle): return quotient(Int64(angle), 1e7)
        case .integer(let number): return quotient(number, 1)
        default: return nil
        }
    }

    private static func text(_ value: Value) -> String {
        if case .text(let text) = value {
            return text.utf8.contains(0) ? text.replacing("\u{0}", with: "\u{FFFD}") : text
        }
        var buffer = ByteBuffer()
        buffer.append(plain: value)
        return buffer.text
    }
}
