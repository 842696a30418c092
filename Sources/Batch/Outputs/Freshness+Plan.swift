import Preparation
import Synchronization

extension Freshness {
    /// The freshness of each job of a plan, several looked at at a time.
    public static func all(of plan: BatchPlan, _ options: RunOptions) -> [Freshness] {
        let cache = options.cache(of: plan.project)
        let check = FreshnessCheck(
            keys: JobKeys(project: plan.project, cache: cache), known: cache.knownDigests,
            outputFolder: plan.outputFolder, isForced: options.isForced)
        let found = Mutex<[Freshness?]>(Array(repeating: nil, count: plan.jobs.count))
        WorkerPool(workers: options.workerCount).run(plan.jobs.count) { index in
            let freshness = check.freshness(of: plan.jobs[index])
            found.withLock { $0[index] = freshness }
        }
        return found.withLock { $0.compactMap { $0 } }
    }
}
