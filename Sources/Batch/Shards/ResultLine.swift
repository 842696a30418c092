import Vocabulary

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
        guard let line = try? JSONText.parse(Array(text.utf8)), let job = line["job"]?.text,
            let state = (line["state"]?.text).flatMap(JobState.init(rawValue:))
        else { return nil }
        self.job = job
        self.state = state
        reason = line["reason"]?.text
        mistakes = (line["mistakes"]?.items ?? []).map(PageMistake.init)
        self.text = String(text)
    }
}
