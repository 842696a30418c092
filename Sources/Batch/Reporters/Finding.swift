import JobSpec

/// Something that a report points at: a mistake in a file, a job that has no outputs, or a warning.
struct Finding {
    /// `error`, `warning` or `note`.
    let level: String
    /// A stable word in snake_case.
    let code: String
    let title: String
    let message: String
    /// Empty where it is no file's matter.
    let file: String
    var start: Mistake.Place?
    var end: Mistake.Place?
}

extension Finding {
    fileprivate init(_ mistake: Mistake) {
        self.init(
            level: mistake.severity, code: mistake.code, title: mistake.code.replacing("_", with: " "),
            message: mistake.message + (mistake.help.map { "; \($0)" } ?? ""), file: mistake.file,
            start: mistake.start, end: mistake.end)
    }

    /// A job without outputs, where no mistake says why.
    fileprivate init?(_ outcome: JobOutcome) {
        guard !outcome.isSuccess, outcome.state != .cancelled, !outcome.isExplained else { return nil }
        self.init(
            level: "error", code: outcome.state.rawValue, title: "\(outcome.job) \(outcome.state.words)",
            message: outcome.reason ?? outcome.state.words, file: outcome.file, start: outcome.beginning)
    }

    /// - Parameter told: what mistakes of files say already: file, code and sentence.
    fileprivate static func warnings(_ outcome: JobOutcome, besides told: Set<[String]>) -> [Finding] {
        outcome.warnings.filter { !told.contains([outcome.file, $0.code, $0.text]) }.map { warning in
            Finding(
                level: "warning", code: warning.code, title: outcome.job, message: warning.text, file: outcome.file,
                start: outcome.beginning)
        }
    }
}

extension JobOutcome {
    fileprivate var beginning: Mistake.Place? { line.map { Mistake.Place(line: $0, column: 1) } }
}

extension RunSummary {
    /// Mistakes first, by file and place; then jobs in the order of the plan.
    var findings: [Finding] {
        let told = Set(mistakes.map { [$0.file, $0.code, $0.message] })
        return mistakes.map(Finding.init)
            + outcomes.flatMap { [Finding($0)].compactMap { $0 } + Finding.warnings($0, besides: told) } + cancelled
            + unusable
    }

    /// One for all jobs: they have no fault of their own.
    private var cancelled: [Finding] {
        let count = count(.cancelled)
        guard count > 0 else { return [] }
        return [
            Finding(
                level: "warning", code: JobState.cancelled.rawValue, title: "cancelled",
                message: "\(count) \(count == 1 ? "job" : "jobs") did not run to the end", file: "")
        ]
    }

    private var unusable: [Finding] {
        guard let fault else { return [] }
        return [Finding(level: "error", code: "unusable", title: "nothing ran", message: fault, file: "")]
    }
}
