import JobSpec

extension RunSummary {
    /// Nothing could be planned, or the outputs cannot be written.
    ///
    /// - Parameter mistakes: what was found until then.
    public init(fault: String, mistakes: [Mistake]) {
        self.init(
            outcomes: [], mistakes: mistakes, ignored: [], leftOutputs: [], hasPruned: false, outputFolder: "",
            seconds: 0, isInterrupted: false, workers: 0, fault: fault)
    }

    /// Jobs were looked at, and none ran.
    public init(checked plan: BatchPlan, _ findings: BatchCheck.Findings) {
        self.init(plan, findings, findings.outcomes)
    }

    /// None ran because of the mistakes of some.
    public init(refused plan: BatchPlan, _ findings: BatchCheck.Findings) {
        let outcomes = findings.outcomes.map { outcome in
            guard outcome.isSuccess else { return outcome }
            var outcome = outcome
            (outcome.state, outcome.seconds, outcome.peakMegabytes) = (.cancelled, 0, nil)
            outcome.reason = "nothing ran: there are mistakes in other files"
            return outcome
        }
        self.init(plan, findings, outcomes)
    }

    private init(_ plan: BatchPlan, _ findings: BatchCheck.Findings, _ outcomes: [JobOutcome]) {
        self.init(
            outcomes: outcomes, mistakes: findings.mistakes, ignored: plan.ignored, leftOutputs: [], hasPruned: false,
            outputFolder: plan.outputFolder, seconds: outcomes.reduce(0) { $0 + $1.seconds }, isInterrupted: false,
            workers: 0)
    }
}
