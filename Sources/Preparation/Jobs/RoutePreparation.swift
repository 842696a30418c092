import Analyses
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Checks the parameters of a route job.
struct RoutePreparation {
    let job: JobDescription
    let route: RouteSpec
    let project: Project
    let diagnostics: Diagnostics

    /// - Parameters: what is nil was found wrong before; the rest is checked all the same.
    func prepare(name: String, network: NetworkSpec?, places: PlaceResolver?) -> PreparedJob? {
        let mode = mode(network)
        let clock = network.flatMap(clock)
        guard let places else { return nil }
        let stops = stops(places)
        let barriers = barriers(places)
        let (routes, messages) = StopGrouping(diagnostics: diagnostics).routes(of: stops)
        guard let network, let mode else { return nil }
        let prepared = PreparedRoute(
            network: job.network.value, mode: mode, uTurns: uTurns(mode),
            parameters: parameters(routes, unassigned: unassigned(stops), clock),
            barriers: barriers, barrierDigest: digest(of: barriers), formats: formats,
            writtenPlaces: job.crs == nil ? writtenPlaces(stops, barriers) : [])
        return PreparedJob(
            name: name, kind: job.kind, description: job.description, network: job.network.value,
            attribution: network.attribution,
            travelMode: (mode.name, project.travelModes.description(of: mode.name)), analysis: .route(prepared),
            messages: messages,
            effectiveValues: job.effectiveValues + derivedValues(mode), usesCoordinateSystems: job.crs != nil,
            mark: job.mark)
    }

    /// The stops that name no route, where others do.
    private func unassigned(_ items: [StopGrouping.Item]) -> [RouteStop] {
        let hasRoutes = items.contains { $0.spec.route != nil }
        return hasRoutes ? items.filter { $0.spec.route == nil }.map(\.stop) : []
    }

    private func parameters(
        _ routes: [RouteRequest], unassigned: [RouteStop], _ clock: RouteClock?
    ) -> RouteParameters {
        var parameters = RouteParameters(routes: routes)
        parameters.unassigned = unassigned
        parameters.findsBestSequence = route.findBestSequence
        parameters.preservesFirstStop = route.preserveFirstStop
        parameters.preservesLastStop = route.preserveLastStop
        parameters.returnsToStart = route.returnToStart
        parameters.impedance = job.impedance
        parameters.locate = LocateOptions(
            tolerance: job.locate.tolerance.millimetres, allowsRelocation: job.locate.allowAutoRelocate,
            skipsInvalid: job.locate.skipInvalid)
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
    /// The job's travel mode, else the network's first one. Of a network that does not exist any mode will do.
    private func mode(_ network: NetworkSpec?) -> TravelMode? {
        let known = network.map(project.modeNames) ?? project.travelModes.names
        guard let wanted = job.travelMode else { return known.first.flatMap { project.travelModes[$0] } }
        if known.contains(wanted.value) { return project.travelModes[wanted.value] }
        let exists = project.travelModes.names.contains(wanted.value)
        diagnostics.error(
            "unknown_travel_mode", at: wanted.mark,
            exists
                ? "the network '\(job.network.value)' is not built for the travel mode '\(wanted.value)'"
                : "there is no travel mode '\(wanted.value)'",
            help: exists
                ? "name it under the network's travel_modes; it has " + known.joined(separator: ", ")
                : UnknownName.help(for: wanted.value, among: known))
        return nil
    }

    private func uTurns(_ mode: TravelMode) -> UTurnPolicy {
        job.uTurns ?? mode.uTurns
    }

    /// Values that the job leaves to its travel mode and network.
    private func derivedValues(_ mode: TravelMode) -> [EffectiveValue] {
        var values: [EffectiveValue] = []
        if job.travelMode == nil {
            values.append(EffectiveValue(path: "travel_mode", value: .text(mode.name), origin: .network))
        }
        if job.uTurns == nil {
            values.append(EffectiveValue(path: "u_turns", value: .text(mode.uTurns.rawValue), origin: .travelMode))
        }
        return values
    }

    private func clock(_ network: NetworkSpec) -> RouteClock? {
        guard let start = job.startTime else { return nil }
        guard let clock = RouteClock(start.value, zone: network.timeZone?.value) else {
            diagnostics.error(
                "no_time_zone", at: start.mark, "the network '\(job.network.value)' has no time_zone",
                help: "give the time an offset, such as 2026-05-01T08:00+02:00, or the network a time_zone")
            return nil
        }
        return clock
    }
}

extension RoutePreparation {
    private func stops(_ places: PlaceResolver) -> [StopGrouping.Item] {
        route.stops.value.enumerated().compactMap { number, spec in
            guard let place = places.point(spec.place) else { return nil }
            let name = spec.name?.value ?? spec.id?.value ?? "Stop \(number + 1)"
            return StopGrouping.Item(
                spec: spec,
                stop: RouteStop(id: spec.id?.value, name: name, place: place, service: spec.service.milliseconds))
        }
    }

    private func barriers(_ places: PlaceResolver) -> [AreaBarrier] {
        job.barriers.polygons.enumerated().compactMap { number, spec in
            guard let polygons = places.area(spec.place, buffer: spec.buffer) else { return nil }
            let name = spec.name?.value ?? spec.id?.value ?? "Barrier \(number + 1)"
            return AreaBarrier(id: spec.id?.value, name: name, polygons: polygons)
        }
    }

    /// The stops, and a corner of each barrier.
    private func writtenPlaces(_ items: [StopGrouping.Item], _ barriers: [AreaBarrier]) -> [WrittenPlace] {
        let stops = items.map { WrittenPlace(name: $0.stop.name, coordinate: $0.stop.place, mark: $0.spec.place.mark) }
        // Where a barrier was left out, for a mistake in it, the job does not get as far as its network.
        let corners = zip(barriers, job.barriers.polygons).compactMap { barrier, spec in
            barrier.polygons.first?.rings.first?.first.map { corner in
                WrittenPlace(name: barrier.name, coordinate: corner, mark: spec.place.mark)
            }
        }
        return stops + corners
    }

    private func digest(of barriers: [AreaBarrier]) -> Digest {
        let rings = barriers.flatMap { $0.polygons.flatMap(\.rings) }
        let texts = rings.map { ring in ring.map { "\($0.longitude) \($0.latitude)" }.joined(separator: ",") }
        let names = barriers.map { "\($0.id ?? "")|\($0.name)|\($0.polygons.map(\.rings.count))" }
        return Digest(of: (names + texts).joined(separator: "\n"))
    }
}
