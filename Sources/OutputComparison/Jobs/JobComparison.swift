/// What became of a job between two folders.
public struct JobComparison: Sendable {
    public enum State: String, Sendable, CaseIterable {
        case equal
        /// Nothing is different, and it was made by other versions.
        case otherVersions = "other_versions"
        case withinThresholds = "within_thresholds"
        case different
        case onlyInOld = "only_in_old"
        case onlyInNew = "only_in_new"
        case unreadable
    }

    public let job: String
    public let state: State
    /// Nil where there is nothing to compare.
    public let change: JobChange?
    /// Why it cannot be read.
    public let reason: String?

    init(_ job: String, _ state: State, change: JobChange? = nil, reason: String? = nil) {
        (self.job, self.state, self.change, self.reason) = (job, state, change, reason)
    }
}
