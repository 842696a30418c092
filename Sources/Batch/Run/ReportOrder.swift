import Synchronization

/// Passes outcomes on to reporters in the order of the plan, whatever order jobs end in.
final class ReportOrder: Sendable {
    private struct State {
        var reporters: [any Reporter]
        var outcomes: [JobOutcome?]
        var next = 0
    }

    private let state: Mutex<State>

    init(count: Int, reporters: [any Reporter]) {
        state = Mutex(State(reporters: reporters, outcomes: Array(repeating: nil, count: count)))
    }

    func planned(_ jobs: Int, upToDate: Int) {
        state.withLock { state in
            for reporter in state.reporters { reporter.planned(jobs, upToDate: upToDate) }
        }
    }

    func started(_ job: String, because reason: String) {
        state.withLock { state in
            for reporter in state.reporters { reporter.started(job, because: reason) }
        }
    }

    func finished(_ index: Int, _ outcome: JobOutcome) {
        state.withLock { state in
            state.outcomes[index] = outcome
            for reporter in state.reporters { reporter.ended(outcome) }
            while state.next < state.outcomes.count, let outcome = state.outcomes[state.next] {
                for reporter in state.reporters { reporter.finished(outcome) }
                state.next += 1
            }
        }
    }

    /// The outcomes of all jobs, in the order of the plan; closes the reporters.
    func close(_ summary: ([JobOutcome]) -> RunSummary) -> RunSummary {
        state.withLock { state in
            let summary = summary(state.outcomes.compactMap { $0 })
            for reporter in state.reporters { reporter.closed(summary) }
            return summary
        }
    }
}
