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
        default:
            // Numbers that are not finite have no text.
            let text = Self.text(value)
            guard let number = text.isEmpty ? .null : Double(text).map(WrittenValue.real) else { return nil }
            self = number
        }
    }

    private static func text(_ value: Value) -> String {
        if case .text(let text) = value { return text.replacing("\u{0}", with: "\u{FFFD}") }
        var buffer = ByteBuffer()
        buffer.append(plain: value)
        return buffer.text
    }
}
