import FoundationEssentials
import Preparation
import ResultWriters
import Vocabulary

/// Writes `results.jsonl`, a line a job as it ends, and at the end the map page and `run.json`. Only the first and the last
/// have times in them.
final class RunFiles: Reporter, @unchecked Sendable {
    private let outputFolder: String
    private let lines: OutputFile
    private let page: RunPage
    private let start = Date()
    private let tell: @Sendable (any Error) -> Void
    private var failure: (any Error)?
    private var lacksPage = false

    /// Whether some of it could not be written.
    var isIncomplete: Bool { failure != nil || lacksPage }

    /// - Parameter tell: is told what cannot be written.
    /// - Throws: `WriteError`.
    init(page: RunPage, tell: @escaping @Sendable (any Error) -> Void) throws {
        (self.page, self.tell) = (page, tell)
        outputFolder = page.outputFolder
        // While it is missing, the run is not over.
        try? FileManager.default.removeItem(atPath: outputFolder + "/" + RunFileName.run)
        lines = try OutputFile(path: outputFolder + "/" + RunFileName.results, name: RunFileName.results)
    }

    func planned(_ jobs: Int, upToDate: Int) { page.expect(jobs + upToDate) }

    func ended(_ outcome: JobOutcome) { page.prepare(outcome) }

    func finished(_ outcome: JobOutcome) {
        keepingFailure {
            try lines.write { $0.append(text: Self.json(outcome).written() + "\n") }
            try lines.flush()
        }
    }

    func closed(_ summary: RunSummary) {
        keepingFailure { try lines.close() }
        writePage(summary)
        keepingFailure {
            let text = json(summary).written(pretty: true) + "\n"
            try WholeText.put(utf8: [Array(text.utf8)], inPlaceOf: outputFolder + "/" + RunFileName.run)
        }
    }

    /// A page that cannot be written is no reason to be without a record of the run.
    private func writePage(_ summary: RunSummary) {
        do {
            try page.write(summary.outcomes)
        } catch {
            lacksPage = true
            tell(error)
        }
    }

    /// A full disk must not lose the run: the first fault is said once.
    private func keepingFailure(_ work: () throws -> Void) {
        guard failure == nil else { return }
        do {
            try work()
        } catch {
            failure = error
            tell(error)
        }
    }

    private func json(_ summary: RunSummary) -> JSONValue {
        let peak = summary.outcomes.compactMap(\.peakMegabytes).max()
        return .object(
            [("arterial", .text(Versions.engine)), ("started", .text(start.ISO8601Format()))]
                + summary.members
                + [
                    ("peak_mb", peak.map { .integer(Int64($0)) } ?? .null),
                    (
                        "ignored",
                        .array(
                            summary.ignored.map { .object([("file", .text($0.file)), ("reason", .text($0.reason))]) })
                    ),
                    ("project", summary.project.map(JSONValue.text) ?? .null),
                    ("sources_outside", .array(summary.sourcesOutside.map(JSONValue.text))),
                    ("left_outputs", .array(summary.leftOutputs.map(JSONValue.text))),
                    ("pruned", .boolean(summary.hasPruned)),
                    ("cache", page.cacheMember),
                    ("shard", summary.part?.json ?? .null),
                ])
    }

    private static func json(_ outcome: JobOutcome) -> JSONValue {
        .object([
            ("job", .text(outcome.job)),
            ("file", .text(outcome.file)),
            ("state", .text(outcome.state.rawValue)),
            ("reason", outcome.reason.map(JSONValue.text) ?? .null),
            ("seconds", .seconds(outcome.seconds)),
            ("peak_mb", outcome.peakMegabytes.map { .integer(Int64($0)) } ?? .null),
            ("counts", .object(outcome.counts.map { ($0.table, .integer(Int64($0.rows))) })),
            ("messages", .array(outcome.messages.map(\.json))),
            ("mistakes", .array(outcome.mistakes.map { .object($0.members) })),
        ])
    }
}

extension RunSummary {
    /// What programs are told of a run as a whole.
    var members: [(String, JSONValue)] {
        [
            ("seconds", .seconds(seconds)),
            ("workers", .integer(Int64(workers))),
            ("interrupted", .boolean(isInterrupted)),
            ("jobs", .integer(Int64(outcomes.count))),
            ("states", .object(JobState.allCases.map { ($0.rawValue, .integer(Int64(count($0)))) })),
        ]
    }
}
