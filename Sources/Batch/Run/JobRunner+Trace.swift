import Analyses
import JobSpec
import Preparation
import ResultWriters
import Vocabulary

extension JobRunner {
    func write(
        _ job: PreparedJob, _ trace: PreparedTrace, _ workspaces: Workspaces, _ context: RunContext
    ) throws -> [(table: String, rows: Int)] {
        let network = try store.utilityNetwork(trace.network, context: context)
        for message in network.messages { context.messages.add(message) }
        let diagnostics = Diagnostics()
        guard let (parameters, messages) = TraceCompiler(trace, on: network, diagnostics).parameters() else {
            throw InvalidJob(diagnostics: diagnostics)
        }
        for message in messages { context.messages.add(message) }
        let tables = TraceTables.tables(for: parameters)
        let writer = try JobFolderWriter(
            outputFolder: outputFolder, jobName: job.name, tables: tables, formats: trace.formats,
            options: JobFolderWriter.Options(csvSystem: trace.csvSystem, durable: isDurable))
        let results = CountedResults(writer, tables: tables)
        let analysis = TraceAnalysis(
            parameters: parameters, network: network.network, places: try NetworkPlaces(of: network), context: context)
        try analysis.run(workspace: &workspaces.trace, into: results)
        return try finish(job, on: NetworkRecord(network), writer, results, context)
    }
}
