import StreetNetwork
import Vocabulary

/// What places on edges cost from a facility: the least over both directions of coming to them.
///
/// From the costs at which edges are entered, found by the search for paths; the search that areas are drawn by has no part
/// in it.
struct FacilityCosts {
    private static let never = Int64.max

    private let metric: Metric
    private let origin: Location
    private let usedUp: Int64
    /// Directed edge to the cost of entering it.
    private let entering: [Int64]

    /// - Parameter search: its arrays are used; what it found before is lost.
    init(of facility: AreaJob.Facility, on metric: Metric, _ search: inout PathSearch) throws {
        self.metric = metric
        origin = facility.origin
        usedUp = facility.facility.cost
        let limit = (facility.breaks.last ?? 0) - usedUp
        guard limit >= 0 else {
            entering = []
            return
        }
        try search.explore(from: origin, limit: limit, on: metric)
        entering = (0..<metric.network.directedEdgeCount).map { directed in
            search.cost(ofEntering: DirectedEdge(rawValue: UInt32(directed))) ?? Self.never
        }
    }

    /// The cost at a position; nil where nobody comes within the facility's breaks, and perhaps where somebody comes later.
    func cost(on edge: Int, at offset: Int64) -> Int64? {
        guard !entering.isEmpty else { return nil }
        let length = metric.network.length(of: edge)
        var least = Self.never
        for forward in [true, false] {
            let directed = DirectedEdge(edge: edge, forward: forward)
            let before = entering[directed.index]
            guard before < least else { continue }
            let stretch = EdgeStretch(directed: directed, from: forward ? 0 : length, to: offset)
            if let own = metric.cost(of: stretch) { least = min(least, before + own) }
        }
        for standing in origin.standings where standing.position.edge == edge {
            least = min(least, direct(from: standing, to: offset) ?? least)
        }
        return least == Self.never ? nil : least + usedUp
    }

    /// Whether anybody comes to an edge at all.
    func touches(_ edge: Int) -> Bool {
        guard !entering.isEmpty else { return false }
        return entering[edge * 2] != Self.never || entering[edge * 2 + 1] != Self.never
            || origin.positions.contains { $0.edge == edge }
    }

    /// The cost from the facility along the edge that it stands on.
    private func direct(from standing: Standing, to offset: Int64) -> Int64? {
        let position = standing.position
        return [true, false].compactMap { forward -> Int64? in
            let directed = DirectedEdge(edge: position.edge, forward: forward)
            let isAhead = forward ? offset >= position.offset : offset <= position.offset
            guard isAhead, standing.directions.contains(Directions(of: directed)) else { return nil }
            return metric.cost(of: EdgeStretch(directed: directed, from: position.offset, to: offset))
        }.min()
    }
}
