/// One column of a result table. The page of columns in `docs/` is made from these.
public struct Column: Sendable, Equatable {
    /// What its values are, where they are not null.
    public enum Kind: Sendable {
        case text, integer, boolean
        /// A number with decimals.
        case number
    }

    public let name: String
    public let kind: Kind
    /// `minutes`, `metres`, `degrees`, or nil for a column without a unit.
    public let unit: String?
    /// A sentence for people that says what a value means.
    public let meaning: String

    public init(_ name: String, _ kind: Kind, unit: String? = nil, _ meaning: String) {
        self.name = name
        self.kind = kind
        self.unit = unit
        self.meaning = meaning
    }

    /// A number where there is a unit, else a text.
    public init(_ name: String, unit: String? = nil, _ meaning: String) {
        self.init(name, unit == nil ? .text : .number, unit: unit, meaning)
    }

    /// The same column with values of another kind.
    public func holding(_ kind: Kind) -> Column { Column(name, kind, unit: unit, meaning) }
}
