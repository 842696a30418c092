import JobSpec
import Preparation
import Vocabulary

/// Checks the jobs of a plan against their networks, without running them.
public struct NetworkCheck {
    private let plan: BatchPlan
    private let options: RunOptions
    private let diagnostics: Diagnostics

    public init(plan: BatchPlan, options: RunOptions, _ diagnostics: Diagnostics) {
        self.plan = plan
        self.options = options
        self.diagnostics = diagnostics
    }

    /// Mistakes go to the diagnostics.
    ///
    /// - Returns: a sentence for each network that cannot be loaded.
    public func run() -> [String] {
        let store = NetworkStore(project: plan.project, cache: options.cache(of: plan.project))
        let preparation = JobPreparation(project: plan.project, diagnostics)
        var failures: [String] = []
        for job in plan.jobsAndDrafts {
            guard let network = job.network else { continue }
            do {
                try check(job, against: network, preparation, store)
            } catch {
                let failure = "\(error)"
                if !failures.contains(failure) { failures.append(failure) }
            }
        }
        return failures
    }

    private func check(
        _ job: PreparedJob, against network: String, _ preparation: JobPreparation, _ store: NetworkStore
    ) throws {
        if store.isUtility(network) {
            _ = preparation.check(job, against: try store.utilityNetwork(network, context: RunContext()))
        } else {
            _ = preparation.check(job, against: try store.network(network, context: RunContext()))
        }
    }
}
