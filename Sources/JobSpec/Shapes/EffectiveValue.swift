import Vocabulary

/// A value that a job runs with, and where it came from: a line of `job.json` and of `explain`.
public struct EffectiveValue: Sendable, Equatable {
    /// The keys that lead to it, such as `locate.tolerance` or `stops[1].name`; items are counted from 1.
    public let path: String
    /// Quantities are written in one way whatever unit the user chose.
    public let value: JSONValue
    public let origin: Origin

    public init(path: String, value: JSONValue, origin: Origin) {
        self.path = path
        self.value = value
        self.origin = origin
    }
}
