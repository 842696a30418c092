import Vocabulary

/// A weight.
public struct Weight: Sendable, Hashable, CustomStringConvertible {
    public let kilograms: Double

    public init(kilograms: Double) {
        self.kilograms = kilograms
    }

    /// As a job file can say it.
    public var description: String { "\(JSONValue.number(kilograms).written()) kg" }
}
