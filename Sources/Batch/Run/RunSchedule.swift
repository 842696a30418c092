import JobSpec
import Preparation
import Synchronization

/// The jobs of a run, and why each of them runs or does not: first those that a plan begins with, then the others.
final class RunSchedule: Sendable {
    private struct State {
        var jobs: [PlannedJob] = []
        var freshness: [Freshness] = []
        /// What is wrong in the files of these jobs, by file.
        var mistakes: [String: [Mistake]] = [:]
    }

    private let options: RunOptions
    private let diagnostics: Diagnostics
    private let order: ReportOrder
    private let state = Mutex(State())

    /// - Parameter diagnostics: what is wrong in the files of the plan.
    init(_ options: RunOptions, _ diagnostics: Diagnostics, _ order: ReportOrder) {
        (self.options, self.diagnostics, self.order) = (options, diagnostics, order)
    }

    /// Takes in the jobs of a plan that begins with those that are here, and reports those that are up to date.
    ///
    /// - Returns: those that run.
    func take(_ plan: BatchPlan) -> [JobOrder] {
        let start = state.withLock(\.jobs.count)
        let freshness = Freshness.all(of: plan, from: start, options)
        let mistakes = Dictionary(grouping: diagnostics.mistakes, by: \.file)
        state.withLock { state in
            state.jobs = plan.jobs
            state.freshness += freshness
            state.mistakes = mistakes
        }
        var orders: [JobOrder] = []
        for (index, (job, freshness)) in zip(start..., zip(plan.jobs[start...], freshness)) {
            switch freshness {
            case .upToDate(let record): order.finished(index, JobOutcome(upToDate: job, record))
            case .stale: orders.append(options.order(index, of: job, .run))
            }
        }
        return orders
    }

    /// Tells reporters how many jobs there are.
    func announce() {
        let (all, stale) = state.withLock { ($0.freshness.count, $0.freshness.count(where: \.isStale)) }
        order.planned(stale, upToDate: all - stale)
    }

    func began(_ index: Int) {
        let (job, freshness) = state.withLock { ($0.jobs[index], $0.freshness[index]) }
        order.started(job.name, because: freshness.reason)
    }

    /// Reports what became of a job that ran.
    func finished(_ index: Int, _ outcome: JobOutcome) {
        let (job, mistakes) = state.withLock { ($0.jobs[index], $0.mistakes[$0.jobs[index].file] ?? []) }
        var outcome = outcome.explained(by: mistakes, of: job)
        outcome.line = job.lines?.lowerBound
        order.finished(index, outcome)
    }
}

extension JobOutcome {
    /// - Parameter record: what an earlier run has left.
    fileprivate init(upToDate job: PlannedJob, _ record: OutputRecord) {
        self.init(job.name, .upToDate)
        file = job.file
        line = job.lines?.lowerBound
        counts = record.counts
        messages = record.messages
    }
}
