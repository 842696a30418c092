import Vocabulary

/// One crew at work, as its supervisor sees it.
struct Team {
    /// A job that has begun.
    struct Running {
        let start: Double
        /// Seconds on the same clock; nil: none.
        let deadline: Double?
        var isAskedToStop = false
        /// Bytes; the most that the crew was seen to hold since the job began.
        var peak = 0
    }

    /// Why the supervisor ended a crew.
    enum Killing {
        /// A job went on beyond its time, and did not stop when it was asked to.
        case timedOut(Set<Int>)
        /// The crew held more than it may: bytes.
        case hungry(Int)
        /// The run is over.
        case stopped
    }

    let crew: any Crew
    /// How many orders it is given ahead of what it runs.
    let width: Int
    /// Orders without an outcome.
    var orders: [Int: JobOrder] = [:]
    var running: [Int: Running] = [:]
    var killing: Killing?
    /// When it was told that there is no more work; nil while there may be.
    var closedAt: Double?

    var hasRoom: Bool { orders.count < width && closedAt == nil && killing == nil }
}
