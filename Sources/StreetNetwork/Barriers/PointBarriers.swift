import Geometry
import Vocabulary

/// A barrier at a place: it meets one element of the network, the nearest.
public struct PointBarrier: Sendable, Equatable {
    public var place: Coordinate
    /// Whether a restriction closes the whole piece of street between two junctions that it stands on.
    public var closesFullEdge: Bool
    /// On which side vehicles must have it for it to count for them: `either`, `right` or `left`.
    public var curbApproach: CurbApproach

    public init(at place: Coordinate, closesFullEdge: Bool = false, curbApproach: CurbApproach = .either) {
        self.place = place
        self.closesFullEdge = closesFullEdge
        self.curbApproach = curbApproach
    }
}

extension NetworkBarriers {
    /// Puts a barrier on the nearest of the elements that a metric uses.
    ///
    /// - Parameter tolerance: millimetres beyond which nothing is found.
    /// - Returns: where it stands and what it met; nil where nothing is near.
    public mutating func put(
        _ barrier: PointBarrier, _ action: BarrierAction, tolerance: Int64, on metric: Metric
    ) -> (location: Location, reach: BarrierReach)? {
        var request = LocateRequest(barrier.place, tolerance: tolerance, for: .passage, relocates: false)
        request.curbApproach = barrier.curbApproach
        guard let location = Locator(metric: metric).nearest(to: request) else { return nil }
        let standing = location.standings.first(where: metric.isTravelled) ?? location.standings[0]
        var reach = BarrierReach()
        if action == .restriction, barrier.closesFullEdge {
            let piece = metric.network.piece(around: DirectedEdge(edge: standing.position.edge, forward: true))
            reach.edges = piece.count
            reach.length = piece.reduce(0) { $0 + metric.network.length(of: $1.edge) }
            for directed in piece { close(directed, standing.directions, of: metric.network) }
        } else if standing.directions == .both, let junction = metric.network.junction(at: standing.position) {
            reach.junctions = 1
            put(action, at: junction, of: metric)
        } else {
            // Who passes a junction pays what is added before it, and not once more behind it.
            let met = action == .restriction ? location.standings : [standing]
            reach.edges = met.count
            for standing in met { put(action, at: standing) }
        }
        return (location, reach)
    }

    /// Closes a whole edge.
    ///
    /// - Parameter directions: those closed of an edge that leads the same way forward.
    private mutating func close(_ directed: DirectedEdge, _ directions: Directions, of network: StreetNetwork) {
        let own = directed.isForward ? directions : directions.mirrored
        close([ClosedStretch(from: 0, to: network.length(of: directed.edge), directions: own)], of: directed.edge)
    }

    private mutating func put(_ action: BarrierAction, at junction: Int, of metric: Metric) {
        switch action {
        case .restriction: close(junction: junction)
        case .scaledCost(let load): scale(junction: junction, load: load)
        case .addedCost:
            for departure in metric.network.departures(of: junction) {
                let start = metric.network.start(of: departure)
                put(action, at: Standing(at: start, directions: Directions(of: departure)))
            }
        }
    }

    private mutating func put(_ action: BarrierAction, at standing: Standing) {
        let (position, directions) = (standing.position, standing.directions)
        switch action {
        case .restriction:
            close(
                [ClosedStretch(from: position.offset, to: position.offset, directions: directions)], of: position.edge)
        case .scaledCost: break
        case .addedCost(let load):
            add(
                .init(offset: position.offset, directions: directions, moment: .leaving, load: load),
                to: position.edge)
        }
    }
}
