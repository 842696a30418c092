import Geometry
import StreetNetwork
import Vocabulary

/// Puts places that users name on the network, and says in messages what was moved or cannot be used.
struct PlaceLocator {
    /// A place as a user gives it.
    struct Place {
        let name: String
        let coordinate: Coordinate
        let curbApproach: CurbApproach
        let bearing: Bearing?
        /// What it must lead to.
        let purpose: Locator.Purpose
    }

    /// What became of a place; without a location where it cannot be used.
    struct Outcome {
        let status: LocationStatus
        let location: Location?
    }

    private let metric: Metric
    private let options: LocateOptions
    private let context: RunContext
    private let locator: Locator

    /// - Parameter metric: as travel is on the ground, never turned round.
    init(metric: Metric, options: LocateOptions, context: RunContext) {
        self.metric = metric
        self.options = options
        self.context = context
        locator = Locator(metric: metric, where: options.streets)
    }

    func locate(_ place: Place) -> Outcome {
        var request = LocateRequest(
            place.coordinate, tolerance: options.tolerance, for: place.purpose, relocates: options.allowsRelocation)
        request.curbApproach = place.curbApproach
        request.bearing = place.bearing
        let outcome = outcome(of: place, locator.locate(request))
        if let location = outcome.location { context.noteSide(of: place.name, place.curbApproach, location.side) }
        return outcome
    }

    private func outcome(of place: Place, _ found: Locator.Outcome) -> Outcome {
        switch found {
        case .located(let location): return Outcome(status: .ok, location: location)
        case .relocated(let location, let nearest, let fault):
            context.warn(
                "relocated",
                "\(place.name) was moved \(CostText.wholeMetres(location.distance)) to a street that "
                    + "\(fault == .closedOff ? "is open" : "leads on"): the nearest one, "
                    + "\(CostText.wholeMetres(nearest.distance)) away, \(why(fault, place, nearest))")
            if fault == .closedOff { noteThatLeadsNowhere(place) }
            return Outcome(status: .notLocatedOnClosest, location: location)
        case .leadsNowhere(let location):
            noteThatLeadsNowhere(place)
            return Outcome(status: .ok, location: location)
        case .notTraversable:
            context.warn(
                "not_traversable", "\(place.name) cannot be used: the nearest street is closed there by a barrier")
            return Outcome(status: .notTraversable, location: nil)
        case .notLocated:
            context.warn(
                "not_located",
                "\(place.name) is not located: no street \(meant(for: place)) within "
                    + CostText(impedance: .length).sentence(options.tolerance)
                    + whereStreetsAre(from: place.coordinate))
            return Outcome(status: .notLocated, location: nil)
        }
    }

    /// Which streets a place may be put on, for a sentence.
    private func meant(for place: Place) -> String {
        let chosen = options.streets == nil ? "" : " and locate.where asks for"
        return "that \(metric.mode.name) may use\(chosen) \(place.bearing == nil ? "is" : "runs in its bearing")"
    }

    private func noteThatLeadsNowhere(_ place: Place) {
        context.note("leads_nowhere", "\(place.name) stands on a small part of the network that leads nowhere else")
    }

    private func why(_ fault: Locator.Fault, _ place: Place, _ nearest: Location) -> String {
        if fault != .leadsNowhere { return "is closed by a barrier" }
        if nearest.standings.contains(where: metric.isTravelled) { return "leads nowhere" }
        return "is one-way and has it on the other side, not on the \(place.curbApproach.rawValue)"
    }

    /// Where the network is, told of a place that lies more than a tenth of a degree beyond it.
    private func whereStreetsAre(from place: Coordinate) -> String {
        let (box, margin) = (metric.network.parts.extent, Int64(1_000_000))
        let isNear =
            Int64(place.longitude) >= Int64(box.minLongitude) - margin
            && Int64(place.longitude) <= Int64(box.maxLongitude) + margin
            && Int64(place.latitude) >= Int64(box.minLatitude) - margin
            && Int64(place.latitude) <= Int64(box.maxLatitude) + margin
        guard !isNear, !box.isEmpty else { return "" }
        let degrees = { (value: Int32) in Double(value / 10_000) / 1000 }
        return "; the network has longitudes from \(degrees(box.minLongitude)) to \(degrees(box.maxLongitude)) and "
            + "latitudes from \(degrees(box.minLatitude)) to \(degrees(box.maxLatitude))"
    }
}

extension LocateOptions {
    /// A network keeps names and the tags that its travel modes ask for, and no others: places cannot be chosen by these. Values that
    /// no street has are a warning: there may be none here, or a slip of the pen.
    ///
    /// - Throws: `AnalysisFailure` where `locate.where` asks for a tag that there is not.
    func checkTags(of network: StreetNetwork, _ context: RunContext) throws {
        guard let streets else { return }
        let keys = network.streetKeys
        for key in streets.keys {
            guard keys.contains(key) else {
                throw AnalysisFailure([
                    "the network keeps no tag '\(key)' of its streets, which locate.where asks for: it keeps names and what its "
                        + "travel modes ask for, \(keys.joined(separator: ", "))"
                ])
            }
            let known = network.streetValues(of: key)
            let values = Set(known)
            for value in streets.listed(for: key) where value != "any" && !values.contains(value) {
                let hint = Suggestion.nearest(to: value, among: known).map { "; did you mean '\($0)'?" } ?? ""
                context.warn(
                    "unknown_value",
                    "no street of the network has '\(key): \(value)', which locate.where asks for" + hint)
            }
        }
    }
}

extension RunContext {
    /// Says that a place which is to be on one side of vehicles is on that side of all.
    func noteSide(of name: String, _ approach: CurbApproach, _ side: NearestPlace.Side) {
        guard approach.isSide, side == .on else { return }
        note(
            "on_both_sides",
            "\(name) lies on its street itself: vehicles of both directions have it on their \(approach.rawValue)")
    }
}
