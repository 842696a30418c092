/// What each directed edge costs from end to end, in steps: 32 bits each, and beside them the few that need more.
struct PassingCosts: Sendable {
    /// What stands for a cost that is told beside.
    static let dear = closed - 1
    /// What those edges cost together at most that need more than 32 bits: no way costs twice as much, and sums have room. Where some
    /// streets may only be reached that is less than a passage through them counts as a last resort.
    static func mostOfAll(withDestinationOnly: Bool) -> Int64 {
        withDestinationOnly ? Path.passagePenalty / 2 : 1 << 60
    }

    /// The greatest time or length of an edge, which have no greater steps to be counted in: 34 years, little enough for the
    /// legs of long routes to be added up.
    static let mostOfEach: Int64 = 1 << 40

    /// Directed edge to its cost, `closed` or `dear`.
    let steps: FlatArray<UInt32>
    /// Directed edge to a cost that is `dear`; where there is none, that is what it costs.
    let dearer: [Int: Int64]

    /// Costs of 32 bits.
    init(_ steps: FlatArray<UInt32>) {
        self.steps = steps
        dearer = [:]
    }

    /// - Parameter cost: of each directed edge; nil for a closed one.
    init(count: Int, cost: (Int) -> Int64?) {
        var dearer: [Int: Int64] = [:]
        steps = FlatArray((0..<count).map { Self.step(of: $0, cost($0), &dearer) })
        self.dearer = dearer
    }

    /// Other costs, but for some edges. Of those that lie in a file only the pages that change take memory.
    init(_ others: PassingCosts, but changes: [(directed: Int, cost: Int64?)]) {
        var dearer = others.dearer
        let (copy, values) = others.steps.changeable
        for (directed, cost) in changes {
            dearer[directed] = nil
            values[directed] = Self.step(of: directed, cost, &dearer)
        }
        (steps, self.dearer) = (copy, dearer)
    }

    private static func step(of directed: Int, _ cost: Int64?, _ dearer: inout [Int: Int64]) -> UInt32 {
        guard let cost else { return closed }
        guard cost >= Int64(dear) else { return UInt32(cost) }
        dearer[directed] = cost
        return dear
    }

    private init(_ steps: FlatArray<UInt32>, _ dearer: [Int: Int64]) { (self.steps, self.dearer) = (steps, dearer) }

    var count: Int { steps.count }

    /// What hot loops read: `closed`, `dear` or a cost.
    @inline(__always)
    subscript(directed: Int) -> UInt32 { steps.values[directed] }

    /// The cost of an edge that is not closed.
    @inline(__always)
    func cost(of directed: Int) -> Int64 {
        let cost = steps.values[directed]
        return cost == Self.dear ? dearCost(of: directed) : Int64(cost)
    }

    @inline(never)
    private func dearCost(of directed: Int) -> Int64 { dearer[directed] ?? Int64(Self.dear) }

    /// Those of the network with every edge turned round.
    var mirrored: PassingCosts {
        PassingCosts(
            FlatArray((0..<count).map { steps[$0 ^ 1] }),
            Dictionary(uniqueKeysWithValues: dearer.map { ($0.key ^ 1, $0.value) }))
    }
}
