import JobSpec
import Vocabulary

/// How a job ended.
public enum JobState: String, Sendable, CaseIterable {
    case succeeded
    case succeededWithWarnings = "succeeded_with_warnings"
    /// Its outputs stand, and nothing that they depend on has changed: it did not run.
    case upToDate = "up_to_date"
    /// It succeeded, and nothing was found.
    case empty
    case failed
    case invalid
    case timedOut = "timed_out"
    /// The process that ran it died, and did so once more when the job ran alone.
    case crashed
    case cancelled

    /// Whether the job has what it was asked for.
    public var isSuccess: Bool {
        switch self {
        case .succeeded, .succeededWithWarnings, .upToDate, .empty: true
        case .failed, .invalid, .timedOut, .crashed, .cancelled: false
        }
    }

    /// The state as people read it.
    var words: String { rawValue.replacing("_", with: " ") }
}

/// How many rows a table of a job has.
public struct TableCount: Sendable, Equatable {
    public let table: String
    public let rows: Int
}

/// What became of a job: a line of `results.jsonl`.
public struct JobOutcome: Sendable {
    public let job: String
    /// The job's file as messages show it.
    public var file = ""
    /// Where the job begins in its file, from 1; nil where nobody knows.
    var line: Int?
    public var state: JobState
    /// Why it did not succeed, in sentences; nil where it did.
    public var reason: String?
    /// From start to written outputs.
    public var seconds = 0.0
    /// The most memory, in MB, that the process which ran the job held while it ran; nil for one that did not run.
    public var peakMegabytes: Int?
    /// Rows by table, in the order of the tables.
    public var counts: [TableCount] = []
    public var messages: [Message] = []
    /// What is wrong in the job's file, or in those that say what its network is.
    public var mistakes: [Mistake] = []
    /// Where its places came to lie and what its barriers met; told only where that was asked for.
    public var places: [FoundPlace] = []
    /// What it runs with, that of its travel mode and its network, too; told only where that was asked for.
    var values: [ToldValue] = []

    init(_ job: String, _ state: JobState, reason: String? = nil) {
        self.job = job
        self.state = state
        self.reason = reason
    }

    public var isSuccess: Bool { state.isSuccess }

    /// The first line of the reason, in which people look.
    var firstReason: String? {
        let lines = reasonLines
        guard let first = lines.first, lines.count > 1, first.hasSuffix(":") else { return lines.first }
        return first + " " + lines[1].trimmingPrefix { $0 == " " }
    }

    /// The lines of the reason.
    var reasonLines: [String] { (reason ?? "").split(whereSeparator: \.isNewline).map(String.init) }

    /// Whether mistakes say why it did not succeed.
    var isExplained: Bool { !isSuccess && mistakes.contains(where: \.isError) }

    public var warnings: [Message] { messages.filter { $0.severity == .warning } }
}
