import JobSpec
import Preparation
import Synchronization

/// The jobs of a run, and why each of them runs or does not: first those that a plan begins with, then the others.
final class RunSchedule: Sendable {
    private struct State {
        var jobs: [PlannedJob] = []
        var freshness: [Freshness] = []
    }

    private let options: RunOptions
    private let order: ReportOrder
    private let state = Mutex(State())

    init(_ options: RunOptions, _ order: ReportOrder) { (self.options, self.order) = (options, order) }

    /// Takes in the jobs of a plan that begins with those that are here, and reports those that are up to date.
    ///
    /// - Returns: those that run.
    func take(_ plan: BatchPlan) -> [JobOrder] {
        let start = state.withLock(\.jobs.count)
        let freshness = Freshness.all(of: plan, from: start, options)
        state.withLock { state in
            state.jobs = plan.jobs
            state.freshness += freshness
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
        let job = state.withLock { $0.jobs[index] }
        var outcome = outcome.explained(asThatOf: job)
        outcome.line = job.line
        order.finished(index, outcome)
    }
}

extension JobOutcome {
    /// - Parameter record: what an earlier run has left.
    fileprivate init(upToDate job: PlannedJob, _ record: OutputRecord) {
        self.init(job.name, .upToDate)
        file = job.file
        line = job.line
        counts = record.counts
        messages = record.messages
    }
}
