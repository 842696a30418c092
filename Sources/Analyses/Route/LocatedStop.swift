import StreetNetwork
import Vocabulary

/// A stop and what became of it.
struct LocatedStop {
    let stop: RouteStop
    /// The stop's place among those given, from 0.
    let place: Int
    var status: LocationStatus
    /// Nil where nothing was found.
    let location: Location?

    /// Why a route leaves the stop out.
    var whyUnvisited: String {
        switch status {
        case .notReached: "\(stop.name) is not reached"
        case .notTraversable: "\(stop.name) is closed off by a barrier"
        default: "\(stop.name) is not located"
        }
    }

    /// The ways in which the stop can be visited: one, or, where who comes must go on in the direction in which he came,
    /// one for each direction.
    var visits: [Location] {
        guard let location else { return [] }
        guard stop.curbApproach == .noUTurn else { return [location] }
        return [location.travelled(in: .forward), location.travelled(in: .backward)]
    }
}

/// Puts the stops of a route on the network.
struct StopLocator {
    let metric: Metric
    let parameters: RouteParameters
    let context: RunContext

    func locate(_ stops: [RouteStop]) throws -> [LocatedStop] {
        let locator = Locator(metric: metric, where: parameters.locate.streets)
        return try stops.enumerated().map { place, stop in
            try context.checkCancelled()
            var request = LocateRequest(
                stop.place, tolerance: parameters.locate.tolerance, for: purpose(of: place, among: stops.count),
                relocates: parameters.locate.allowsRelocation)
            request.curbApproach = stop.curbApproach
            request.bearing = stop.bearing
            return located(stop, place, locator.locate(request))
        }
    }

    /// What a stop must lead to. The first only has to be left and the last only to be reached, where they are known.
    private func purpose(of place: Int, among count: Int) -> Locator.Purpose {
        let isFirst = place == 0 && (!parameters.findsBestSequence || parameters.preservesFirstStop)
        let isLast = place == count - 1 && (!parameters.findsBestSequence || parameters.preservesLastStop)
        if parameters.returnsToStart || isFirst && isLast { return .passage }
        return isFirst ? .departure : isLast ? .arrival : .passage
    }

    private func why(_ fault: Locator.Fault, _ stop: RouteStop, _ nearest: Location) -> String {
        if fault == .closed { return "is closed by a barrier" }
        let directed = DirectedEdge(edge: nearest.positions[0].edge, forward: nearest.directions.contains(.forward))
        if nearest.directions == .both || metric.isOpen(directed) { return "leads nowhere" }
        return "is one-way and has it on the other side, not on the \(stop.curbApproach.rawValue)"
    }

    private func located(_ stop: RouteStop, _ place: Int, _ outcome: Locator.Outcome) -> LocatedStop {
        switch outcome {
        case .located(let location):
            return LocatedStop(stop: stop, place: place, status: .ok, location: location)
        case .relocated(let location, let nearest, let fault):
            let why = why(fault, stop, nearest)
            context.warn(
                "relocated",
                "\(stop.name) was moved \(Self.metres(location.distance)) to a street that leads on: the nearest one, "
                    + "\(Self.metres(nearest.distance)) away, \(why)")
            return LocatedStop(stop: stop, place: place, status: .notLocatedOnClosest, location: location)
        case .leadsNowhere(let location):
            context.note("leads_nowhere", "\(stop.name) stands on a small part of the network that leads nowhere else")
            return LocatedStop(stop: stop, place: place, status: .ok, location: location)
        case .notTraversable:
            context.warn(
                "not_traversable", "\(stop.name) cannot be used: the nearest street is closed there by a barrier")
            return LocatedStop(stop: stop, place: place, status: .notTraversable, location: nil)
        case .notLocated:
            context.warn(
                "not_located",
                "\(stop.name) is not located: no street that \(metric.mode.name) may use is within "
                    + Self.metres(parameters.locate.tolerance))
            return LocatedStop(stop: stop, place: place, status: .notLocated, location: nil)
        }
    }

    private static func metres(_ millimetres: Int64) -> String { "\((millimetres + 500) / 1000) m" }
}
