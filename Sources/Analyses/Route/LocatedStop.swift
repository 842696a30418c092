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
    var whyUnvisited: String { status.reason(for: stop.name) }

    /// The ways in which the stop can be visited by who goes on from there.
    func visits(on metric: Metric) -> [Location] {
        location.map {
            metric.passings(of: $0, turningRound: stop.curbApproach == .either, stopping: stop.type != .waypoint)
        } ?? []
    }
}

/// Puts the stops of a route on the network.
struct StopLocator {
    let metric: Metric
    let parameters: RouteParameters
    let context: RunContext

    func locate(_ stops: [RouteStop]) throws -> [LocatedStop] {
        let locator = PlaceLocator(metric: metric, options: parameters.locate, context: context)
        return try stops.enumerated().map { place, stop in
            try context.checkCancelled()
            let outcome = locator.locate(
                PlaceLocator.Place(
                    name: stop.name, coordinate: stop.place, curbApproach: stop.curbApproach, bearing: stop.bearing,
                    purpose: purpose(of: place, among: stops.count)))
            return LocatedStop(stop: stop, place: place, status: outcome.status, location: outcome.location)
        }
    }

    /// What a stop must lead to. The first only has to be left and the last only to be reached, where they are known.
    private func purpose(of place: Int, among count: Int) -> Locator.Purpose {
        let isFirst = place == 0 && (!parameters.findsBestSequence || parameters.preservesFirstStop)
        let isLast = place == count - 1 && (!parameters.findsBestSequence || parameters.preservesLastStop)
        if parameters.returnsToStart || isFirst && isLast { return .passage }
        return isFirst ? .departure : isLast ? .arrival : .passage
    }
}
