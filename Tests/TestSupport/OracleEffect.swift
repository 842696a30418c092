import Geometry
import StreetNetwork

/// One barrier, and what it covers.
struct OracleEffect {
    let barrier: TestBarrier
    /// Edge to what is covered of it, in order.
    private(set) var covered: [Int: [ClosedStretch]] = [:]
    private(set) var junctions: Set<Int> = []
    /// Where a point on streets stands, and for which directions it counts.
    private(set) var points: [Standing] = []
    private let network: StreetNetwork

    init(of barrier: TestBarrier, on metric: Metric) {
        self.barrier = barrier
        network = metric.network
        switch barrier.shape {
        case .point(let point): put(point, on: metric)
        case .line(let line):
            cover(line: line, on: metric)
        case .area(let polygons): cover(polygons, on: metric)
        }
    }

    private mutating func put(_ point: PointBarrier, on metric: Metric) {
        var alone = NetworkBarriers()
        guard let place = barrier.lay(into: &alone, on: metric) else { return }
        let first = place.standings.first { isTravelled($0, metric) } ?? place.standings[0]
        let position = first.position
        let length = network.length(of: position.edge)
        if barrier.kind == .restriction, point.closesFullEdge {
            for (edge, directions) in piece(of: position.edge, first.directions) {
                covered[edge] = [ClosedStretch(from: 0, to: network.length(of: edge), directions: directions)]
            }
        } else if first.directions == .both, position.offset == 0 || position.offset == length {
            let ends = position.offset == 0 ? network.parts.edgeTail : network.parts.edgeHead
            junctions = [Int(ends[position.edge])]
        } else {
            points = [first]
            guard barrier.kind == .restriction else { return }
            for standing in place.standings {
                let offset = standing.position.offset
                covered[standing.position.edge, default: []].append(
                    ClosedStretch(from: offset, to: offset, directions: standing.directions))
            }
        }
    }

    private func isTravelled(_ standing: Standing, _ metric: Metric) -> Bool {
        let ways = [true, false].map { DirectedEdge(edge: standing.position.edge, forward: $0) }
        return ways.contains { standing.directions.contains($0.isForward ? .forward : .backward) && metric.isOpen($0) }
    }

    /// The edges of a street up to where another street meets it, and the directions of each that are those of one of them.
    private func piece(of edge: Int, _ directions: Directions) -> [Int: Directions] {
        let (tails, heads, streets) = (network.parts.edgeTail, network.parts.edgeHead, network.parts.edgeStreet)
        var piece = [edge: directions]
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for (known, directions) in piece {
                for (junction, isHead) in [(heads[known], true), (tails[known], false)] {
                    let ends = (0..<network.edgeCount).flatMap { edge in
                        [(edge, heads[edge] == junction, true), (edge, tails[edge] == junction, false)]
                    }.filter(\.1)
                    guard ends.count == 2, let other = ends.first(where: { $0.0 != known }),
                        streets[other.0] == streets[known], piece[other.0] == nil
                    else { continue }
                    piece[other.0] = other.2 == isHead ? directions.mirrored : directions
                    hasGrown = true
                }
            }
        }
        return piece
    }

    private mutating func cover(line: BarrierLine, on metric: Metric) {
        var alone = NetworkBarriers()
        _ = alone.lay(line, .restriction, on: metric)
        covered = alone.edges.mapValues(\.closures)
        junctions = ends.filter { line.meets(network.parts.junctionCoordinate[$0]) }
    }

    private mutating func cover(_ polygons: [Polygon], on metric: Metric) {
        var alone = NetworkBarriers()
        _ = alone.lay(polygons, .restriction, on: metric)
        covered = alone.edges.mapValues(\.closures)
        junctions = ends.filter { junction in
            let lies = polygons.map { $0.contains(network.parts.junctionCoordinate[junction]) }
            if lies.contains(.inside) { return true }
            // Where two parts touch, and every street that is used leads into one.
            let ways = network.departures(of: junction).filter { metric.isUsed($0.edge) }
            return lies.filter { $0 == .outline }.count > 1 && ways.allSatisfy(isCoveredAtItsBeginning)
        }
    }

    /// The junctions at the ends of what is covered.
    private var ends: Set<Int> {
        Set(covered.keys.flatMap { [Int(network.parts.edgeTail[$0]), Int(network.parts.edgeHead[$0])] })
    }

    private func isCoveredAtItsBeginning(_ way: DirectedEdge) -> Bool {
        (covered[way.edge] ?? []).contains { way.isForward ? $0.from == 0 : $0.to == network.length(of: way.edge) }
    }
}
