import StreetNetwork
import Vocabulary

/// A facility and what became of it.
struct LocatedFacility {
    let facility: ServiceAreaParameters.Facility
    /// The facility's place among those given, from 0.
    let place: Int
    /// Ascending, in the base of the impedance.
    let breaks: [Int64]
    let status: LocationStatus
    /// On the ground; nil where nothing was found.
    let location: Location?

    /// Whether ways lead on from it.
    var isUsed: Bool { location != nil && status != .notReached }

    /// Why a job that skips nothing fails; nil where the facility is used.
    var whyUnused: String? {
        guard !isUsed else { return nil }
        return status == .notReached ? "\(facility.name) reaches nothing" : status.reason(for: facility.name)
    }
}

/// Puts facilities on the network, and tells those from which nothing is reached.
struct FacilityLocator {
    let metrics: ServiceAreaMetrics
    let parameters: ServiceAreaParameters
    let context: RunContext

    func locate() throws -> [LocatedFacility] {
        let locator = PlaceLocator(metric: metrics.ground, options: parameters.locate, context: context)
        return try parameters.facilities.enumerated().map { place, facility in
            try context.checkCancelled()
            let outcome = locator.locate(
                PlaceLocator.Place(
                    name: facility.name, coordinate: facility.place, curbApproach: facility.curbApproach,
                    bearing: facility.bearing, purpose: metrics.travelsToFacility ? .arrival : .departure))
            let breaks = facility.breaks ?? parameters.breaks
            let reachesNothing = outcome.location.map { isStuck(facility, breaks, $0) } ?? false
            return LocatedFacility(
                facility: facility, place: place, breaks: breaks, status: reachesNothing ? .notReached : outcome.status,
                location: outcome.location)
        }
    }

    /// Whether nothing can be reached, which is then said.
    private func isStuck(
        _ facility: ServiceAreaParameters.Facility, _ breaks: [Int64], _ location: Location
    ) -> Bool {
        let text = CostText(impedance: parameters.impedance)
        let largest = breaks.last ?? 0
        guard facility.cost < largest else {
            context.warn(
                "not_reached",
                "\(facility.name) reaches nothing: its cost of \(text.sentence(facility.cost)) uses up its largest break, "
                    + text.sentence(largest))
            return true
        }
        guard !metrics.leadsAnywhere(from: location) else { return false }
        let direction = metrics.travelsToFacility ? "leads to" : "leads away from"
        context.warn("not_reached", "\(facility.name) reaches nothing: no street \(direction) it that may be travelled")
        return true
    }
}

extension ServiceAreaMetrics {
    /// A location as the search sets out from it: where edges are turned round, so are the directions that it may be left in.
    func origin(_ location: Location) -> Location {
        travelsToFacility ? location.mirrored : location
    }

    /// Whether a millimetre of some street can be travelled from a location on the ground.
    func leadsAnywhere(from location: Location) -> Bool {
        let origin = origin(location)
        return origin.standings.contains { standing in
            let position = standing.position
            return [true, false].contains { forward in
                let directed = DirectedEdge(edge: position.edge, forward: forward)
                let end = position.offset + (forward ? 1 : -1)
                guard standing.directions.contains(Directions(of: directed)),
                    0...network.length(of: position.edge) ~= end
                else { return false }
                let step = EdgeStretch(directed: directed, from: position.offset, to: end)
                return search.cost(of: step) != nil
            }
        }
    }
}
