/// The cheapest entry into a directed edge at its beginning.
struct EdgeEntry: BitwiseCopyable {
    /// `ReachState.unreached` where there is none.
    let cost: Int64
    let origin: Int32
    /// The number of the state.
    let state: UInt32

    static let none = EdgeEntry(cost: ReachState.unreached, origin: 0, state: 0)

    @inline(__always)
    var exists: Bool { cost != ReachState.unreached }
}

/// How an edge was entered.
struct EdgeEntries: BitwiseCopyable {
    let edge: Int
    /// In its digitised direction, and against it.
    let forward: EdgeEntry
    let backward: EdgeEntry
}
