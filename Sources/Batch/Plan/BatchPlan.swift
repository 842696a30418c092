import JobSpec
import Preparation

/// What a run will do: its jobs in order, and what it found that is none.
public struct BatchPlan: Sendable {
    /// A YAML file, or a part of one, that is no job; or what cannot be looked into.
    public struct Ignored: Sendable {
        public let file: String
        public let reason: String
    }

    public let project: Project
    /// Nil: there is none.
    let projectFile: String?
    public internal(set) var jobs: [PlannedJob] = []
    /// What could not be looked into.
    let unseen: [Ignored]
    /// What was read and holds no job.
    private(set) var jobless: [Ignored] = []
    public let outputFolder: String
    private(set) var known = KnownJobs()
    /// Given: the jobs are those of one shard.
    var part: PlanPart?

    /// The same with the jobs that were read, and with what was found to be none.
    func with(_ reading: PlanReading) -> BatchPlan {
        var plan = self
        plan.jobs = reading.jobs
        plan.jobless = reading.ignored
        plan.known = reading.known
        return plan
    }

    public var ignored: [Ignored] { unseen + jobless }

    /// The names of all jobs that were read, those left out included.
    public var names: Set<String> { known.names }
}

/// Why no plan can be made: the run stops before it starts.
public struct PlanFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
