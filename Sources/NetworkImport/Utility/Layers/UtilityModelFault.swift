/// A model that does not fit its layers.
public struct UtilityModelFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
}
