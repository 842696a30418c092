import Preparation

extension Freshness {
    /// The freshness of each job of a plan from one on, several looked at at a time.
    public static func all(of plan: BatchPlan, from start: Int = 0, _ options: RunOptions) -> [Freshness] {
        let cache = options.cache(of: plan.project)
        let check = FreshnessCheck(
            keys: JobKeys(project: plan.project, cache: cache), known: cache.knownDigests,
            outputFolder: plan.outputFolder, isForced: options.isForced)
        return WorkerPool(workers: options.workerCount).values(plan.jobs.count - start) { index in
            check.freshness(of: plan.jobs[start + index])
        }
    }
}
