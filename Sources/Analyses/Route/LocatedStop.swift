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
    var whyUnvisited: String { "\(stop.name) is \(status == .notReached ? "not reached" : "not located")" }
}

/// Puts the stops of a route on the network.
struct StopLocator {
    let metric: Metric
    let parameters: RouteParameters
    let context: RunContext

    func locate(_ stops: [RouteStop]) throws -> [LocatedStop] {
        let locator = Locator(metric: metric)
        return try stops.enumerated().map { place, stop in
            try context.checkCancelled()
            let outcome = locator.locate(
                stop.place, tolerance: parameters.locate.tolerance, for: purpose(of: place, among: stops.count),
                relocates: parameters.locate.allowsRelocation)
            return located(stop, place, outcome)
        }
    }

    /// What a stop must lead to. The first only has to be left and the last only to be reached, where they are known.
    private func purpose(of place: Int, among count: Int) -> Locator.Purpose {
        let isFirst = place == 0 && (!parameters.findsBestSequence || parameters.preservesFirstStop)
        let isLast = place == count - 1 && (!parameters.findsBestSequence || parameters.preservesLastStop)
        if parameters.returnsToStart || isFirst && isLast { return .passage }
        return isFirst ? .departure : isLast ? .arrival : .passage
    }

    private func located(_ stop: RouteStop, _ place: Int, _ outcome: Locator.Outcome) -> LocatedStop {
        switch outcome {
        case .located(let location):
            return LocatedStop(stop: stop, place: place, status: .ok, location: location)
        case .relocated(let location, let nearest):
            context.warn(
                "relocated",
                "\(stop.name) was moved \(Self.metres(location.distance)) to a street that leads on: the nearest one, "
                    + "\(Self.metres(nearest.distance)) away, leads nowhere")
            return LocatedStop(stop: stop, place: place, status: .notLocatedOnClosest, location: location)
        case .leadsNowhere(let location):
            context.note("leads_nowhere", "\(stop.name) stands on a small part of the network that leads nowhere else")
            return LocatedStop(stop: stop, place: place, status: .ok, location: location)
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
