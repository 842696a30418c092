/// The table at the end of a run: how many jobs ended how, and what went wrong with each that failed.
public struct ClosingTable {
    private let summary: RunSummary

    public init(_ summary: RunSummary) { self.summary = summary }

    /// Lines of text, each ended by a line feed.
    public var text: String {
        var lines = [""]
        for outcome in summary.outcomes { lines += jobLines(outcome) }
        lines.append("")
        lines.append(countsLine)
        for ignored in summary.ignored { lines.append("ignored: \(ignored.file): \(ignored.reason)") }
        lines.append("outputs in \(summary.outputFolder)")
        return lines.joined(separator: "\n") + "\n"
    }

    private var countsLine: String {
        let words: [(JobState, String)] = [
            (.succeeded, "succeeded"), (.succeededWithWarnings, "with warnings"), (.failed, "failed"),
            (.invalid, "invalid"), (.cancelled, "cancelled"),
        ]
        let counts = words.compactMap { state, word in
            summary.count(state) > 0 || state == .succeeded ? "\(summary.count(state)) \(word)" : nil
        }
        let total = summary.outcomes.count
        return "\(total) \(total == 1 ? "job" : "jobs"): " + counts.joined(separator: ", ")
            + " in \(Self.seconds(summary.seconds))"
    }

    private func jobLines(_ outcome: JobOutcome) -> [String] {
        let width = min(40, summary.outcomes.map(\.job.count).max() ?? 0)
        let name = outcome.job + String(repeating: " ", count: max(0, width - outcome.job.count))
        let state = outcome.state.rawValue.replacing("_", with: " ")
        var line = "  \(name)  \(state)"
        if outcome.isSuccess {
            let counts = outcome.counts.filter {
                ["routes", "stops", "barriers", "features", "records"].contains($0.table)
            }
            line +=
                "  " + counts.map { Self.counted($0.rows, $0.table) }.joined(separator: ", ")
                + "  " + Self.seconds(outcome.seconds)
        }
        let reasons = (outcome.reason ?? "").split(separator: "\n").map { "      \($0)" }
        // What made a job fail is its reason; its warnings say the same.
        let warnings = outcome.isSuccess ? outcome.warnings.map { "      warning: \($0.text)" } : []
        return [line] + reasons + warnings
    }

    /// `1 route`, `2 routes`.
    private static func counted(_ rows: Int, _ table: String) -> String {
        "\(rows) " + (rows == 1 ? String(table.dropLast()) : table)
    }

    static func seconds(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
