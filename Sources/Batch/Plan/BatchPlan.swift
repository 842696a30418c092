import JobSpec
import Preparation

/// What a run will do: its jobs in order, and what it found that is none.
public struct BatchPlan: Sendable {
    /// A job that can run, or why it cannot.
    public enum Entry: Sendable {
        case job(PreparedJob)
        /// A job with mistakes in its file; the draft, where there is one, can be checked for more of them.
        case invalid(name: String, file: String, draft: PreparedJob?)

        public var name: String {
            switch self {
            case .job(let job): job.name
            case .invalid(let name, _, _): name
            }
        }
    }

    /// A YAML file, or a part of one, that is no job.
    public struct Ignored: Sendable {
        public let file: String
        public let reason: String
    }

    public let project: Project
    public let entries: [Entry]
    public let ignored: [Ignored]
    public let outputFolder: String

    /// The jobs that can run, and the drafts of those that cannot.
    public var jobsAndDrafts: [PreparedJob] {
        entries.compactMap { entry in
            switch entry {
            case .job(let job): job
            case .invalid(_, _, let draft): draft
            }
        }
    }
}

/// Why no plan can be made: the run stops before it starts.
public struct PlanFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
