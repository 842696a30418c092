/// A restriction that users define: its name, and the SQL condition that streets meet which it covers.
public struct RestrictionCondition: Sendable, Equatable {
    public var name: String
    public var condition: String

    public init(_ name: String, condition: String) { (self.name, self.condition) = (name, condition) }
}
