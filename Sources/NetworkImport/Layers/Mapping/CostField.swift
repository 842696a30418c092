/// A cost that users define: the fields that hold it for the two directions of a street, in the cost's own unit.
public struct CostField: Sendable, Equatable {
    public var name: String
    /// Nil where the direction costs nothing.
    public var forward: String?
    public var backward: String?

    public init(_ name: String, forward: String?, backward: String?) {
        (self.name, self.forward, self.backward) = (name, forward, backward)
    }

    /// A cost that is the same in both directions.
    public init(_ name: String, field: String) { self.init(name, forward: field, backward: field) }
}
