import ImageFile
import Preparation

extension BatchPlan {
    /// The same plan with the jobs of one shard alone. It still knows of all others: their outputs are nobody's leftovers.
    ///
    /// - Throws: `PlanFailure` where the project file went away.
    func part(_ shard: Shard) throws -> BatchPlan {
        let names = jobs.map(\.name)
        let places = ShardDeal(names).places(of: shard)
        let identity = PlanIdentity(names: names, engine: Versions.engine, project: try projectDigest())
        var plan = self
        plan.jobs = places.map { jobs[$0] }
        plan.part = PlanPart(shard: shard, plan: identity, planJobs: names.count, places: places)
        return plan
    }

    /// Whether there is no job, in this part or in any other.
    public var isEmpty: Bool { (part?.planJobs ?? jobs.count) == 0 }

    private func projectDigest() throws -> Digest? {
        do {
            return try projectFile.map { try FileDigest.digest(path: $0, named: $0) }
        } catch {
            throw PlanFailure("\(error)")
        }
    }
}
