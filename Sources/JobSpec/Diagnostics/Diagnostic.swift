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
    public private(set) var message: String
    /// What would be right.
    public private(set) var help: String?

    public init(_ severity: Severity, _ code: String, at mark: Mark, _ message: String, help: String? = nil) {
        self.severity = severity
        self.code = code
        file = mark.fileName
        self.mark = mark
        self.message = ConnectionSecrets.hidden(in: message)
        self.help = help.map { ConnectionSecrets.hidden(in: $0) }
    }

    /// A diagnostic about a file as a whole, such as one that cannot be read.
    public init(_ severity: Severity, _ code: String, file: String, _ message: String, help: String? = nil) {
        self.severity = severity
        self.code = code
        self.file = file
        mark = nil
        self.message = ConnectionSecrets.hidden(in: message)
        self.help = help.map { ConnectionSecrets.hidden(in: $0) }
    }
}

extension Diagnostic {
    /// The same diagnostic, where it quotes a connection without these values.
    func hiding(_ secrets: Set<WrittenText.Value>) -> Diagnostic {
        var hidden = self
        hidden.message = ConnectionSecrets.hidden(secrets, in: message)
        hidden.help = help.map { ConnectionSecrets.hidden(secrets, in: $0) }
        return hidden
    }

    /// Whether `left` is shown before `right`: by file, then by place.
    static func isShownBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        return (left.mark?.start ?? -1, left.code, left.message) < (right.mark?.start ?? -1, right.code, right.message)
    }
}
