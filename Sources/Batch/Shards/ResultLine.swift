import Foundation

/// A line of an earlier run's `results.jsonl`.
struct ResultLine: Sendable {
    let job: String
    let state: JobState
    let reason: String?
    let mistakes: [PageMistake]
    /// As it stands in the file.
    let text: String

    /// - Returns: nil for a text that is no such line.
    init?(_ text: Substring) {
        guard let members = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let job = members["job"] as? String,
            let state = (members["state"] as? String).flatMap(JobState.init(rawValue:))
        else { return nil }
        self.job = job
        self.state = state
        reason = members["reason"] as? String
        mistakes = (members["mistakes"] as? [[String: Any]] ?? []).map(PageMistake.init)
        self.text = String(text)
    }
}
