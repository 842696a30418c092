import Analyses
import FeatureSources
import Geometry
import ImageFile
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
    /// Is told what the job asks of its network before stops are read from layers.
    let onTravel: (TravelRequest) -> Void

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
        let clock = network.flatMap(common.clock)
        let impedance = common.impedance(network)
        common.checkAccumulated(network)
        let system = route.outputs.crs.flatMap { SystemDefinition(ofOutputs: $0, diagnostics) }
        let directions = route.directions.flatMap(self.directions)
        guard let opening else { return nil }
        let visits = StopVisits(
            travel: common, network: network, reportedCosts: common.reportedCosts(network), clock: clock,
            hasStart: travel.hasStartTime, usesTimeWindows: route.useTimeWindows)
        let loads = BarrierLoads(
            travel: common, network: network, impedance: impedance ?? .time,
            told: [.time, impedance ?? .time] + visits.reportedCosts.map(Impedance.attribute), diagnostics: diagnostics)
        func barriersAsRead() -> BarrierReading {
            BarrierReading(travel.barriers, loads: loads, opening: opening, diagnostics)
        }
        func request(round barriers: BarrierReading) -> TravelRequest? {
            common.request(
                on: network, mode, impedance, telling: visits.reportedCosts.map(Impedance.attribute), round: barriers)
        }
        let barriersAhead = stopsAloneReadLayers ? barriersAsRead() : nil
        if let travel = barriersAhead.flatMap(request), !diagnostics.hasErrors { onTravel(travel) }
        let stops = StopReading(
            route.stops.value, opening: opening, visits: visits, withGeometry: route.outputs.crs != nil, diagnostics)
        stops.reportNoPlaces(at: route.stops.mark)
        let barriers = barriersAhead ?? barriersAsRead()
        let (routes, messages) = StopGrouping(diagnostics: diagnostics).routes(of: stops)
        guard let request = request(round: barriers), let mode else { return nil }
        var parameters = parameters(
            routes, stops, request.impedance, visits.reportedCosts, common.locateOptions, clock)
        parameters.directions = directions
        let prepared = PreparedRoute(
            travel: request, parameters: parameters, formats: formats, system: system, writesGPX: route.outputs.gpx,
            writtenPlaces: stops.writtenPlaces + barriers.writtenPlaces)
        return Outcome(
            route: prepared, messages: common.remarks(on: clock) + stops.messages + barriers.messages + messages,
            derivedValues: common.derivedValues(mode))
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
        parameters.simplify = route.outputs.simplify.millimetres
        parameters.geometry = RouteParameters.Geometry(rawValue: route.outputs.geometry.rawValue) ?? .trueShape
        parameters.reportsTraversedEdges = route.outputs.traversedEdges
        parameters.departure = clock
        return parameters
    }

    /// Whether stops are read from layers, and barriers are not: then these are known before.
    private var stopsAloneReadLayers: Bool {
        let barriers = travel.barriers.points + travel.barriers.lines + travel.barriers.polygons
        return route.stops.value.contains { if case .source = $0 { true } else { false } }
            && barriers.allSatisfy { if case .place = $0 { true } else { false } }
    }

    /// Nil for a language that there is not.
    private func directions(_ spec: DirectionsSpec) -> DirectionsOptions? {
        let name = spec.language
        if let language = project.languages[name.value] {
            return DirectionsOptions(units: spec.units, language: language())
        }
        diagnostics.error(
            "unknown_language", at: name.mark, "there is no language '\(name.value)'",
            help: UnknownName.help(for: name.value, among: project.languages.names))
        return nil
    }

    private var formats: Set<Table.Format> {
        Set(of: route.outputs.formats.value)
    }
}

extension RoutePreparation {
    /// The stops that name no route, where others do.
    private func unassigned(_ items: [StopGrouping.Item]) -> [UnvisitedStop] {
        guard items.contains(where: { $0.route != nil }) else { return [] }
        return items.filter { $0.route == nil }.map { UnvisitedStop($0.stop, .invalidField) }
    }
}
