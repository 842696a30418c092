import JobSpec
import Vocabulary

/// Said where the patterns of `--only` match no job.
struct UnmatchedPatterns: Error, CustomStringConvertible {
    let description: String

    /// - Parameters:
    ///   - names: the jobs that there are, in order.
    ///   - place: where they are, such as `under these paths`.
    init(_ patterns: [String], among names: [String], _ place: String) {
        let listed = patterns.map { SafeText.quoted($0) }.joined(separator: ", ")
        let meant = patterns.compactMap { Self.meant(by: $0, among: names) }
        description = "there is no job whose name matches \(listed) \(place)" + meant.map { "; \($0)" }.joined()
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
