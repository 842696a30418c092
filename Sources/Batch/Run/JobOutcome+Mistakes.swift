import JobSpec

extension JobOutcome {
    /// The same outcome; where the job is invalid, with the mistakes that were found in its file before, and a sentence
    /// that says the first one.
    func explained(by found: [Mistake]) -> JobOutcome {
        guard state == .invalid else { return self }
        var outcome = self
        outcome.mistakes = (found + mistakes).inOrder()
        let errors = outcome.mistakes.filter(\.isError)
        let more = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
        outcome.reason = (errors.first?.sentence ?? "there are mistakes in \(file)") + more
        return outcome
    }
}
