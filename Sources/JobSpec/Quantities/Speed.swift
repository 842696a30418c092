import Vocabulary

/// A speed.
public struct Speed: Sendable, Hashable, CustomStringConvertible {
    public let kilometresPerHour: Double

    public init(kilometresPerHour: Double) {
        self.kilometresPerHour = kilometresPerHour
    }

    /// As a job file can say it.
    public var description: String { "\(JSONValue.number(kilometresPerHour).written()) km/h" }
}
