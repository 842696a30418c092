/// The table at the end of a run: how many jobs ended how, and what went wrong with each that failed.
public struct ClosingTable {
    private let summary: RunSummary

    public init(_ summary: RunSummary) { self.summary = summary }

    /// Lines of text, each ended by a line feed.
    public var text: String {
        var lines = [""]
        for outcome in summary.outcomes where outcome.state != .upToDate { lines += jobLines(outcome) }
        lines.append("")
        lines.append(countsLine)
        if let part = summary.part { lines.append(part.sentence) }
        for ignored in summary.ignored { lines.append("ignored: \(ignored.file): \(ignored.reason)") }
        if !summary.leftOutputs.isEmpty { lines.append(leftLine) }
        lines.append("outputs in \(summary.outputFolder)")
        return lines.joined(separator: "\n") + "\n"
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
        let width = min(40, summary.outcomes.map(\.job.count).max() ?? 0)
        let name = outcome.job + String(repeating: " ", count: max(0, width - outcome.job.count))
        let state = outcome.state.rawValue.replacing("_", with: " ")
        var line = "  \(name)  \(state)"
        if outcome.isSuccess {
            line += "  " + Self.counted(outcome.counts) + "  " + Self.seconds(outcome.seconds)
        }
        let reasons = (outcome.reason ?? "").split(separator: "\n").map { "      \($0)" }
        // What made a job fail is its reason; its warnings say the same.
        let warnings = outcome.isSuccess ? outcome.warnings.map { "      warning: \($0.text)" } : []
        return [line] + reasons + warnings
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
