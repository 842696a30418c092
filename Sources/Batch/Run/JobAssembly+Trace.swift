import Analyses
import JobSpec
import Preparation
import ResultWriters
import UtilityNetwork
import Vocabulary

extension JobAssembly {
    func work(_ trace: PreparedTrace) throws -> JobWork {
        let network = try store.utilityNetwork(trace.network, context: context)
        for message in network.messages { context.messages.add(message) }
        let diagnostics = files.diagnostics()
        let compiler = TraceCompiler(trace, on: network, diagnostics)
        guard let compiled = compiler.parameters(besides: job.effectiveValues) else {
            throw InvalidJob(diagnostics: diagnostics)
        }
        for message in compiled.messages { context.messages.add(message) }
        let parameters = compiled.parameters
        return JobWork(
            tables: TraceTables.tables(for: parameters), formats: trace.formats,
            options: JobFolderWriter.Options(
                formulas: job.formulas, system: trace.system,
                esriTraces: parameters.writesResponses ? EsriTraceLayout(parameters, network.network) : nil,
                durable: isDurable),
            network: NetworkRecord(network), values: compiled.values, answers: ["elements", "summary", "segments"]
        ) { results in
            let analysis = TraceAnalysis(parameters: parameters, network: network.network, context: context)
            try analysis.run(workspace: &workspaces.trace, into: results)
        }
    }
}

extension EsriTraceLayout {
    fileprivate init(_ parameters: TraceParameters, _ network: UtilityNetwork) {
        var classes: [ClassName: ClassCodes] = [:]
        for source in network.schema.sources {
            for group in source.assetGroups {
                for type in group.assetTypes {
                    let terminals =
                        type.terminalConfiguration.flatMap(network.schema.terminalConfiguration)
                        .map { network.schema.terminalConfigurations[$0].terminals } ?? []
                    classes[ClassName(source: source.name, group: group.name, type: type.name)] = ClassCodes(
                        source: source.id, group: group.code, type: type.code,
                        terminals: Dictionary(terminals.map { ($0.name, $0.id) }) { first, _ in first })
                }
            }
        }
        let functions = parameters.configuration.functions
        self.init(
            classes: classes,
            functions: zip(functions, TraceTables.columns(of: functions)).map {
                ($0.kind.rawValue, $0.attribute, $1.name)
            },
            isGrouped: parameters.groups != nil)
    }
}
