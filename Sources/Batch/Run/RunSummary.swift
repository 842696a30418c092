import JobSpec

/// What a run did.
public struct RunSummary: Sendable {
    public let outcomes: [JobOutcome]
    /// What is wrong in all files, by file and place.
    let mistakes: [Mistake]
    public let ignored: [BatchPlan.Ignored]
    /// The names of folders of outputs whose job is no more.
    public let leftOutputs: [String]
    /// Whether these were removed.
    public let hasPruned: Bool
    /// Those that may be such, and were not removed.
    var keptOutputs: [KeptOutputs] = []
    /// Whose jobs they are, seen from the folder of outputs; nil without a project file.
    var project: String?
    /// What jobs read outside of the project's folder.
    var sourcesOutside: [String] = []
    public let outputFolder: String
    public let seconds: Double
    public let isInterrupted: Bool
    public let workers: Int
    /// Why nothing could run; nil where jobs could.
    var fault: String?
    /// Given: the run was one shard of a plan.
    public var part: PlanPart?
    /// Nil: nothing ran.
    var page: RunPage?
    /// Whether files could not be read, in which any of the jobs may be that were picked.
    var isPlanIncomplete = false
    /// Whether `results.jsonl`, `run.json` or the map page could not be written.
    var isRecordIncomplete = false

    public func count(_ state: JobState) -> Int { outcomes.count { $0.state == state } }

    /// What the run tells its caller.
    public func exitCode(failsOn: RunOptions.FailOn) -> ExitCode {
        if isInterrupted { return .interrupted }
        let hasWarnings = outcomes.contains { !$0.warnings.isEmpty }
        if isRecordIncomplete || isPlanIncomplete { return .failure }
        if outcomes.contains(where: { !$0.isSuccess }) || failsOn == .warnings && hasWarnings { return .failure }
        return .success
    }

    /// Why a run fails of which all jobs succeeded; nil for other runs.
    public func warningFailure(failsOn: RunOptions.FailOn) -> String? {
        let names = outcomes.filter { !$0.warnings.isEmpty }.map(\.job)
        guard failsOn == .warnings, !isInterrupted, outcomes.allSatisfy(\.isSuccess), let first = names.first
        else { return nil }
        let shown = names.prefix(Self.mostNamed).joined(separator: ", ")
        let more = names.count > Self.mostNamed ? " and \(names.count - Self.mostNamed) more" : ""
        return "there are warnings, and --fail-on warnings was given: \(shown)\(more); "
            + "see \(outputFolder)/\(first)/job.json"
    }

    private static let mostNamed = 10
}
