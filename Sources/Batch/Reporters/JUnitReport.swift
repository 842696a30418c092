import JobSpec
import Vocabulary

/// A run in the XML that CI systems read of tests: each job is a case. What the run could not do is a failure; what took
/// the process down or too long is an error.
struct JUnitReport {
    private let summary: RunSummary
    private let strayFiles: [StrayFile]

    init(_ summary: RunSummary) {
        self.summary = summary
        strayFiles = summary.fault == nil ? StrayFile.all(of: summary) : []
    }

    var text: String {
        let cases = summary.outcomes.flatMap(Self.element) + strayFiles.flatMap(Self.element) + faultElement
        return
            ([
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(totals)>",
                "  <testsuite \(totals) \(skipped)>",
            ] + cases.map { "    " + $0 } + ["  </testsuite>", "</testsuites>"]).map { $0 + "\n" }.joined()
    }

    // MARK: - The suite

    private var totals: String {
        let errors = summary.count(.crashed) + summary.count(.timedOut) + (summary.fault == nil ? 0 : 1)
        return Self.attributes([
            ("name", "arterial"),
            ("tests", String(summary.outcomes.count + strayFiles.count + (summary.fault == nil ? 0 : 1))),
            ("failures", String(summary.count(.failed) + summary.count(.invalid) + strayFiles.count)),
            ("errors", String(errors)),
            ("time", Amounts.milliseconds(summary.seconds)),
        ])
    }

    private var skipped: String { Self.attributes([("skipped", String(summary.count(.cancelled)))]) }

    /// Where there are no jobs, the run itself is a case, so that nobody takes nothing for success.
    private var faultElement: [String] {
        guard let fault = summary.fault else { return [] }
        return ["<testcase name=\"arterial\" classname=\"arterial\">"]
            + Self.indented([Self.element("error", "unusable", fault, summary.mistakes.map(\.text).joined())])
            + ["</testcase>"]
    }

    // MARK: - Cases

    private static func element(_ outcome: JobOutcome) -> [String] {
        let attributes = attributes([
            ("name", outcome.job), ("classname", "arterial"), ("time", Amounts.milliseconds(outcome.seconds)),
        ])
        let parts = ended(outcome) + output(outcome)
        if parts.isEmpty { return ["<testcase \(attributes)/>"] }
        return ["<testcase \(attributes)>"] + indented(parts) + ["</testcase>"]
    }

    private static func element(_ stray: StrayFile) -> [String] {
        let attributes = attributes([
            ("name", WorkingPath.relative(stray.file)), ("classname", "arterial"), ("time", "0.000"),
        ])
        let text = stray.mistakes.map(\.text).joined(separator: "\n")
        return ["<testcase \(attributes)>"]
            + indented([element("failure", JobState.invalid.rawValue, stray.mistakes.firstErrorSentence ?? "", text)])
            + ["</testcase>"]
    }

    private static func ended(_ outcome: JobOutcome) -> [String] {
        let (type, reason) = (outcome.state.rawValue, outcome.firstReason ?? outcome.state.words)
        let mistakes = outcome.mistakes.map(\.text).joined(separator: "\n")
        let told = "\(WorkingPath.relative(outcome.file)): \(outcome.reason ?? reason)"
        let more = mistakes.isEmpty ? told : mistakes
        return switch outcome.state {
        case .succeeded, .succeededWithWarnings, .upToDate, .empty: []
        case .failed, .invalid: [element("failure", type, reason, more)]
        case .timedOut, .crashed: [element("error", type, reason, more)]
        case .cancelled: ["<skipped \(Self.attributes([("message", reason)]))/>"]
        }
    }

    /// What a job has to say beside why it failed.
    private static func output(_ outcome: JobOutcome) -> [String] {
        var lines: [String] = []
        if outcome.state == .upToDate { lines.append("up to date: it did not run") }
        if outcome.state == .empty { lines.append("nothing was found") }
        lines += outcome.warnings.map { "warning: \($0.text)" }
        if outcome.isSuccess { lines += outcome.mistakes.map(\.text) }
        if lines.isEmpty { return [] }
        return ["<system-out>\(XMLText.escaped(lines.joined(separator: "\n")))</system-out>"]
    }

    private static func element(_ name: String, _ type: String, _ message: String, _ text: String) -> String {
        "<\(name) \(attributes([("type", type), ("message", message)]))>\(XMLText.escaped(text))</\(name)>"
    }

    private static func attributes(_ values: [(String, String)]) -> String {
        values.map { "\($0)=\"\(XMLText.attribute($1))\"" }.joined(separator: " ")
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

/// A file whose mistakes no job of the run has: the project's, or one that cannot be read, in which any job may be.
private struct StrayFile {
    let file: String
    let mistakes: [Mistake]

    static func all(of summary: RunSummary) -> [StrayFile] {
        let told = Set(summary.outcomes.lazy.filter { !$0.isSuccess }.flatMap(\.mistakes).map(\.text))
        let stray = summary.mistakes.filter { ($0.isError || $0.tellsOfMore) && !told.contains($0.text) }
        return Dictionary(grouping: stray, by: \.file).filter { $1.contains(where: \.isError) }
            .map { StrayFile(file: $0, mistakes: $1) }.sorted { $0.file < $1.file }
    }
}
