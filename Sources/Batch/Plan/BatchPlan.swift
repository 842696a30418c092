import JobSpec
import Preparation

/// What a run will do: its jobs in order, and what it found that is none.
public struct BatchPlan: Sendable {
    /// A job that can run, or why it cannot.
    public enum Entry: Sendable {
        case job(PreparedJob)
        /// A job with mistakes in its file: its name where it has one, and the file.
        case invalid(name: String, file: String)

        public var name: String {
            switch self {
            case .job(let job): job.name
            case .invalid(let name, _): name
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

    public var jobs: [PreparedJob] {
        entries.compactMap { entry in
            if case .job(let job) = entry { return job }
            return nil
        }
    }
}

/// Why no plan can be made: the run stops before it starts.
public struct PlanFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
