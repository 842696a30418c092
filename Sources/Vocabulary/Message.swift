/// Something a user must hear about a job: what was skipped, moved, ignored, clipped or assumed.
///
/// Messages are part of the result (they stand in `job.json`), so their text may depend on inputs only:
/// no clock, no absolute path, no thread.
public struct Message: Hashable, Sendable {
    /// How much a message matters.
    public enum Severity: String, Sendable {
        /// Worth knowing; the result is what was asked for.
        case information
        /// The result is not quite what was asked for: the job ends as *succeeded with warnings*.
        case warning
    }

    public let severity: Severity
    /// A stable word in snake_case that programs may test, such as `not_located`.
    public let code: String
    /// One sentence for people, without a full stop. Names the record that it is about.
    public let text: String

    public init(_ severity: Severity, _ code: String, _ text: String) {
        self.severity = severity
        self.code = code
        self.text = text
    }

    public var json: JSONValue {
        .object([("severity", .text(severity.rawValue)), ("code", .text(code)), ("text", .text(text))])
    }
}
