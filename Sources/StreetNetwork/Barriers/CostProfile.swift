/// The cumulative cost of travelling a directed edge that barriers touch, by the distance from its beginning.
///
/// The cost up to a place is rounded once there, so that any part costs the difference of two such costs. Factors of
/// overlapping barriers multiply, in the order of the barriers. Millimetres are weighed with the factors and added up, and
/// only the sum is multiplied and divided: so a factor of 1 changes nothing, and one such as 0.25 stays exact.
struct CostProfile: Sendable {
    /// Ascending distances from 0, where the slope changes.
    private let start: [Int64]
    /// The weighed millimetres up to each start, and what one beyond it weighs.
    private let base: [Double]
    private let slope: [Double]
    private let length: Int64
    private let whole: UInt32
    private let leaving: [Jump]
    private let arriving: [Jump]

    private struct Jump {
        let distance: Int64
        let cost: Int64
    }

    /// - Parameters:
    ///   - whole: the cost of the edge without barriers.
    ///   - factor, addition: what a barrier of a load means for the cost at hand.
    init(
        of directed: DirectedEdge, length: Int64, whole: UInt32, _ barriers: EdgeBarriers, factor: (Int) -> Double,
        addition: (Int) -> Int64
    ) {
        func distance(_ offset: Int64) -> Int64 { directed.isForward ? offset : length - offset }
        let stretches = barriers.scalings.map { scaling in
            let ends = [distance(scaling.from), distance(scaling.to)].sorted()
            return (from: ends[0], to: ends[1], factor: factor(scaling.load))
        }
        let cuts = Set([0] + stretches.flatMap { [$0.from, $0.to] }).filter { $0 < length }.sorted()
        var (base, slope): ([Double], [Double]) = ([], [])
        for (index, cut) in cuts.enumerated() {
            base.append(index == 0 ? 0 : base[index - 1] + slope[index - 1] * Double(cut - cuts[index - 1]))
            slope.append(
                stretches.filter { $0.from <= cut && cut < $0.to }.reduce(1) { $0 * $1.factor })
        }
        (start, self.base, self.slope) = (cuts, base, slope)
        (self.length, self.whole) = (length, whole)
        let jumps = barriers.additions.filter { $0.directions.contains(Directions(of: directed)) }
        func paid(_ moment: EdgeBarriers.Addition.Moment) -> [Jump] {
            jumps.filter { $0.moment == moment }
                .map { Jump(distance: distance($0.offset), cost: addition($0.load)) }
        }
        leaving = paid(.leaving)
        arriving = paid(.arriving)
    }

    /// The cost up to a distance from the beginning; of the whole edge at least 1, where it costs anything.
    func cost(upTo distance: Int64) -> Int64 {
        let piece = (start.lastIndex { $0 <= distance }) ?? 0
        let weighed = base[piece] + slope[piece] * Double(distance - start[piece])
        let exact = (Double(whole) * weighed / Double(length)).rounded()
        var cost = Int64(min(exact, CostProfile.most))
        if distance == length, whole > 0 { cost = max(1, cost) }
        for jump in leaving where jump.distance < distance { cost = min(cost + jump.cost, Int64(CostProfile.most)) }
        for jump in arriving where jump.distance <= distance { cost = min(cost + jump.cost, Int64(CostProfile.most)) }
        return cost
    }

    /// No street costs more: what is above means that it is closed.
    private static let most = Double(closed - 1)
}
