import Preparation
import Vocabulary

/// Tells somebody how a run goes.
///
/// A run calls its reporters from one thread at a time, under a lock: they need none of their own.
public protocol Reporter: AnyObject, Sendable {
    /// A job begins.
    func started(_ job: String)
    /// A job has ended. Jobs are reported in the order of the plan.
    func finished(_ outcome: JobOutcome)
    /// The run is over.
    func closed(_ summary: RunSummary)
}

extension Reporter {
    public func started(_ job: String) {}
}
