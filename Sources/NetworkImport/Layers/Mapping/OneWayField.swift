import FeatureSources

/// A field that says in which directions streets are open, and what its values mean.
///
/// Values are compared with case and blanks round them ignored; numbers by value, so that `1` is `1.0`. Null and blank
/// mean both directions, unless they are named.
public struct OneWayField: Sendable, Equatable {
    public var field: String
    /// Values of streets open in their digitised direction alone, against it alone, in both, and in none.
    public var forward: [String]
    public var backward: [String]
    public var both: [String]
    public var closed: [String]

    /// - Parameter field: with no value named, the codings in use are known: see `OneWayCoding`.
    public init(
        _ field: String, forward: [String] = [], backward: [String] = [], both: [String] = [], closed: [String] = []
    ) {
        self.field = field
        (self.forward, self.backward, self.both, self.closed) = (forward, backward, both, closed)
    }
}
