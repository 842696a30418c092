import Vocabulary

/// How a job ended.
public enum JobState: String, Sendable, CaseIterable {
    case succeeded
    case succeededWithWarnings = "succeeded_with_warnings"
    case failed
    case invalid
    case cancelled
}

/// What became of a job: a line of `results.jsonl`.
public struct JobOutcome: Sendable {
    public let job: String
    public let state: JobState
    /// Why it did not succeed, in sentences; nil where it did.
    public let reason: String?
    /// From start to written outputs.
    public let seconds: Double
    /// Rows by table, in the order of the tables.
    public let counts: [(table: String, rows: Int)]
    public let messages: [Message]

    init(
        _ job: String, _ state: JobState, reason: String? = nil, seconds: Double = 0,
        counts: [(table: String, rows: Int)] = [], messages: [Message] = []
    ) {
        self.job = job
        self.state = state
        self.reason = reason
        self.seconds = seconds
        self.counts = counts
        self.messages = messages
    }

    /// Whether the job has what it was asked for.
    public var isSuccess: Bool { state == .succeeded || state == .succeededWithWarnings }

    public var warnings: [Message] { messages.filter { $0.severity == .warning } }
}
