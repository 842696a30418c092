import JobSpec
import Preparation
import Vocabulary

/// Everything there is to say of one job: what a run would do and why, the values that it runs with, where its places come to
/// lie and what its barriers meet.
public struct JobExplanation {
    private let job: PlannedJob
    private let freshness: Freshness
    private let record: OutputRecord?
    private let outcome: JobOutcome

    private init(of job: PlannedJob, _ freshness: Freshness, _ outcome: JobOutcome, in outputFolder: String) {
        self.job = job
        self.freshness = freshness
        self.outcome = outcome
        record = OutputRecord.read(outputFolder + "/" + job.name)
    }

    /// Runs jobs without writing anything, one after the other.
    ///
    /// - Parameter tell: called for each job in the order of the plan, as soon as it and those before it were run.
    public static func all(
        of plan: BatchPlan, _ options: RunOptions, cancellation: Cancellation,
        tell: @escaping (JobExplanation) -> Void
    ) {
        let freshness = Freshness.all(of: plan, options)
        var outcomes: [Int: JobOutcome] = [:]
        var next = 0
        Supervisor(
            options.orders(of: plan, .explain), limits: options.limits, workers: 1, cancellation: cancellation,
            progress: NoProgress(), began: { _ in },
            finished: { index, outcome in
                outcomes[index] = outcome
                while let outcome = outcomes.removeValue(forKey: next) {
                    tell(JobExplanation(of: plan.jobs[next], freshness[next], outcome, in: plan.outputFolder))
                    next += 1
                }
            },
            make: CrewRoom(plan, options, isWatched: false).crew
        ).run()
    }

    /// Whether the job can run.
    public var isSuccess: Bool { outcome.isSuccess }

    /// What is wrong in the job, for people.
    public var mistakes: String { outcome.mistakes.map(\.text).joined() }

    /// Lines of text, each ended by a line feed.
    public var text: String {
        let sections = [head, changes, parameters, places, messages].filter { !$0.isEmpty }
        return sections.map { $0.map { SafeText.line($0) + "\n" }.joined() }.joined(separator: "\n")
    }

    private var head: [String] {
        var lines = ["\(job.name): \(job.file)"]
        if !outcome.isSuccess {
            lines.append("state: \(outcome.state.words)")
            lines += outcome.reasonLines
            return lines
        }
        if case .upToDate = freshness {
            lines.append("state: up to date: \(freshness.reason)")
        } else {
            lines.append("state: would run: \(freshness.reason)")
        }
        return lines
    }

    /// The parameters that are not what the outputs were made with.
    private var changes: [String] {
        guard let record, !values.isEmpty else { return [] }
        let lines = values.compactMap { value -> String? in
            let before = record.parameters[value.path]
            return before == value.text ? nil : "  \(value.path): \(before ?? "nothing") -> \(value.text)"
        }
        let paths = Set(values.map(\.path))
        let isPrepared = !outcome.values.isEmpty
        let gone = record.parameters.filter { !paths.contains($0.key) && (isPrepared || !Self.isDerived($0.key)) }
            .map { "  \($0.key): \($0.value) -> nothing" }.sorted()
        return lines.isEmpty && gone.isEmpty ? [] : ["changed since the outputs were made:"] + lines + gone
    }

    /// Whether a value is one that a job leaves to its travel mode or network: it is known only where the job could be prepared.
    private static func isDerived(_ path: String) -> Bool {
        ["travel_mode", "u_turns", "domain_network", "tier"].contains(path) || path.hasPrefix("configuration.")
    }

    private var values: [ToldValue] {
        if !outcome.values.isEmpty { return outcome.values }
        return (job.description?.effectiveValues ?? []).map(ToldValue.init)
    }

    private var parameters: [String] {
        guard !values.isEmpty else { return [] }
        let limit = job.description?.timeLimit.map(ToldValue.init)
        return ["parameters:"] + (values + [limit].compactMap(\.self)).map { "  \($0.path): \($0.text) (\($0.origin))" }
    }

    private var places: [String] {
        if outcome.places.isEmpty { return [] }
        return ["places and barriers:"] + outcome.places.map { "  " + PlaceSentence($0).text }
    }

    private var messages: [String] {
        if outcome.messages.isEmpty { return [] }
        return ["messages:"] + outcome.messages.map { "  \($0.severity.rawValue): \($0.text)" }
    }
}
