/// Exact least costs from some ranks of a hierarchy to any others: up from the origin to the root of the elimination tree,
/// and down from there to each target that is asked for, where what is known already is not looked for again.
///
/// No queue is needed: the higher neighbours of a rank are its ancestors.
/// Source: J. Dibbelt, B. Strasser, D. Wagner, doi:10.1145/2886843 (elimination trees); B. Strasser, T. Zeitz,
/// doi:10.4230/LIPIcs.SEA.2021.6 (lazily downwards).
struct HierarchySearch: ~Copyable {
    /// Costs upwards alone.
    private(set) var upwards: HierarchyLabels
    /// Costs of ranks that are settled.
    private(set) var total: HierarchyLabels
    /// What the last search began with.
    private(set) var seeds: [(rank: UInt32, cost: UInt64)] = []
    private var path: [UInt32] = []
    /// How many ranks the last search looked at: the measure of its work.
    private(set) var settled = 0

    /// - Parameter count: how many ranks there are at most.
    init(count: Int) {
        upwards = HierarchyLabels(count: count)
        total = HierarchyLabels(count: count)
    }

    /// Begins with ranks that are reached at a cost.
    mutating func begin(_ seeds: [(rank: UInt32, cost: UInt64)], on costs: HierarchyCosts) {
        upwards.begin()
        total.begin()
        settled = 0
        self.seeds = seeds
        let segments = mark(seeds, costs.hierarchy.parts)
        for seed in seeds { upwards.lower(Int(seed.rank), to: seed.cost) }
        // A later segment leads up into an earlier one.
        for segment in segments.reversed() { climb(segment, on: costs) }
    }

    /// Marks the ancestors of all seeds.
    ///
    /// - Returns: for each seed that is not an ancestor of an earlier one its rank, and its first ancestor that is one, or
    ///   `closed`.
    private mutating func mark(
        _ seeds: [(rank: UInt32, cost: UInt64)], _ parts: HierarchySections
    ) -> [(from: UInt32, to: UInt32)] {
        seeds.compactMap { seed in
            var rank = seed.rank
            while rank != closed, !upwards.has(Int(rank)) {
                upwards.set(Int(rank), HierarchyLabels.unreached)
                rank = parts.parent(of: Int(rank))
            }
            return rank == seed.rank ? nil : (seed.rank, rank)
        }
    }

    private mutating func climb(_ segment: (from: UInt32, to: UInt32), on costs: HierarchyCosts) {
        let parts = costs.hierarchy.parts
        var rank = segment.from
        while rank != segment.to {
            let cost = upwards[Int(rank)]
            let (first, end) = (Int(parts.firstUp[Int(rank)]), Int(parts.firstUp[Int(rank) + 1]))
            settled &+= 1
            if cost < HierarchyLabels.unreached {
                for arc in first..<end {
                    upwards.lower(Int(parts.upper[arc]), to: cost &+ HierarchyLabels.length(costs.up[arc]))
                }
            }
            rank = parts.parent(of: Int(rank))
        }
    }

    /// The least cost of a rank; nil where it is not reached.
    mutating func cost(of target: Int, on costs: HierarchyCosts) -> UInt64? {
        let parts = costs.hierarchy.parts
        var rank = UInt32(target)
        path.removeAll(keepingCapacity: true)
        while rank != closed, !total.has(Int(rank)) {
            path.append(rank)
            rank = parts.parent(of: Int(rank))
        }
        for rank in path.reversed() {
            var cost = upwards.known(Int(rank))
            for arc in Int(parts.firstUp[Int(rank)])..<Int(parts.firstUp[Int(rank) + 1]) {
                cost = min(cost, total[Int(parts.upper[arc])] &+ HierarchyLabels.length(costs.down[arc]))
            }
            total.set(Int(rank), cost)
        }
        settled &+= path.count
        let cost = total[target]
        return cost < HierarchyLabels.unreached ? cost : nil
    }
}
