import JobSpec

extension JobOutcome {
    /// The same outcome; where the job is invalid, with the mistakes that were found in its file before and are its own, and a
    /// sentence that says the first one.
    ///
    /// - Parameter lines: of the file that are the job's; nil: all.
    func explained(by found: [Mistake], in lines: Range<Int>?) -> JobOutcome {
        guard state == .invalid else { return self }
        var outcome = self
        outcome.mistakes = (found.filter { $0.stands(in: lines) } + mistakes).inOrder()
        let errors = outcome.mistakes.filter(\.isError)
        let more = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
        outcome.reason = (errors.first?.sentence ?? reasonWithoutErrors(found)) + more
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
