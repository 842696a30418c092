import Analyses
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

/// Brings a job together with its network, its barriers and a worker's memory.
struct JobAssembly {
    let job: PreparedJob
    let store: NetworkStore
    let files: JobFileReading
    let isDurable: Bool
    let workspaces: Workspaces
    let meetings: NetworkMeetings
    let context: RunContext

    /// Thrown where a job's mistakes show only against its network.
    struct InvalidJob: Error {
        let diagnostics: Diagnostics
    }

    /// - Throws: `InvalidJob`, `NetworkFailure`, `Cancelled`, and what sources throw.
    func work() throws -> JobWork {
        switch job.analysis {
        case .route(let route): try work(route, on: network(route.travel.network))
        case .serviceArea(let area): try work(area, on: network(area.travel.network))
        case .trace(let trace): try work(trace)
        case .relatedRecords(let records): try work(records)
        }
    }

    /// The network of a job, which is checked against it.
    private func network(_ name: String) throws -> LoadedNetwork {
        let network = try store.network(name, context: context)
        for message in network.messages { context.messages.add(message) }
        let diagnostics = files.diagnostics()
        guard JobPreparation(project: files.project, diagnostics).check(job, against: network) else {
            throw InvalidJob(diagnostics: diagnostics)
        }
        meetings.add(network)
        return network
    }

    private func work(_ route: PreparedRoute, on network: LoadedNetwork) throws -> JobWork {
        let (metrics, effects) = try store.metrics(for: route.travel, context: context)
        let layout = route.parameters.directions.map { directions in
            DirectionsLayout(
                units: directions.units, language: directions.language, title: job.description ?? job.name,
                attribution: job.attribution)
        }
        return JobWork(
            tables: route.tables, formats: route.formats,
            options: JobFolderWriter.Options(
                formulas: job.formulas, system: route.system, directions: layout, gpx: gpxLayout(of: route),
                durable: isDurable),
            network: NetworkRecord(network), answers: ["routes"]
        ) { results in
            let analysis = RouteAnalysis(parameters: route.parameters, metrics: metrics, context: context)
            try workspaces.withSearch(on: network.streets) { try analysis.run(workspace: &$0, into: results) }
            try report(effects, of: route.travel, into: results)
        }
    }

    private func gpxLayout(of route: PreparedRoute) -> GPXLayout? {
        route.writesGPX ? GPXLayout(title: job.description ?? job.name, attribution: job.attribution) : nil
    }

    private func work(_ area: PreparedServiceArea, on network: LoadedNetwork) throws -> JobWork {
        let (metrics, effects) = try store.metrics(for: area, context: context)
        let surface = try store.surface(for: area, context: context)
        return JobWork(
            tables: area.tables, formats: area.formats,
            options: JobFolderWriter.Options(
                formulas: job.formulas, system: area.system, durable: isDurable),
            network: NetworkRecord(network), answers: area.answers
        ) { results in
            let analysis = ServiceAreaAnalysis(
                parameters: area.parameters, metrics: metrics, surface: surface, context: context)
            try workspaces.withAreas(on: network.streets) { try analysis.run(workspace: &$0, into: results) }
            try report(effects, of: area.travel, into: results)
        }
    }

    private func report(
        _ effects: BarrierEffects?, of travel: TravelRequest, into results: CountedResults
    ) throws {
        guard let effects else { return }
        try BarrierReport(
            effects, impedance: travel.impedance, keeping: travel.keptBarrierColumns.count, context: context
        ).write(into: results)
    }

    private func work(_ records: PreparedRelatedRecords) throws -> JobWork {
        let analysis = RelatedRecordsAnalysis(parameters: records.parameters, tables: records.tables, context: context)
        let found = try analysis.find()
        return JobWork(
            tables: records.tables.all, formats: records.formats,
            options: JobFolderWriter.Options(
                formulas: job.formulas, system: records.system, groups: records.groupsLayout(of: found),
                durable: isDurable),
            hasStatuses: false, network: nil, figures: found.figures, answers: ["features", "records"]
        ) { results in
            try analysis.report(found, into: results, inOrder: records.formats.contains(.gpkg))
        }
    }
}

extension PreparedServiceArea {
    /// The tables that tell whether anything was found: sums do where nothing is drawn.
    fileprivate var answers: Set<String> {
        parameters.polygons == nil && parameters.lines == nil ? ["summary"] : ["polygons", "lines"]
    }
}
