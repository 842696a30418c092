import Preparation
import Vocabulary

/// Tells somebody how a run goes.
///
/// A run calls its reporters from one thread at a time, under a lock: they need none of their own.
public protocol Reporter: AnyObject, Sendable {
    /// The run begins: so many jobs will run, and so many are up to date.
    func planned(_ jobs: Int, upToDate: Int)
    /// A job begins, for that reason; twice, where it is tried again.
    func started(_ job: String, because reason: String)
    /// A job has just ended, whatever the order of the plan.
    func ended(_ outcome: JobOutcome)
    /// A job has ended, and so have all before it in the plan.
    func finished(_ outcome: JobOutcome)
    /// The run is over.
    func closed(_ summary: RunSummary)
}

extension Reporter {
    public func planned(_ jobs: Int, upToDate: Int) {}
    public func started(_ job: String, because reason: String) {}
    public func ended(_ outcome: JobOutcome) {}
}
