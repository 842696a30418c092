/// An order of rows by the values of fields: nulls first, then numbers, then texts by their UTF-8 bytes.
public struct RowOrder: Sendable {
    /// A field to order by.
    public struct Term: Hashable, Sendable {
        public let field: String
        public let isDescending: Bool

        public init(_ field: String, isDescending: Bool = false) {
            self.field = field
            self.isDescending = isDescending
        }
    }

    public let terms: [Term]

    public init(_ terms: [Term] = []) { self.terms = terms }

    /// Whether one row comes before another, by the values of the terms' fields; false for equal ones.
    public func isBefore(_ one: [FieldValue], _ other: [FieldValue]) -> Bool {
        for (index, term) in terms.enumerated() {
            let comparison = RowOrder.compared(one[index], other[index])
            if comparison != 0 { return term.isDescending ? comparison > 0 : comparison < 0 }
        }
        return false
    }

    /// Negative, zero or positive, as the first value comes before, with or after the second.
    static func compared(_ one: FieldValue, _ other: FieldValue) -> Int {
        switch (one, other) {
        case (.integer(let a), .integer(let b)): return a < b ? -1 : a > b ? 1 : 0
        case (.text(let a), .text(let b)): return compared(a.utf8, b.utf8)
        default: break
        }
        let (first, second) = (rank(one), rank(other))
        if first != second || first == 0 { return first - second }
        guard let a = one.number, let b = other.number else { return 0 }
        return a < b ? -1 : a > b ? 1 : 0
    }

    private static func compared(_ one: String.UTF8View, _ other: String.UTF8View) -> Int {
        if one.lexicographicallyPrecedes(other) { return -1 }
        return one.elementsEqual(other) ? 0 : 1
    }

    private static func rank(_ value: FieldValue) -> Int {
        switch value {
        case .null: 0
        case .boolean, .integer, .real: 1
        case .text: 2
        }
    }
}
