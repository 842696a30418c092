import StreetNetwork
import TestSupport

/// A random network, and what is asked of it: from where, and how far.
struct RandomReach {
    let search: RandomSearch
    /// Origins and a limit.
    let questions: [(origins: [ReachOrigin], limit: Int64)]

    init(seed: UInt64) {
        search = RandomSearch(seed: seed)
        var random = SplitMix64(seed: seed ^ 0xA5A5)
        let locations = search.locations
        questions =
            locations.isEmpty
            ? []
            : [Int64(0), 7_001, 45_003, 90_000, 300_007].map { limit in
                let count = limit == 45_003 ? 1 : random.whole(1...4)
                let origins = (0..<count).map { _ in
                    let cost = random.happens(0.4) ? 0 : random.whole(0...Int(limit) + 10)
                    return ReachOrigin(random.one(of: locations), cost: Int64(random.happens(0.5) ? 0 : cost))
                }
                return (origins, limit)
            }
    }

    var network: StreetNetwork { search.random.network }

    /// What is wrong with the order, the extent or the costs of stretches; nil where nothing is.
    func fault(in stretches: [ReachedStretch], on metric: Metric) -> String? {
        for (one, next) in zip(stretches, stretches.dropFirst()) {
            let (edge, nextEdge) = (one.stretch.directed.edge, next.stretch.directed.edge)
            if edge > nextEdge || edge == nextEdge && one.high > next.low { return "\(next) comes too late" }
        }
        for reached in stretches {
            if reached.low >= reached.high { return "\(reached) has no extent" }
            if reached.stretch.directed.isForward != (reached.stretch.from < reached.stretch.to) { return "\(reached)" }
            if metric.cost(of: reached.stretch) != reached.toCost - reached.fromCost { return "\(reached) costs other" }
        }
        return nil
    }

    /// Places worth looking at: round the ends of stretches, and some of each edge.
    func places(along stretches: [ReachedStretch]) -> [(edge: Int, offset: Int64)] {
        var random = SplitMix64(seed: UInt64(stretches.count))
        let ends = stretches.flatMap { reached in
            [reached.low - 1, reached.low, reached.high - 1, reached.high]
                .map { (edge: reached.stretch.directed.edge, offset: $0) }
        }
        let others = (0..<network.edgeCount).flatMap { edge in
            [0, network.length(of: edge) - 1, Int64(random.whole(0...Int(network.length(of: edge) - 1)))]
                .map { (edge: edge, offset: $0) }
        }
        return (ends + others).filter { 0 <= $0.offset && $0.offset < network.length(of: $0.edge) }
    }

    /// Whose stretch a millimetre lies on.
    func millimetre(
        of edge: Int, from offset: Int64, in stretches: [ReachedStretch], _ metric: Metric
    ) -> OracleMillimetre? {
        guard
            let reached = stretches.first(where: {
                $0.stretch.directed.edge == edge && $0.low <= offset && offset < $0.high
            })
        else { return nil }
        func cost(at place: Int64) -> Int64 {
            let part = EdgeStretch(directed: reached.stretch.directed, from: reached.stretch.from, to: place)
            return reached.fromCost + (metric.cost(of: part) ?? -1)
        }
        return OracleMillimetre(
            origin: Int(reached.origin), isForward: reached.stretch.directed.isForward, lowCost: cost(at: offset),
            highCost: cost(at: offset + 1))
    }

    /// Whose it is by paths from the millimetre's ends to each of the origins, told as with every edge turned round: nil
    /// where nobody comes, and nothing told where an origin stands at one of the ends, which paths from there need not leave.
    func millimetre(
        of edge: Int, from offset: Int64, to targets: [ReachOrigin], within limit: Int64, on metric: Metric,
        _ paths: inout PathSearch
    ) throws -> OracleMillimetre?? {
        let ends = [offset, offset + 1].map { EdgePosition(edge: edge, offset: $0) }
        guard !targets.contains(where: { $0.location.positions.contains(where: ends.contains) }) else { return nil }
        var found: [(millimetre: OracleMillimetre, middle: Int64)] = []
        for isForward in [true, false] {
            let costs = try ends.map { end in
                let place = Location(
                    positions: [end], coordinate: targets[0].location.coordinate, distance: 0,
                    side: targets[0].location.side, directions: isForward ? .forward : .backward)
                return try paths.costs(from: place, to: targets.map(\.location), on: metric)
            }
            for (origin, target) in targets.enumerated() {
                guard let low = costs[0][origin], let high = costs[1][origin],
                    target.cost + max(low, high) <= limit
                else { continue }
                let millimetre = OracleMillimetre(
                    origin: origin, isForward: !isForward, lowCost: target.cost + low, highCost: target.cost + high)
                // What is paid on the way to its middle is not paid from there on.
                let paid = search.oracle.rules.paidWithin(
                    millimetre: offset, of: DirectedEdge(edge: edge, forward: isForward))
                found.append((millimetre, millimetre.lowCost + millimetre.highCost - paid))
            }
        }
        return .some(
            found.min { one, other in
                (one.middle, one.millimetre.origin, one.millimetre.isForward ? 0 : 1)
                    < (other.middle, other.millimetre.origin, other.millimetre.isForward ? 0 : 1)
            }?.millimetre)
    }

    /// What is wrong with the pieces of a stretch; nil where nothing is.
    func fault(
        inPieces pieces: [ReachedStretch.Piece], of reached: ReachedStretch, _ breaks: [Int64], _ metric: Metric
    ) -> String? {
        if pieces.first?.piece.stretch.from != reached.stretch.from { return "they begin elsewhere" }
        if pieces.last?.piece.stretch.to != reached.stretch.to { return "they end elsewhere" }
        let step: Int64 = reached.stretch.directed.isForward ? 1 : -1
        for (piece, index) in pieces {
            let own = piece.stretch
            if (own.to - own.from) * step <= 0 { return "one has no extent" }
            if metric.cost(of: own) != piece.toCost - piece.fromCost { return "one costs something else" }
            if piece.toCost > breaks[index] { return "one costs more than its break" }
            let further = EdgeStretch(directed: own.directed, from: own.from, to: own.from + step)
            let first = piece.fromCost + (metric.cost(of: further) ?? -1)
            if index > 0, first <= breaks[index - 1] { return "one begins within the break before" }
        }
        let meet = zip(pieces, pieces.dropFirst()).allSatisfy { one, next in
            one.piece.stretch.to == next.piece.stretch.from && one.piece.toCost == next.piece.fromCost
                && one.breakIndex < next.breakIndex
        }
        return meet ? nil : "they do not meet"
    }
}
