import JobSpec
import Vocabulary

/// Says how a run goes in lines: for logs, for pipes, and above the live line of a terminal.
public final class LineReporter: Reporter, @unchecked Sendable {
    /// With more jobs than that there is a line for each per cent of them.
    private static let mostJobLines = 100

    private let log: RunLog
    private let detail: LogDetail
    private var count = 0
    private var endedCount = 0
    private var failedCount = 0
    private var finishedCount = 0
    private var remaining = RemainingTime()
    private var lastPhase = ""

    public init(_ log: RunLog, _ detail: LogDetail) {
        self.log = log
        self.detail = detail
    }

    private var isThinned: Bool { count > Self.mostJobLines && detail != .everything }

    public func planned(_ jobs: Int, upToDate: Int) {
        count = jobs
        guard detail == .jobs || detail == .everything, upToDate > 0 else { return }
        let total = jobs + upToDate
        log.tell(
            LogEntry(
                "planned", "\(upToDate) of \(total) \(total == 1 ? "job is" : "jobs are") up to date",
                [("jobs", .integer(Int64(total))), ("up_to_date", .integer(Int64(upToDate)))]))
    }

    public func started(_ job: String, because reason: String) {
        guard detail == .everything else { return }
        log.tell(LogEntry("started", "\(job) starts: \(reason)", [("job", .text(job)), ("reason", .text(reason))]))
    }

    public func ended(_ outcome: JobOutcome) {
        guard outcome.state != .upToDate, outcome.state != .cancelled else { return }
        endedCount += 1
        failedCount += outcome.isSuccess ? 0 : 1
        remaining.jobEnded()
        let percent = endedCount * 100 / max(1, count)
        guard detail == .jobs, isThinned, percent > (endedCount - 1) * 100 / count
        else { return }
        tellPercent(percent)
    }

    public func finished(_ outcome: JobOutcome) {
        if detail != .failures || !outcome.isSuccess { log.tell(outcome.mistakes) }
        if outcome.state != .upToDate { finishedCount += 1 }
        if isTold(outcome) { log.tell(entry(of: outcome)) }
    }

    public func closed(_ summary: RunSummary) {
        let cancelled = summary.count(.cancelled)
        let isUntold = detail == .failures && isThinned && cancelled > 0
        if detail == .failures, !isUntold { return }
        log.tell(LogEntry("closed", isUntold ? "\(cancelled) jobs cancelled" : "", summary.members))
    }

    // MARK: - Lines

    private func tellPercent(_ percent: Int) {
        let failed = failedCount > 0 ? ", \(failedCount) failed" : ""
        let left = remaining.text(left: count - endedCount).map { ", \($0)" } ?? ""
        log.tell(
            LogEntry(
                "progress", "[\(endedCount)/\(count)] \(percent) %\(failed)\(left)",
                [
                    ("done", .integer(Int64(endedCount))), ("jobs", .integer(Int64(count))),
                    ("failed", .integer(Int64(failedCount))), ("percent", .integer(Int64(percent))),
                ]))
    }

    private func isTold(_ outcome: JobOutcome) -> Bool {
        // Of thousands that an interrupted run leaves undone, the closing table says how many.
        if isThinned, outcome.state == .cancelled { return false }
        return switch detail {
        case .failures: !outcome.isSuccess
        case .mistakes: false
        case .jobs: outcome.state != .upToDate && (!isThinned || !outcome.isSuccess)
        case .everything: true
        }
    }

    private func entry(of outcome: JobOutcome) -> LogEntry {
        LogEntry(
            "finished", line(of: outcome),
            [
                ("job", .text(outcome.job)), ("file", .text(outcome.file)), ("state", .text(outcome.state.rawValue)),
                ("reason", outcome.reason.map(JSONValue.text) ?? .null), ("seconds", .seconds(outcome.seconds)),
                ("peak_mb", outcome.peakMegabytes.map { .integer(Int64($0)) } ?? .null),
            ])
    }

    private func line(of outcome: JobOutcome) -> String {
        let reason = outcome.firstReason.map { ": \($0)" } ?? ""
        let what = "\(outcome.job) \(outcome.state.words)\(reason)"
        if detail == .failures || outcome.state == .upToDate { return what }
        let memory = detail == .everything ? outcome.peakMegabytes.map { ", \($0) MB" } ?? "" : ""
        // Between lines for each per cent, which come as jobs end, the place in the plan would go back.
        let number = isThinned ? endedCount : finishedCount
        return "[\(number)/\(count)] \(what) (\(ClosingTable.seconds(outcome.seconds))\(memory))"
    }
}

extension LineReporter: ProgressObserver {
    /// What goes on within a job is no news for a log, unless somebody wants all of it.
    public var isWatched: Bool { detail == .everything }

    public func progress(_ phase: String, done: Int, total: Int?) {
        guard isWatched, phase != lastPhase else { return }
        lastPhase = phase
        log.tell(LogEntry("phase", phase, [("phase", .text(phase))]))
    }

    public func note(_ sentence: String) {
        guard detail != .failures else { return }
        log.tell(LogEntry("note", sentence, [("message", .text(sentence))]))
    }
}
