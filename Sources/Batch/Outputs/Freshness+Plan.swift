import Preparation

extension Freshness {
    /// The freshness of each job of a plan.
    public static func all(of plan: BatchPlan, _ options: RunOptions) -> [Freshness] {
        let chain = JobChain(of: plan)
        var freshness = own(of: plan, Array(plan.jobs.indices), options)
        for index in chain.order {
            freshness[index] = freshness[index].behind(chain.before[index], freshness, in: plan)
        }
        return freshness
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

    /// That of a job which reads what others write: it runs where one of these does.
    func behind(_ others: [Int], _ freshness: [Freshness?], in plan: BatchPlan) -> Freshness {
        guard case .upToDate = self, let first = others.first(where: { freshness[$0]?.isStale ?? false }) else {
            return self
        }
        return .stale("it reads what '\(plan.jobs[first].name)' writes, which runs")
    }
}
