/// One column of a result table. The page of columns in `docs/` is made from these.
public struct Column: Sendable, Equatable {
    public let name: String
    /// `minutes`, `metres`, `degrees`, or nil for a column without a unit.
    public let unit: String?
    /// A sentence for people that says what a value means.
    public let meaning: String

    public init(_ name: String, unit: String? = nil, _ meaning: String) {
        self.name = name
        self.unit = unit
        self.meaning = meaning
    }
}
