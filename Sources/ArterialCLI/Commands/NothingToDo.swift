import Batch

/// Said where the paths hold no job.
struct NothingToDo: Error, CustomStringConvertible {
    let description: String

    /// - Parameter only: the patterns that names had to match.
    init(_ plan: BatchPlan, only: [String]) {
        let ignored = plan.ignored.map { "\n  ignored: \($0.file): \($0.reason)" }
        let patterns = only.map { "'\($0)'" }.joined(separator: ", ")
        let sought = only.isEmpty ? "there is no job to run" : "there is no job whose name matches \(patterns)"
        description = sought + " under these paths" + ignored.joined()
    }
}
