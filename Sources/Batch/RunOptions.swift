import Preparation

/// What a run was asked to do.
public struct RunOptions: Sendable {
    /// Which outcomes besides failures make the run fail.
    public enum FailOn: String, Sendable, CaseIterable {
        case failures, warnings
    }

    /// Files and folders to look for jobs in.
    public var paths: [String]
    /// The output folder; nil: as the project says.
    public var outputFolder: String?
    /// How many jobs run at a time; nil: one a processor.
    public var workers: Int?
    /// Runs only jobs whose name matches one of these patterns (`*` and `?`).
    public var only: [String] = []
    /// Runs only the jobs of one shard of those; nil: all.
    public var shard: Shard?
    /// The project file; nil: the nearest `arterial.yaml` upwards.
    public var projectFile: String?
    /// Whether any invalid job file stops the run before it starts.
    public var isStrict = false
    /// Whether the first failure stops the run.
    public var failsFast = false
    public var failsOn = FailOn.failures
    /// Whether jobs run that are up to date.
    public var isForced = false
    /// Whether outputs are removed whose job is no more.
    public var prunes = false
    /// Seconds that a job may take, whatever its file says; nil: as its file says.
    public var timeout: Double?
    /// Bytes that the process which runs the jobs may hold; nil: no limit.
    public var memory: Int?
    /// The path of this program, which is started once more to run the jobs; nil: they run in this process, and what ends
    /// one ends all.
    public var program: String?
    /// Whether outputs are forced onto the disk.
    public var isDurable = false
    /// A table of how long the stages of jobs take is written there; nil: none.
    public var timings: String?
    /// Where compiled networks are kept; nil: beside the project file.
    public var cacheFolder: String?
    /// The variables that `${env:NAME}` stands for.
    public var environment: [String: String] = [:]
    /// The words of the command, for whoever finds the output folder in use.
    public var commandLine = "arterial run"

    public init(paths: [String]) { self.paths = paths }

    /// Whether nothing may be done before all jobs are known.
    var needsWholePlan: Bool { isStrict || prunes || shard != nil }

    /// Where the compiled networks of a project are kept.
    func cache(of project: Project) -> NetworkCache {
        NetworkCache(of: project, wished: cacheFolder)
    }
}
