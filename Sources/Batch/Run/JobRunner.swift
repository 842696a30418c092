import Analyses
import Dispatch
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

/// Runs one job: from its network to its folder of outputs, whole or not at all.
struct JobRunner: Sendable {
    let store: NetworkStore
    let inputs: InputDigests
    let project: Project
    let outputFolder: String
    let isDurable: Bool
    let cancellation: Cancellation
    let progress: any ProgressObserver

    func run(_ job: PreparedJob, _ workspaces: Workspaces) -> JobOutcome {
        let start = DispatchTime.now().uptimeNanoseconds
        let context = RunContext(cancellation: cancellation, progress: progress)
        for message in job.messages { context.messages.add(message) }
        let result = Result { try write(job, workspaces, context) }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        return outcome(of: job, result, seconds: seconds, context)
    }

    /// Thrown where a job's mistakes show only against its network.
    struct InvalidJob: Error {
        let diagnostics: Diagnostics
    }

    private func write(
        _ job: PreparedJob, _ workspaces: Workspaces, _ context: RunContext
    ) throws -> [(table: String, rows: Int)] {
        switch job.analysis {
        case .route(let route):
            return try write(job, route, try network(route.travel.network, for: job, context), workspaces, context)
        case .serviceArea(let area):
            return try write(job, area, try network(area.travel.network, for: job, context), workspaces, context)
        case .trace(let trace): return try write(job, trace, workspaces, context)
        case .relatedRecords(let records): return try write(job, records, context)
        }
    }

    /// The network of a job, which is checked against it.
    private func network(_ name: String, for job: PreparedJob, _ context: RunContext) throws -> LoadedNetwork {
        let network = try store.network(name, context: context)
        for message in network.messages { context.messages.add(message) }
        let diagnostics = Diagnostics()
        guard JobPreparation(project: project, diagnostics).check(job, against: network) else {
            throw InvalidJob(diagnostics: diagnostics)
        }
        return network
    }

    private func write(
        _ job: PreparedJob, _ route: PreparedRoute, _ network: LoadedNetwork, _ workspaces: Workspaces,
        _ context: RunContext
    ) throws -> [(table: String, rows: Int)] {
        let (metrics, effects) = try store.metrics(for: route.travel, context: context)
        let layout = route.parameters.directions.map { directions in
            DirectionsLayout(
                units: directions.units, language: directions.language, title: job.description ?? job.name,
                attribution: job.attribution)
        }
        let writer = try JobFolderWriter(
            outputFolder: outputFolder, jobName: job.name, tables: route.tables, formats: route.formats,
            options: JobFolderWriter.Options(
                formulas: job.formulas, csvSystem: route.csvSystem, directions: layout, gpx: gpxLayout(of: job, route),
                durable: isDurable))
        let results = CountedResults(writer, tables: route.tables)
        let analysis = RouteAnalysis(parameters: route.parameters, metrics: metrics, context: context)
        try workspaces.withSearch(on: network.streets) { try analysis.run(workspace: &$0, into: results) }
        try report(effects, of: route.travel, into: results, context)
        return try finish(job, on: NetworkRecord(network), writer, results, context)
    }

    private func gpxLayout(of job: PreparedJob, _ route: PreparedRoute) -> GPXLayout? {
        route.writesGPX ? GPXLayout(title: job.description ?? job.name, attribution: job.attribution) : nil
    }

    private func write(
        _ job: PreparedJob, _ area: PreparedServiceArea, _ network: LoadedNetwork, _ workspaces: Workspaces,
        _ context: RunContext
    ) throws -> [(table: String, rows: Int)] {
        let (metrics, effects) = try store.metrics(for: area, context: context)
        let surface = try store.surface(for: area, context: context)
        let writer = try JobFolderWriter(
            outputFolder: outputFolder, jobName: job.name, tables: area.tables, formats: area.formats,
            options: JobFolderWriter.Options(formulas: job.formulas, csvSystem: area.csvSystem, durable: isDurable))
        let results = CountedResults(writer, tables: area.tables)
        let analysis = ServiceAreaAnalysis(
            parameters: area.parameters, metrics: metrics, surface: surface, context: context)
        try workspaces.withAreas(on: network.streets) { try analysis.run(workspace: &$0, into: results) }
        try report(effects, of: area.travel, into: results, context)
        return try finish(job, on: NetworkRecord(network), writer, results, context)
    }

    private func report(
        _ effects: BarrierEffects?, of travel: TravelRequest, into results: CountedResults<JobFolderWriter>,
        _ context: RunContext
    ) throws {
        guard let effects else { return }
        try BarrierReport(
            effects, impedance: travel.impedance, keeping: travel.keptBarrierColumns.count, context: context
        ).write(into: results)
    }

    private func write(
        _ job: PreparedJob, _ records: PreparedRelatedRecords, _ context: RunContext
    ) throws -> [(table: String, rows: Int)] {
        let analysis = RelatedRecordsAnalysis(parameters: records.parameters, tables: records.tables, context: context)
        let found = try analysis.find()
        let writer = try JobFolderWriter(
            outputFolder: outputFolder, jobName: job.name, tables: records.tables.all, formats: records.formats,
            options: JobFolderWriter.Options(
                formulas: job.formulas, groups: records.groupsLayout(of: found), durable: isDurable))
        let results = CountedResults(writer, tables: records.tables.all, hasStatuses: false)
        try analysis.report(found, into: results)
        return try finish(job, on: nil, writer, results, context, figures: found.figures)
    }

    /// Writes what explains the outputs, and puts the folder in its place.
    ///
    /// - Parameter figures: counts beyond those of the tables' rows.
    func finish(
        _ job: PreparedJob, on network: NetworkRecord?, _ writer: JobFolderWriter,
        _ results: CountedResults<JobFolderWriter>, _ context: RunContext, figures: [(name: String, count: Int)] = []
    ) throws -> [(table: String, rows: Int)] {
        let record = JobRecord(
            job: job, network: network, inputs: try inputs.digests(of: job.inputs), figures: figures,
            messages: context.messages.messages)
        try writer.write(document: "job.json", record.json(results).written(pretty: true) + "\n")
        try context.checkCancelled()
        try writer.commit()
        return results.counts
    }

    private func outcome(
        of job: PreparedJob, _ result: Result<[(table: String, rows: Int)], any Error>, seconds: Double,
        _ context: RunContext
    ) -> JobOutcome {
        let messages = context.messages.messages
        switch result {
        case .success(let counts):
            let hasWarnings = messages.contains { $0.severity == .warning }
            return JobOutcome(
                job.name, hasWarnings ? .succeededWithWarnings : .succeeded, seconds: seconds, counts: counts,
                messages: messages)
        case .failure(is Cancelled):
            return JobOutcome(job.name, .cancelled, reason: "the run was stopped", seconds: seconds, messages: messages)
        case .failure(let invalid as InvalidJob):
            return JobOutcome(
                job.name, .invalid, reason: invalid.diagnostics.rendered(), seconds: seconds, messages: messages)
        case .failure(let error):
            return JobOutcome(job.name, .failed, reason: "\(error)", seconds: seconds, messages: messages)
        }
    }
}
