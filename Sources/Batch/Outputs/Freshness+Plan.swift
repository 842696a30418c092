import Preparation

extension Freshness {
    /// The freshness of each job of a plan.
    public static func all(of plan: BatchPlan, _ options: RunOptions) -> [Freshness] {
        var freshness = own(of: plan, Array(plan.jobs.indices), options).map(Optional.some)
        follow(JobChain(of: plan), in: plan, &freshness)
        return freshness.compactMap(\.self)
    }

    /// The freshness of some jobs of a plan by what stands now, several looked at at a time.
    static func own(of plan: BatchPlan, _ indices: [Int], _ options: RunOptions) -> [Freshness] {
        let cache = options.cache(of: plan.project)
        let check = FreshnessCheck(
            keys: JobKeys(project: plan.project, cache: cache), known: cache.knownDigests,
            outputFolder: plan.outputFolder, isForced: options.isForced)
        return WorkerPool(workers: options.workerCount).values(indices.count) { place in
            check.freshness(of: plan.jobs[indices[place]])
        }
    }

    /// Has each job that reads what others write run where one of these does.
    ///
    /// - Parameter freshness: of each job by itself; nil where it is not known yet.
    static func follow(_ chain: JobChain, in plan: BatchPlan, _ freshness: inout [Freshness?]) {
        for index in chain.order {
            guard case .upToDate = freshness[index] else { continue }
            guard let first = chain.before[index].first(where: { freshness[$0]?.isStale ?? false }) else { continue }
            freshness[index] = .stale("it reads what '\(plan.jobs[first].name)' writes, which runs")
        }
    }
}
