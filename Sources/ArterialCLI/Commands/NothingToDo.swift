import Batch

/// Said where the paths hold no job.
struct NothingToDo: Error, CustomStringConvertible {
    let description: String

    /// - Parameter only: the patterns that names had to match.
    init(_ plan: BatchPlan, only: [String]) {
        let place = "under these paths"
        let sought =
            only.isEmpty
            ? "there is no job to run \(place)"
            : UnmatchedPatterns(only, among: plan.names.sorted(), place).description
        description = sought + plan.ignored.map { "\n  ignored: \($0.file): \($0.reason)" }.joined()
    }
}
