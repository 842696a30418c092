import JobSpec
import Preparation
import Synchronization
import Vocabulary

/// Looks for the mistakes of all jobs of a plan, those against sources and networks too, without running them.
public struct BatchCheck {
    /// What was found.
    public struct Findings: Sendable {
        /// What became of each job, in the order of the plan.
        let outcomes: [JobOutcome]
        /// By file and place.
        public let mistakes: [Mistake]
        /// A sentence for each network that cannot be loaded where no mistake says why, and for each job that could not be checked.
        public let failures: [String]

        public var errorCount: Int { mistakes.count(where: \.isError) + failures.count }
    }

    private let plan: BatchPlan
    private let options: RunOptions
    private let cancellation: Cancellation

    public init(plan: BatchPlan, options: RunOptions, cancellation: Cancellation = Cancellation()) {
        self.plan = plan
        self.options = options
        self.cancellation = cancellation
    }

    /// - Parameter diagnostics: what was found when the plan was made.
    public func run(besides diagnostics: Diagnostics) -> Findings {
        let known = diagnostics.mistakes
        let found = Mutex<[Int: JobOutcome]>([:])
        let room = CrewRoom(
            plan, options, checkingHere: plan.isCheckedHere(options) ? diagnostics : nil, isWatched: false)
        Supervisor(
            options.orders(of: plan, .check), limits: options.limits, workers: options.workerCount,
            cancellation: cancellation, progress: NoProgress(), began: { _ in },
            finished: { index, outcome in found.withLock { $0[index] = outcome } }, make: room.crew
        ).run()
        let outcomes = found.withLock { found in found.sorted { $0.key < $1.key } }.map { index, outcome in
            outcome.explained(asThatOf: plan.jobs[index])
        }
        let mistakes = known + outcomes.flatMap(\.mistakes)
        // Where jobs are picked, so are the definitions that they use.
        let project = options.only.isEmpty ? plan.project.spec : nil
        let unused = project.map { ProjectDefinitions.mistakes(in: $0, besides: mistakes, hidingAs: diagnostics) }
        return Findings(
            outcomes: outcomes, mistakes: (mistakes + (unused ?? [])).inOrder(), failures: Self.failures(outcomes))
    }

    /// What is wrong with a network is said once.
    private static func failures(_ outcomes: [JobOutcome]) -> [String] {
        var seen: Set<String> = []
        return outcomes.compactMap { outcome in
            switch outcome.state {
            case .failed: outcome.isExplained ? nil : outcome.reason
            case .timedOut, .crashed, .cancelled: "\(outcome.job) could not be checked: \(outcome.reason ?? "")"
            case .succeeded, .succeededWithWarnings, .upToDate, .empty, .invalid: nil
            }
        }.filter { seen.insert($0).inserted }
    }
}
