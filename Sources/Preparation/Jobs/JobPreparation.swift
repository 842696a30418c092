import Analyses
import Geometry
import JobSpec
import Results
import StreetNetwork
import Vocabulary

/// Turns what a job file says into checked parameters. Mistakes go to diagnostics, all of them.
public struct JobPreparation {
    private let project: Project
    private let diagnostics: Diagnostics
    private let onTravel: (TravelRequest) -> Void

    /// - Parameter onTravel: is told what a route job asks of its network before its stops are read from layers: they may have to
    ///   wait for GDAL, which takes about as long as it takes to make the network ready.
    public init(
        project: Project, _ diagnostics: Diagnostics, onTravel: @escaping (TravelRequest) -> Void = { _ in }
    ) {
        self.project = project
        self.diagnostics = diagnostics
        self.onTravel = onTravel
    }

    /// - Parameter name: the job's name.
    /// - Returns: nil where there are mistakes.
    public func prepare(_ job: JobDescription, name: String) -> PreparedJob? {
        let errorsBefore = diagnostics.errorCount
        let draft = draft(job, name: name)
        return diagnostics.errorCount == errorsBefore ? draft : nil
    }

    /// What can be prepared of a job in spite of mistakes, so that it can be checked against its network for more of them.
    public func draft(_ job: JobDescription, name: String) -> PreparedJob? {
        let inputs = InputLog()
        switch job.analysis {
        case .route(let travel, let route):
            let preparation = RoutePreparation(
                travel: travel, route: route, project: project, diagnostics: diagnostics, onTravel: onTravel)
            let opening = opening(crs: travel.crs, inputs)
            let outcome = preparation.prepare(network: network(travel.network), opening: opening)
            checkUse(of: travel.crs, in: job, opening)
            return outcome.map { outcome in
                prepared(
                    job, name, .route(outcome.route), outcome.messages, inputs, derivedValues: outcome.derivedValues)
            }
        case .serviceArea(let travel, let area):
            let preparation = ServiceAreaPreparation(
                travel: travel, area: area, project: project, diagnostics: diagnostics)
            let opening = opening(crs: travel.crs, inputs)
            let outcome = preparation.prepare(network: network(travel.network), opening: opening)
            checkUse(of: travel.crs, in: job, opening)
            return outcome.map { outcome in
                prepared(
                    job, name, .serviceArea(outcome.area), outcome.messages, inputs,
                    derivedValues: outcome.derivedValues)
            }
        case .trace(let spec):
            guard let opening = opening(crs: spec.crs, inputs) else { return nil }
            let preparation = TracePreparation(spec: spec, opening: opening, diagnostics: diagnostics)
            return preparation.prepare(network: network(spec.network, ofStreets: false)).map { trace in
                prepared(job, name, .trace(trace), [], inputs)
            }
        case .relatedRecords(let spec):
            guard let opening = opening(crs: spec.crs, inputs) else { return nil }
            let outcome = RelatedRecordsPreparation(spec: spec, opening: opening, diagnostics: diagnostics).prepare()
            return outcome.map { outcome in
                prepared(job, name, .relatedRecords(outcome.prepared), outcome.messages, inputs)
            }
        }
    }

    private func opening(crs: Marked<String>?, _ inputs: InputLog) -> LayerOpening? {
        PlaceResolver(crs: crs, diagnostics).map {
            LayerOpening(places: $0, access: project.access, inputs: inputs, diagnostics: diagnostics)
        }
    }

    /// Of a system that the project's defaults name nothing is said, since they are for other jobs, too.
    private func checkUse(of crs: Marked<String>?, in job: JobDescription, _ opening: LayerOpening?) {
        guard let crs, crs.mark.file === job.mark.file, let opening, !opening.places.use.isUsed else { return }
        diagnostics.warning(
            "unused_key", at: crs.mark, "'crs' has no effect here",
            help: "no place stands in the job, and layers say themselves what theirs are in")
    }

    private func prepared(
        _ job: JobDescription, _ name: String, _ analysis: PreparedJob.Analysis, _ messages: [Message],
        _ inputs: InputLog, derivedValues: [EffectiveValue] = []
    ) -> PreparedJob {
        PreparedJob(
            name: name, kind: job.kind, description: job.description, analysis: analysis,
            messages: inputs.messages + messages, effectiveValues: job.effectiveValues + derivedValues,
            inputs: inputs.addresses,
            libraryUse: job.libraryUse(reading: inputs),
            escapesFormulas: job.csv.formulas == .escape, mark: job.mark)
    }

    /// Checks a job against the data of its network.
    ///
    /// - Returns: whether there is no mistake.
    public func check(_ job: PreparedJob, against network: LoadedNetwork) -> Bool {
        let errorsBefore = diagnostics.errorCount
        switch job.analysis {
        case .route(let route): SwapCheck(network: network).check(route.writtenPlaces, diagnostics)
        case .serviceArea(let area): SwapCheck(network: network).check(area.writtenPlaces, diagnostics)
        case .trace, .relatedRecords: break
        }
        return diagnostics.errorCount == errorsBefore
    }

    /// Checks a job against the utility network that it names.
    ///
    /// - Returns: whether there is no mistake.
    public func check(_ job: PreparedJob, against network: LoadedUtilityNetwork) -> Bool {
        guard case .trace(let trace) = job.analysis else { return true }
        return TraceCompiler(trace, on: network, diagnostics).parameters() != nil
    }

    private func network(_ name: Marked<String>, ofStreets: Bool = true) -> NetworkSpec? {
        // That none is named was said when the job was read.
        if name.value.isEmpty { return nil }
        if let network = project.networks[name.value] { return checked(network, name, ofStreets: ofStreets) }
        let help =
            project.spec == nil
            ? "networks are defined in a project file, arterial.yaml"
            : UnknownName.help(for: name.value, among: project.networks.names)
        diagnostics.error(
            "unknown_network", at: name.mark, "there is no network '\(name.value)'", help: help)
        return nil
    }

    private func checked(_ network: NetworkSpec, _ name: Marked<String>, ofStreets: Bool) -> NetworkSpec? {
        if (network.streets != nil) == ofStreets { return network }
        let known = project.networks.entries.filter { ($0.value.streets != nil) == ofStreets }.map(\.name.value)
        diagnostics.error(
            "wrong_network", at: name.mark,
            ofStreets
                ? "'\(name.value)' is a utility network, and the job needs streets"
                : "'\(name.value)' is a network of streets, and a trace needs a utility network",
            help: UnknownName.help(for: name.value, among: known))
        return nil
    }
}

extension JobDescription {
    /// How tables of CSV are written.
    fileprivate var csv: CSVSpec {
        switch analysis {
        case .route(_, let route): route.outputs.csv
        case .serviceArea(_, let area): area.outputs.csv
        case .trace(let trace): trace.outputs.csv
        case .relatedRecords(let records): records.outputs.csv
        }
    }
}
