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
    private let whole: Int64
    private let leaving: [Jump]
    private let arriving: [Jump]

    /// No product of factors weighs more: sums of it are finite, and no cost is told apart beyond.
    private static let steepest = 1e20

    /// What overlapping barriers multiply costs by.
    static func product(of factors: some Sequence<Double>) -> Double { min(steepest, factors.reduce(1, *)) }

    private struct Jump {
        let distance: Int64
        var cost: Int64
    }

    /// - Parameters:
    ///   - whole: the cost of the edge without barriers.
    ///   - most: the greatest cost that it may have, which barriers make it no dearer than: what they add is lessened, and what they do
    ///     not touch costs what it does.
    ///   - factor, addition: what a barrier of a load means for the cost at hand.
    init(
        of directed: DirectedEdge, length: Int64, whole: Int64, most: Int64, _ barriers: EdgeBarriers,
        factor: (Int) -> Double,
        addition: (Int) -> Int64
    ) {
        func distance(_ offset: Int64) -> Int64 { directed.isForward ? offset : length - offset }
        let stretches = barriers.scalings.map { scaling in
            let ends = [distance(scaling.from), distance(scaling.to)].sorted()
            return (from: ends[0], to: ends[1], factor: factor(scaling.load))
        }
        let cuts = Set([0] + stretches.flatMap { [$0.from, $0.to] }).filter { $0 < length }.sorted()
        let slope = Self.within(
            Double(most) * Double(length) / Double(max(whole, 1)),
            cuts.map { cut in
                Self.product(of: stretches.lazy.filter { $0.from <= cut && cut < $0.to }.map(\.factor))
            },
            over: zip(cuts, cuts.dropFirst() + [length]).map { Double($1 - $0) })
        var base: [Double] = []
        for (index, cut) in cuts.enumerated() {
            base.append(index == 0 ? 0 : base[index - 1] + slope[index - 1] * Double(cut - cuts[index - 1]))
        }
        (start, self.base, self.slope) = (cuts, base, slope)
        (self.length, self.whole) = (length, whole)
        let jumps = barriers.additions.filter { $0.directions.contains(Directions(of: directed)) }
        func paid(_ moment: EdgeBarriers.Addition.Moment) -> [Jump] {
            jumps.filter { $0.moment == moment }
                .map { Jump(distance: distance($0.offset), cost: addition($0.load)) }
        }
        let paidBefore = paid(.leaving)
        let all = paidBefore + paid(.arriving)
        let driven = Self.cost(
            ofWeighed: (base.last ?? 0) + (slope.last ?? 1) * Double(length - (cuts.last ?? 0)), whole, length)
        let within = Self.within(max(0, most - driven), all)
        leaving = Array(within[..<paidBefore.count])
        arriving = Array(within[paidBefore.count...])
    }

    /// Slopes under which all is no heavier than may be: what is above 1 of them is lessened, of each as much.
    private static func within(_ most: Double, _ slopes: [Double], over lengths: [Double]) -> [Double] {
        let rest = zip(slopes, lengths).reduce(0) { $0 + min($1.0, 1) * $1.1 }
        let added = zip(slopes, lengths).reduce(0) { $0 + max(0, $1.0 - 1) * $1.1 }
        guard rest + added > most else { return slopes }
        let share = max(0, (most - rest) / added)
        return slopes.map { $0 > 1 ? 1 + ($0 - 1) * share : $0 }
    }

    /// Jumps that add up to no more than may be.
    private static func within(_ most: Int64, _ jumps: [Jump]) -> [Jump] {
        let sum = jumps.reduce(0.0) { $0 + Double($1.cost) }
        guard sum > Double(most) else { return jumps }
        return jumps.map { Jump(distance: $0.distance, cost: Int64(Double($0.cost) / sum * Double(most))) }
    }

    /// The cost up to a distance from the beginning; of the whole edge at least 1, where it costs anything.
    func cost(upTo distance: Int64) -> Int64 {
        let piece = (start.lastIndex { $0 <= distance }) ?? 0
        let weighed = base[piece] + slope[piece] * Double(distance - start[piece])
        var cost = Self.cost(ofWeighed: weighed, whole, length)
        if distance == length, whole > 0 { cost = max(1, cost) }
        for jump in leaving where jump.distance < distance { cost += jump.cost }
        for jump in arriving where jump.distance <= distance { cost += jump.cost }
        return cost
    }

    /// Twice what the cost in the middle of a millimetre is above the mean of those at its ends: what is paid where it begins is paid
    /// in all of it, and what is paid where it ends in nothing of it.
    ///
    /// - Parameter distance: where it ends.
    func excess(inMillimetreUpTo distance: Int64) -> Int64 {
        paid(leaving: distance - 1) - paid(arrivingAt: distance)
    }

    /// What barriers take from who goes on from a place.
    func paid(leaving distance: Int64) -> Int64 {
        leaving.reduce(0) { $1.distance == distance ? $0 + $1.cost : $0 }
    }

    /// What barriers take from who comes to a place.
    func paid(arrivingAt distance: Int64) -> Int64 {
        arriving.reduce(0) { $1.distance == distance ? $0 + $1.cost : $0 }
    }

    /// The cost of weighed millimetres, rounded.
    private static func cost(ofWeighed weighed: Double, _ whole: Int64, _ length: Int64) -> Int64 {
        if whole > Int64(UInt32.max), weighed > 0 { return dearCost(ofWeighed: weighed, whole, length) }
        return Int64((Double(whole) * weighed / Double(length)).rounded())
    }

    /// The same of a cost that floating point could not multiply to the last digit: a `Double` is a whole number of 53 bits
    /// and a power of two.
    private static func dearCost(ofWeighed weighed: Double, _ whole: Int64, _ length: Int64) -> Int64 {
        let shift = min(max(0, 52 - Int(weighed.exponent)), 60)
        let number = Int128((weighed * Double(sign: .plus, exponent: shift, significand: 1)).rounded())
        let divisor = Int128(length) << shift
        return Int64((Int128(whole) * number * 2 + divisor) / (divisor * 2))
    }
}
