import Geometry
import Vocabulary

/// Finds where places stand on a network, as one metric sees it: on edges that the mode may use, at places that no
/// barrier closes.
public struct Locator: Sendable {
    public typealias Purpose = LocateRequest.Purpose

    /// Why a location is not the nearest one.
    public enum Fault: Sendable, Equatable {
        /// A barrier closes the nearest one.
        case closed
        /// A barrier closes the nearest one, and no place near it leads on.
        case closedOff
        /// The nearest one leads nowhere.
        case leadsNowhere
    }

    /// What became of a place.
    public enum Outcome: Sendable, Equatable {
        case located(Location)
        /// The nearest location has a fault, and this one, farther away, has not.
        case relocated(Location, insteadOf: Location, because: Fault)
        /// The nearest location leads nowhere, and nothing better is near or allowed.
        case leadsNowhere(Location)
        /// A barrier closes the nearest location, and nothing better is near or allowed.
        case notTraversable(Location)
        case notLocated
    }

    private let metric: Metric
    /// Nil: all.
    private let streets: AcceptedStreets?

    /// - Parameter condition: tags that streets must have for places to be put on them.
    public init(metric: Metric, where condition: TagCondition? = nil) {
        self.metric = metric
        streets = condition.map { AcceptedStreets($0, of: metric.network) }
    }

    /// Locates a place.
    public func locate(_ request: LocateRequest) -> Outcome {
        guard let nearest = self.nearest(to: request, onOpenParts: false) else { return .notLocated }
        guard !isClosed(nearest.standings[0].position) else {
            guard request.relocates, let open = self.nearest(to: request, onOpenParts: true) else {
                return .notTraversable(nearest)
            }
            if reaches(open, request.purpose) { return .relocated(open, insteadOf: nearest, because: .closed) }
            guard let leading = locationThatLeadsOn(for: request) else {
                return .relocated(open, insteadOf: nearest, because: .closedOff)
            }
            return .relocated(leading, insteadOf: nearest, because: .closed)
        }
        if reaches(nearest, request.purpose) { return .located(nearest) }
        guard request.relocates, let leading = locationThatLeadsOn(for: request) else { return .leadsNowhere(nearest) }
        return .relocated(leading, insteadOf: nearest, because: .leadsNowhere)
    }

    /// Locates a place that is reached and left on either side.
    public func locate(
        _ place: Coordinate, tolerance: Int64, for purpose: Purpose, relocates: Bool
    ) -> Outcome {
        locate(LocateRequest(place, tolerance: tolerance, for: purpose, relocates: relocates))
    }

    /// The nearest location on the edges that the mode uses, whatever it leads to, and whatever barriers close.
    public func nearest(to request: LocateRequest) -> Location? { nearest(to: request, onOpenParts: false) }

    private func nearest(to request: LocateRequest, onOpenParts: Bool) -> Location? {
        let finder = NearestPosition(request: request, metric: metric, onOpenParts: onOpenParts, streets: streets)
        let nearest = metric.network.edgeIndex.nearest(
            to: request.place, within: Double(request.tolerance) / 1000, distance: { finder.find(on: $0)?.metres })
        return nearest.map { finder.location(on: $0.item) }
    }

    /// The nearest location that leads on, which may be beyond a barrier on the street of one that does not.
    private func locationThatLeadsOn(for request: LocateRequest) -> Location? {
        let finder = NearestPosition(request: request, metric: metric, onOpenParts: true, streets: streets)
        var better: Location?
        metric.network.edgeIndex.visitNearestFirst(
            from: request.place, within: Double(request.tolerance) / 1000,
            distance: { finder.find(on: $0)?.metres },
            visit: { edge in
                if let better, Int64((edge.metres * 1000).rounded()) >= better.distance { return false }
                let leading = finder.locations(on: edge.item).first { reaches($0, request.purpose) }
                if let leading, leading.distance < better?.distance ?? (request.tolerance + 1) { better = leading }
                return true
            })
        return better
    }

    private func reaches(_ location: Location, _ purpose: Purpose) -> Bool {
        // On a map of a few streets there is nothing to call an island.
        guard metric.network.edgeCount >= Reach.enough else { return true }
        let reach = Reach(metric: metric)
        let leaves = purpose == .arrival || reach.leadsOut(of: location)
        return leaves && (purpose == .departure || reach.leadsTo(location))
    }

    private func isClosed(_ position: EdgePosition) -> Bool {
        guard let junction = metric.network.junction(at: position) else {
            return metric.closedStretches(of: position.edge)
                .contains { $0.from < position.offset && position.offset < $0.to }
        }
        // A junction is closed where every street there is.
        return metric.network.departures(of: junction).allSatisfy { departure in
            !metric.isUsed(departure.edge) || metric.isTouchedByClosure(metric.network.start(of: departure))
        }
    }
}
