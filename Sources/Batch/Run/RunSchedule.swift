import JobSpec
import Preparation
import Synchronization

/// The jobs of a run, and why each of them runs or does not: first those that a plan begins with, then the others, and those that
/// read what others write.
final class RunSchedule: Sendable {
    private struct State {
        var jobs: [PlannedJob] = []
        /// Nil where it hangs on jobs that are not known yet.
        var freshness: [Freshness?] = []
    }

    private let options: RunOptions
    private let order: ReportOrder
    private let state = Mutex(State())

    init(_ options: RunOptions, _ order: ReportOrder) { (self.options, self.order) = (options, order) }

    /// Takes in the jobs of a plan that begins with those that are here, and reports those that are up to date.
    ///
    /// - Parameter isWhole: whether these are all. Jobs that read outputs wait until they are: any other may write these.
    /// - Returns: those that run.
    func take(_ plan: BatchPlan, isWhole: Bool) -> [JobOrder] {
        let chain = JobChain(of: plan)
        let known = state.withLock(\.freshness)
        let new = plan.jobs.indices.filter { index in
            (index >= known.count || known[index] == nil) && (isWhole || !chain.isReader[index])
        }
        var freshness = known + repeatElement(nil, count: plan.jobs.count - known.count)
        for (index, own) in zip(new, Freshness.own(of: plan, new, options)) { freshness[index] = own }
        Freshness.follow(chain, in: plan, &freshness)
        state.withLock { $0 = State(jobs: plan.jobs, freshness: freshness) }
        return new.compactMap { index in order(index, of: plan.jobs[index], freshness, after: chain.before[index]) }
    }

    /// Reports a job that is up to date.
    ///
    /// - Returns: nil for one.
    private func order(
        _ index: Int, of job: PlannedJob, _ freshness: [Freshness?], after others: [Int]
    ) -> JobOrder? {
        switch freshness[index] {
        case .upToDate(let record):
            order.finished(index, JobOutcome(upToDate: job, record))
            return nil
        case .stale, nil:
            return options.order(index, of: job, .run, after: others.filter { freshness[$0]?.isStale ?? true })
        }
    }

    /// Tells reporters how many jobs there are.
    func announce() {
        let (all, stale) = state.withLock { ($0.freshness.count, $0.freshness.count { $0?.isStale ?? true }) }
        order.planned(stale, upToDate: all - stale)
    }

    func began(_ index: Int) {
        let (job, freshness) = state.withLock { ($0.jobs[index], $0.freshness[index]) }
        order.started(job.name, because: freshness?.reason ?? "")
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
