/// Something that is wrong, or worth knowing, in what somebody wrote.
public struct Diagnostic: Sendable, Equatable {
    /// How grave a diagnostic is.
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    public let severity: Severity
    /// A stable word in snake_case that programs may test, such as `unknown_key`.
    public let code: String
    /// The file's name as messages show it.
    public let file: String
    /// The place, or nil where it is the file as a whole.
    public let mark: Mark?
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// What would be right.
    public let help: String?

    public init(_ severity: Severity, _ code: String, at mark: Mark, _ message: String, help: String? = nil) {
        self.severity = severity
        self.code = code
        file = mark.fileName
        self.mark = mark
        self.message = message
        self.help = help
    }

    /// A diagnostic about a file as a whole, such as one that cannot be read.
    public init(_ severity: Severity, _ code: String, file: String, _ message: String, help: String? = nil) {
        self.severity = severity
        self.code = code
        self.file = file
        mark = nil
        self.message = message
        self.help = help
    }
}

extension Diagnostic {
    /// Whether `left` is shown before `right`: by file, then by place.
    static func isShownBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        return (left.mark?.start ?? -1, left.code, left.message) < (right.mark?.start ?? -1, right.code, right.message)
    }
}
