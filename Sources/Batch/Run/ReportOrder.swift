import Synchronization

/// Passes outcomes on to reporters in the order of the plan, whatever order jobs end in.
///
/// Files of the run learn of each at once. Who shows it to people waits until all jobs are known: how many there are comes first,
/// and what is wrong with any of them.
final class ReportOrder: Sendable {
    private typealias Event = @Sendable (any Reporter) -> Void

    private struct State {
        let files: any Reporter
        let shown: [any Reporter]
        /// What those who show it have not been told; nil: all jobs are known.
        var held: [Event]? = []
        var outcomes: [JobOutcome?] = []
        var next = 0

        mutating func tell(_ event: @escaping Event) {
            event(files)
            if held != nil { held?.append(event) } else { shown.forEach(event) }
        }
    }

    private let state: Mutex<State>

    init(files: any Reporter, shown: [any Reporter]) { state = Mutex(State(files: files, shown: shown)) }

    /// All jobs are known: so many run, and so many are up to date.
    func planned(_ jobs: Int, upToDate: Int) {
        state.withLock { state in
            let held = state.held ?? []
            state.held = nil
            state.tell { $0.planned(jobs, upToDate: upToDate) }
            for event in held { state.shown.forEach(event) }
        }
    }

    func started(_ job: String, because reason: String) {
        state.withLock { $0.tell { $0.started(job, because: reason) } }
    }

    func finished(_ index: Int, _ outcome: JobOutcome) {
        state.withLock { state in
            let missing = index + 1 - state.outcomes.count
            if missing > 0 { state.outcomes += repeatElement(nil, count: missing) }
            state.outcomes[index] = outcome
            state.tell { $0.ended(outcome) }
            while state.next < state.outcomes.count, let outcome = state.outcomes[state.next] {
                state.tell { $0.finished(outcome) }
                state.next += 1
            }
        }
    }

    /// The outcomes of all jobs, in the order of the plan; closes the reporters.
    func close(_ summary: ([JobOutcome]) -> RunSummary) -> RunSummary {
        state.withLock { state in
            let summary = summary(state.outcomes.compactMap { $0 })
            state.tell { $0.closed(summary) }
            return summary
        }
    }
}
