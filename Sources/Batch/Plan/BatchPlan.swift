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
    public internal(set) var jobs: [PlannedJob]
    public let ignored: [Ignored]
    public let outputFolder: String
    let known: KnownJobs
    /// Given: the jobs are those of one shard.
    var part: PlanPart?

    /// The names of all jobs that were read, those left out included.
    public var names: Set<String> { known.names }
}

/// Why no plan can be made: the run stops before it starts.
public struct PlanFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
