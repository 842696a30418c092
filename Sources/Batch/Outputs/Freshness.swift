/// Whether a job has to run, and why.
public enum Freshness: Sendable {
    /// Its outputs stand as they were written, and nothing that they depend on has changed.
    case upToDate(OutputRecord)
    /// It runs, for that reason.
    case stale(String)

    var isStale: Bool {
        switch self {
        case .upToDate: false
        case .stale: true
        }
    }

    public var reason: String {
        switch self {
        case .upToDate: "its outputs stand, and nothing that they depend on has changed"
        case .stale(let reason): reason
        }
    }
}
