/// Cuts a polygon along a meridian into the polygons on either side.
///
/// Every ring that crosses is taken apart into chains, each on one side. Along the cut, from south to north, the
/// inside begins at a crossing that goes east and ends at the next one that goes west: there the chains of a side are
/// joined. A point on the cut counts as west of it.
struct PolygonCut {
    /// A place where a ring crosses the cut, its latitude kept as an exact fraction.
    private struct Crossing {
        let point: GridPoint
        let numerator: Int128
        let denominator: Int128
        let goesEast: Bool

        func isSouth(of other: Crossing) -> Bool { numerator * other.denominator < other.numerator * denominator }
        func isLevel(with other: Crossing) -> Bool { numerator * other.denominator == other.numerator * denominator }
    }

    /// What a ring is between two of its crossings.
    private struct Chain {
        let start: Int
        let end: Int
        let points: [GridPoint]
    }

    private let rings: [[GridPoint]]
    private let cut: Int64
    private var crossings: [Crossing] = []
    private var chains: [Chain] = []
    private var uncutHoles: [[GridPoint]] = []
    private var outerIsCut = false

    /// - Parameters:
    ///   - rings: open lists of points, the outer ring first and counter-clockwise, holes clockwise.
    ///   - cut: the meridian.
    init(_ rings: [[GridPoint]], at cut: Int64) {
        self.rings = rings
        self.cut = cut
        for (index, ring) in rings.enumerated() {
            let steps = ring.indices.filter { isWest(ring[$0]) != isWest(ring[($0 + 1) % ring.count]) }
            if !steps.isEmpty {
                takeApart(ring, at: steps)
                if index == 0 { outerIsCut = true }
            } else if index > 0 {
                uncutHoles.append(ring)
            }
        }
    }

    /// The polygons on both sides, or nil where the rings cross each other on the cut.
    func parts() -> [[[GridPoint]]]? {
        guard outerIsCut else { return [rings] }
        guard let partners = partners() else { return nil }
        var polygons = joined(partners).map { [$0] }
        for hole in uncutHoles {
            let owner = polygons.firstIndex { RingContainment.contains($0[0], hole) } ?? 0
            if !polygons.isEmpty { polygons[owner].append(hole) }
        }
        return polygons
    }

    private func isWest(_ point: GridPoint) -> Bool { point.x <= cut }

    private mutating func takeApart(_ ring: [GridPoint], at steps: [Int]) {
        let base = crossings.count
        crossings += steps.map { crossing(from: ring[$0], to: ring[($0 + 1) % ring.count]) }
        for (index, step) in steps.enumerated() {
            let next = steps[(index + 1) % steps.count]
            let length = next > step ? next - step : next - step + ring.count
            chains.append(
                Chain(
                    start: base + index,
                    end: base + (index + 1) % steps.count,
                    points: (1...length).map { ring[(step + $0) % ring.count] }))
        }
    }

    private func crossing(from start: GridPoint, to end: GridPoint) -> Crossing {
        let width = Int128(end.x - start.x)
        let numerator = Int128(start.y) * width + Int128(end.y - start.y) * Int128(cut - start.x)
        return Crossing(
            point: start.meeting(end, at: cut),
            numerator: width < 0 ? -numerator : numerator,
            denominator: width < 0 ? -width : width,
            goesEast: width > 0)
    }

    /// For each crossing the one at the other end of its stretch of inside, along the cut.
    private func partners() -> [Int]? {
        var order = crossings.indices.sorted { crossings[$0].isSouth(of: crossings[$1]) }
        var partners = [Int](repeating: 0, count: order.count)
        for place in order.indices {
            let wantsEast = place % 2 == 0
            guard let found = order[place...].firstIndex(where: { crossings[$0].goesEast == wantsEast }),
                found == place || crossings[order[found]].isLevel(with: crossings[order[place]])
            else { return nil }
            order.swapAt(place, found)
            if place % 2 == 1 {
                partners[order[place]] = order[place - 1]
                partners[order[place - 1]] = order[place]
            }
        }
        return partners
    }

    /// The closed rings that the chains make along the cut, those without area left out.
    private func joined(_ partners: [Int]) -> [[GridPoint]] {
        var chainFrom = [Int](repeating: 0, count: crossings.count)
        for (index, chain) in chains.enumerated() { chainFrom[chain.start] = index }
        var isUsed = [Bool](repeating: false, count: chains.count)
        var rings: [[GridPoint]] = []
        for first in chains.indices {
            var ring: [GridPoint] = []
            var index = first
            while !isUsed[index] {
                isUsed[index] = true
                let chain = chains[index]
                for point in [crossings[chain.start].point] + chain.points + [crossings[chain.end].point]
                where point != ring.last { ring.append(point) }
                index = chainFrom[partners[chain.end]]
            }
            if ring.count > 1, ring.first == ring.last { ring.removeLast() }
            if RingArea.doubled(ring) != 0 { rings.append(ring) }
        }
        return rings
    }
}
