import ImageFile
import Preparation
import Vocabulary

/// The part of a plan that is run as one shard, as `run.json` tells it.
public struct PlanPart: Sendable {
    let shard: Shard
    let plan: PlanIdentity
    /// How many jobs all shards have together.
    let planJobs: Int
    /// Where in the plan the jobs of this shard stand, from 0, ascending.
    let places: [Int]

    /// For people.
    public var sentence: String {
        let all = "\(planJobs) \(planJobs == 1 ? "job" : "jobs")"
        return places.isEmpty ? "\(shard) has no job: the plan has \(all)" : "\(shard) of a plan of \(all)"
    }

    var json: JSONValue {
        .object([
            ("number", .integer(Int64(shard.number))), ("of", .integer(Int64(shard.count))),
            ("plan", .text(plan.digest.description)),
            ("project", plan.project.map { .text($0.description) } ?? .null),
            ("plan_jobs", .integer(Int64(planJobs))),
            ("places", .array(places.map { .integer(Int64($0)) })),
        ])
    }

    init(shard: Shard, plan: PlanIdentity, planJobs: Int, places: [Int]) {
        self.shard = shard
        self.plan = plan
        self.planJobs = planJobs
        self.places = places
    }

    /// - Parameter written: what `json` has become.
    /// - Returns: nil where it is not that.
    init?(_ written: JSONValue, engine: String) {
        guard let number = written["number"]?.integer, let count = written["of"]?.integer,
            let shard = Shard(number: number, count: count), let planJobs = written["plan_jobs"]?.integer,
            planJobs >= 0,
            case .array(let items)? = written["places"],
            let digest = (written["plan"]?.text).flatMap(Digest.init(hexadecimal:))
        else { return nil }
        let places = items.compactMap(\.integer)
        guard places.count == items.count, places.allSatisfy({ 0..<planJobs ~= $0 }) else { return nil }
        let project = (written["project"]?.text).flatMap(Digest.init(hexadecimal:))
        self.init(
            shard: shard, plan: PlanIdentity(engine: engine, project: project, digest: digest), planJobs: planJobs,
            places: places)
    }
}
