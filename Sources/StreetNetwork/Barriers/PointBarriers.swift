import Geometry
import Vocabulary

/// A barrier at a place: it meets one element of the network, the nearest.
public struct PointBarrier: Sendable, Equatable {
    public var place: Coordinate
    /// Whether a restriction closes the whole edge that it stands on.
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
        let position = location.positions[0]
        let length = metric.network.length(of: position.edge)
        var reach = BarrierReach()
        let closesEdge = action == .restriction && barrier.closesFullEdge
        if !closesEdge, position.offset == 0 || position.offset == length {
            let junction = metric.network.tail(
                of: DirectedEdge(edge: position.edge, forward: position.offset == 0))
            reach.junctions = 1
            put(action, at: junction, of: metric)
        } else {
            reach.edges = 1
            reach.length = closesEdge ? length : 0
            put(action, at: position, location.directions, closesEdge ? length : nil)
        }
        return (location, reach)
    }

    private mutating func put(_ action: BarrierAction, at junction: Int, of metric: Metric) {
        switch action {
        case .restriction: close(junction: junction)
        case .scaledCost(let load): scale(junction: junction, load: load)
        case .addedCost(let load):
            for departure in metric.network.departures(of: junction) {
                let offset = departure.isForward ? 0 : metric.network.length(of: departure.edge)
                add(
                    .init(offset: offset, directions: Directions(of: departure), moment: .leaving, load: load),
                    to: departure.edge)
            }
        }
    }

    /// - Parameter length: that of the edge, where all of it is closed.
    private mutating func put(
        _ action: BarrierAction, at position: EdgePosition, _ directions: Directions, _ length: Int64?
    ) {
        switch action {
        case .restriction:
            let (from, to) = length.map { (0, $0) } ?? (position.offset, position.offset)
            close([ClosedStretch(from: from, to: to, directions: directions)], of: position.edge)
        case .scaledCost: break
        case .addedCost(let load):
            add(
                .init(offset: position.offset, directions: directions, moment: .leaving, load: load),
                to: position.edge)
        }
    }
}
