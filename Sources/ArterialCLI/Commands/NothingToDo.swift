import Batch
import Vocabulary

/// Said where the paths hold no job.
struct NothingToDo: Error, CustomStringConvertible {
    let description: String

    /// - Parameter only: the patterns that names had to match.
    init(_ plan: BatchPlan, only: [String]) {
        let ignored = plan.ignored.map { "\n  ignored: \($0.file): \($0.reason)" }
        let patterns = only.map { "'\($0)'" }.joined(separator: ", ")
        let sought = only.isEmpty ? "there is no job to run" : "there is no job whose name matches \(patterns)"
        let meant = only.compactMap { Self.meant(by: $0, among: plan.names.sorted()) }
        description = sought + " under these paths" + meant.map { "; \($0)" }.joined() + ignored.joined()
    }

    /// Names with the pattern in them, or the one that is spelled most like it.
    private static func meant(by pattern: String, among names: [String]) -> String? {
        let longer = names.filter(NamePattern("*\(pattern)*").matches)
        if let first = longer.first {
            let others = longer.count == 1 ? "" : " and \(longer.count - 1) more"
            return "'*\(pattern)*' matches '\(first)'\(others)"
        }
        return Suggestion.nearest(to: pattern, among: names).map { "did you mean '\($0)'?" }
    }
}
