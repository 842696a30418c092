import JobSpec

/// What a merge has brought together.
public struct MergeSummary: Sendable {
    /// A job that has not what it was asked for.
    struct Failure: Sendable {
        let job: String
        let state: JobState
        let reason: String?
    }

    let counts: [(state: JobState, jobs: Int)]
    let failures: [Failure]
    let shards: Int
    /// Folders of outputs that are of no job of the plan.
    let leftOutputs: [String]
    let outputFolder: String

    public var exitCode: ExitCode { failures.isEmpty ? .success : .failure }

    /// A line for each failure.
    public var failureText: String { failures.map { line($0) + "\n" }.joined() }

    /// Lines of text, each ended by a line feed.
    public var text: String {
        let total = counts.map(\.jobs).reduce(0, +)
        let states = counts.map { ", \($0.jobs) \($0.state.words)" }.joined()
        let jobs = total == 1 ? "1 job" : "\(total) jobs"
        var lines = ["\(jobs) of \(shards == 1 ? "1 shard" : "\(shards) shards")" + states]
        if !leftOutputs.isEmpty {
            lines.append("outputs of no job of this plan: " + leftOutputs.joined(separator: ", "))
        }
        lines.append("outputs in \(outputFolder)")
        return failureText + lines.map { SafeText.line($0) + "\n" }.joined()
    }

    private func line(_ failure: Failure) -> String {
        let reason = failure.reason?.split(separator: "\n").first.map { ": \($0)" } ?? ""
        return SafeText.line("\(failure.job) \(failure.state.words)\(reason)")
    }
}
