/// Costs of ranks in one search, stamped, so that a new search needs no clearing.
struct HierarchyLabels: ~Copyable {
    private let cost: UnsafeMutablePointer<UInt64>
    private var stamps: RunStamps

    /// What is more than any cost, and little enough to add up.
    static let unreached = UInt64(1) << 62

    init(count: Int) {
        cost = .allocate(capacity: count)
        stamps = RunStamps(count: count)
    }

    deinit { cost.deallocate() }

    /// Forgets all costs.
    mutating func begin() { stamps.begin() }

    @inline(__always)
    func has(_ rank: Int) -> Bool { stamps.has(rank) }

    /// The cost of a rank that has one, else `unreached`.
    @inline(__always)
    func known(_ rank: Int) -> UInt64 { stamps.has(rank) ? cost[rank] : Self.unreached }

    /// The cost of a rank that has one.
    @inline(__always)
    subscript(rank: Int) -> UInt64 { cost[rank] }

    @inline(__always)
    mutating func set(_ rank: Int, _ newCost: UInt64) {
        cost[rank] = newCost
        stamps.add(rank)
    }

    /// Lowers the cost of a rank that has one.
    @inline(__always)
    mutating func lower(_ rank: Int, to newCost: UInt64) {
        // Without a branch, which could not be foreseen.
        cost[rank] = min(cost[rank], newCost)
    }

    /// The cost of an arc in 64 bits: one that is closed is longer than any.
    @inline(__always)
    static func length(_ cost: UInt32) -> UInt64 { cost == closed ? unreached : UInt64(cost) }
}
