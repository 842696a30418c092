import Analyses
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Checks the parameters of a route job.
struct RoutePreparation {
    let travel: TravelSpec
    let route: RouteSpec
    let project: Project
    let diagnostics: Diagnostics

    /// What a job's file gives, before anything is known of its network's data.
    struct Outcome {
        let route: PreparedRoute
        let messages: [Message]
        let derivedValues: [EffectiveValue]
    }

    /// - Parameters: what is nil was found wrong before; the rest is checked all the same.
    func prepare(network: NetworkSpec?, opening: LayerOpening?) -> Outcome? {
        let common = TravelPreparation(travel: travel, project: project, diagnostics: diagnostics)
        let mode = common.mode(network)
        let clock = network.flatMap(clock)
        let impedance = common.impedance(network)
        common.checkAccumulated(network)
        guard let opening else { return nil }
        let stops = StopReading(route.stops.value, opening: opening, diagnostics)
        let loads = BarrierLoads(
            travel: common, network: network, impedance: impedance ?? .time, diagnostics: diagnostics)
        let barriers = BarrierReading(travel.barriers, loads: loads, opening: opening, diagnostics)
        let (routes, messages) = StopGrouping(diagnostics: diagnostics).routes(of: stops.items)
        guard let network, let mode, let impedance else { return nil }
        let prepared = PreparedRoute(
            network: travel.network.value, attribution: network.attribution, mode: mode,
            modeDescription: project.travelModes.description(of: mode.name), uTurns: travel.uTurns ?? mode.uTurns,
            parameters: parameters(
                routes, stops, impedance, common.reportedCosts(network), common.locateOptions, clock),
            barriers: barriers.barriers,
            keptBarrierColumns: barriers.kept.columns, barrierDigest: digest(of: barriers.barriers), formats: formats,
            writtenPlaces: stops.writtenPlaces + barriers.writtenPlaces)
        return Outcome(
            route: prepared, messages: stops.messages + barriers.messages + messages, derivedValues: derivedValues(mode)
        )
    }

    private func parameters(
        _ routes: [RouteRequest], _ stops: StopReading, _ impedance: Impedance, _ costs: [String],
        _ locate: LocateOptions, _ clock: RouteClock?
    ) -> RouteParameters {
        var parameters = RouteParameters(routes: routes)
        parameters.unvisited = stops.unvisited + unassigned(stops.items)
        parameters.keptColumns = stops.kept.columns
        parameters.findsBestSequence = route.findBestSequence
        parameters.preservesFirstStop = route.preserveFirstStop
        parameters.preservesLastStop = route.preserveLastStop
        parameters.returnsToStart = route.returnToStart
        parameters.impedance = impedance
        parameters.reportedCosts = costs
        parameters.locate = locate
        parameters.geometry = RouteParameters.Geometry(rawValue: route.outputs.geometry.rawValue) ?? .trueShape
        parameters.directions = route.directions.map {
            DirectionsOptions(units: $0.units == .imperial ? .imperial : .metric)
        }
        parameters.reportsTraversedEdges = route.outputs.traversedEdges
        parameters.departure = clock
        return parameters
    }

    private var formats: Set<Table.Format> {
        Set(route.outputs.formats.value.compactMap { Table.Format(rawValue: $0.rawValue) })
    }
}

extension RoutePreparation {
    /// Values that the job leaves to its travel mode and network.
    private func derivedValues(_ mode: TravelMode) -> [EffectiveValue] {
        var values: [EffectiveValue] = []
        if travel.travelMode == nil {
            values.append(EffectiveValue(path: "travel_mode", value: .text(mode.name), origin: .network))
        }
        if travel.uTurns == nil {
            values.append(EffectiveValue(path: "u_turns", value: .text(mode.uTurns.rawValue), origin: .travelMode))
        }
        return values
    }

    private func clock(_ network: NetworkSpec) -> RouteClock? {
        guard let start = travel.startTime else { return nil }
        guard let clock = RouteClock(start.value, zone: network.timeZone?.value) else {
            diagnostics.error(
                "no_time_zone", at: start.mark, "the network '\(travel.network.value)' has no time_zone",
                help: "give the time an offset, such as 2026-05-01T08:00+02:00, or the network a time_zone")
            return nil
        }
        return clock
    }
}

extension RoutePreparation {
    /// The stops that name no route, where others do.
    private func unassigned(_ items: [StopGrouping.Item]) -> [UnvisitedStop] {
        guard items.contains(where: { $0.route != nil }) else { return [] }
        return items.filter { $0.route == nil }.map { UnvisitedStop($0.stop, .invalidField) }
    }

    private func digest(of barriers: [Barrier]) -> Digest {
        Digest(of: barriers.map(\.canonicalText).joined(separator: "\n"))
    }
}

extension Barrier {
    /// Everything that a barrier is, as one text: for digests.
    fileprivate var canonicalText: String {
        func text(_ coordinates: [Coordinate]) -> String {
            coordinates.map { "\($0.longitude) \($0.latitude)" }.joined(separator: ",")
        }
        let place =
            switch shape {
            case .point(let point): "point \(text([point.place])) \(point.closesFullEdge) \(point.curbApproach)"
            case .line(let line): "line " + line.parts.map(text).joined(separator: ";")
            case .area(let polygons):
                "area " + polygons.map { $0.rings.map(text).joined(separator: ";") }.joined(separator: "|")
            }
        let factors = load.factors.sorted { $0.key < $1.key }.map { "\($0.key)*\($0.value)" }
        let additions = load.additions.sorted { $0.key < $1.key }.map { "\($0.key)+\($0.value)" }
        return "\(id ?? "")|\(name)|\(kind)|\(place)|\(factors)|\(additions)|\(attributes)"
    }
}
