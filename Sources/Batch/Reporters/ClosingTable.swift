import JobSpec
import ResultWriters
import Vocabulary

/// The table at the end of a run: how many jobs ended how, and what went wrong with each that failed.
public struct ClosingTable {
    /// With more jobs than that only those are listed that somebody should look at.
    private static let mostListed = 50
    /// How many warnings of a job are shown; of one among many the first.
    private static let mostWarnings = 5
    /// How many lines of a reason are listed.
    private static let mostReasons = 8

    private let summary: RunSummary
    private let nameWidth: Int

    public init(_ summary: RunSummary) {
        self.summary = summary
        nameWidth = min(40, summary.outcomes.map { PrintedText.columns($0.job) }.max() ?? 0)
    }

    /// Lines of text, each ended by a line feed.
    public var text: String {
        let rows = summary.outcomes.filter(isListed).flatMap(jobLines)
        var lines = rows.isEmpty ? [""] : [""] + rows + [""]
        lines.append(countsLine)
        if let part = summary.part { lines.append(part.sentence) }
        for ignored in summary.ignored { lines.append("ignored: \(ignored.file): \(ignored.reason)") }
        if !summary.leftOutputs.isEmpty { lines.append(leftLine) }
        lines += summary.keptOutputs.map(\.sentence)
        lines.append("outputs in \(summary.outputFolder)")
        return lines.map { SafeText.line($0) + "\n" }.joined()
    }

    private var isLong: Bool { summary.outcomes.count > Self.mostListed }

    private func isListed(_ outcome: JobOutcome) -> Bool {
        if !isLong { return outcome.state != .upToDate }
        return !outcome.isSuccess && outcome.state != .cancelled || outcome.state == .succeededWithWarnings
    }

    private var countsLine: String {
        let words: [(JobState, String)] = [
            (.succeeded, "succeeded"), (.succeededWithWarnings, "with warnings"), (.upToDate, "up to date"),
            (.empty, "empty"), (.failed, "failed"), (.invalid, "invalid"), (.timedOut, "timed out"),
            (.crashed, "crashed"), (.cancelled, "cancelled"),
        ]
        let counts = words.compactMap { state, word in
            summary.count(state) > 0 || state == .succeeded ? "\(summary.count(state)) \(word)" : nil
        }
        let total = summary.outcomes.count
        return "\(total) \(total == 1 ? "job" : "jobs"): " + counts.joined(separator: ", ")
            + " in \(Self.seconds(summary.seconds))"
    }

    private var leftLine: String {
        let names = summary.leftOutputs.joined(separator: ", ")
        return summary.hasPruned
            ? "removed outputs whose job is no more: \(names)"
            : "outputs whose job is no more: \(names); --prune removes them"
    }

    private func jobLines(_ outcome: JobOutcome) -> [String] {
        let line = "  \(PrintedText.left(outcome.job, width: nameWidth))  \(outcome.state.words)"
        if !outcome.isSuccess { return [line] + reasonLines(outcome).map { "      " + $0 } }
        let counts = "  \(Self.counted(outcome.counts))  \(Self.seconds(outcome.seconds))"
        return [line + counts] + warningLines(outcome).map { "      " + $0 }
    }

    /// Why, and the file that says more; of many jobs the first line only. Warnings of a job that failed say what led
    /// to it, such as why a place is not on the network.
    private func reasonLines(_ outcome: JobOutcome) -> [String] {
        let lines = outcome.reasonLines
        guard let first = lines.first else { return [] }
        if lines.count > 1 {
            let shown = isLong ? [outcome.firstReason ?? first] : Array(lines.prefix(Self.mostReasons))
            return shown + (lines.count > shown.count ? ["more in \(summary.outputFolder)/\(RunFileName.results)"] : [])
        }
        switch outcome.state {
        // The sentence on a mistake begins with its place; a cancelled job's file is not to blame.
        case .invalid, .cancelled: return [first]
        case .failed where !isLong:
            let more = shownWarnings(outcome).filter { !$0.hasSuffix(": " + first) }
            return [first] + more + ["see \(outcome.file)"]
        default: return [first, "see \(outcome.file)"]
        }
    }

    private func warningLines(_ outcome: JobOutcome) -> [String] {
        let shown = shownWarnings(outcome)
        let more = outcome.warnings.count - shown.count
        let file = "\(summary.outputFolder)/\(outcome.job)/job.json"
        return shown + (more > 0 ? ["and \(more) more \(more == 1 ? "warning" : "warnings") in \(file)"] : [])
    }

    private func shownWarnings(_ outcome: JobOutcome) -> [String] {
        outcome.warnings.prefix(isLong ? 1 : Self.mostWarnings).map { "warning: \($0.text)" }
    }

    /// What is counted, in the order of the line: the name of a table, and what a row of it is called. Other tables say
    /// the same in other words, such as the steps of a route.
    private static let countedTables = [
        ("routes", "route"), ("stops", "stop"), ("facilities", "facility"), ("polygons", "polygon"), ("lines", "line"),
        ("summary", "sum"), ("features", "feature"), ("records", "record"), ("barriers", "barrier"),
        ("elements", "element"), ("segments", "segment"),
    ]

    /// `1 route, 2 stops`.
    private static func counted(_ counts: [TableCount]) -> String {
        let rows = Dictionary(counts.map { ($0.table, $0.rows) }) { first, _ in first }
        return countedTables.compactMap { table, noun in
            // Sums of a service area belong to facilities; each row of a trace job's summary is a trace.
            let noun = table == "summary" && rows["facilities"] == nil ? "trace" : noun
            return rows[table].map { "\($0) " + ($0 == 1 ? noun : plural(noun)) }
        }.joined(separator: ", ")
    }

    private static func plural(_ noun: String) -> String {
        noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
    }

    static func seconds(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
