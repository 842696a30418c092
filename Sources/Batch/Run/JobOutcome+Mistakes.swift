import JobSpec

extension JobOutcome {
    /// The same outcome; where the job is invalid, with the mistakes that were found in it before, and a sentence that says the first
    /// one.
    func explained(asThatOf job: PlannedJob) -> JobOutcome {
        guard state == .invalid else { return self }
        var outcome = self
        outcome.mistakes = (job.mistakes + mistakes).inOrder()
        // It was sound when the run was planned.
        outcome.reason =
            outcome.mistakes.firstErrorSentence
            ?? "\(file) was changed during the run, and cannot be read or has mistakes now"
        return outcome
    }
}
