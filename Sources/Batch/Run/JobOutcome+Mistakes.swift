import JobSpec

extension JobOutcome {
    /// The same outcome; where the job is invalid, with the mistakes that were found before and are its own, and a sentence that
    /// says the first one.
    ///
    /// - Parameter found: what was found in its file.
    func explained(by found: [Mistake], of job: PlannedJob) -> JobOutcome {
        guard state == .invalid else { return self }
        var outcome = self
        let own = job.mistakes.isEmpty ? found.filter { $0.stands(in: job.lines) } : job.mistakes
        outcome.mistakes = (own + mistakes).inOrder()
        outcome.reason = outcome.mistakes.filter(\.isError).firstSentence ?? reasonWithoutErrors(found)
        return outcome
    }

    private func reasonWithoutErrors(_ found: [Mistake]) -> String {
        if found.count >= Diagnostics.limitPerFile {
            return "its mistakes are not among the first \(Diagnostics.limitPerFile) of \(file), which alone are shown"
        }
        // It was sound when the run was planned.
        return "\(file) was changed during the run, and cannot be read or has mistakes now"
    }
}
