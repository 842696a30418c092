import ArgumentParser
import FeatureSources
import Foundation
import NetworkImport
import TestSupport
import UtilityNetwork
import Vocabulary

/// Times the import, opening, isolation and sweep of utility networks: see the case `isolation` of `scripts/benchmarks/run`.
@main
struct IsolationBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "time-isolation", abstract: "Times isolation traces and sweeps over utility networks.",
        discussion: """
            Without models: a made town. With models: each EPANET model is swept, pipe by pipe.
            """)

    @Option(help: "How many features the made town has.") var features = 1_000_000
    @Option(help: "A table of valves (columns link and node) that is laid over the models.") var valves: String?
    @Argument(help: "EPANET models.") var models: [String] = []

    func run() throws {
        if models.isEmpty {
            let folder = try TemporaryFolder()
            try Self.town(of: features, folder.path("town.image"))
        }
        for model in models { try Self.sweep(model: model, valves: valves) }
    }

    private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        return try clock.measure(work) / .milliseconds(1)
    }

    private static func report(_ what: String, _ number: Double, _ unit: String) {
        print(what.padding(toLength: 52, withPad: " ", startingAt: 0) + String(format: "%10.1f ", number) + unit)
    }

    private static func town(of count: Int, _ path: String) throws {
        let town = MadeTown(featureCount: count)
        print("a made town of \(town.draft.features.count) features")
        report(
            "import of the draft, to a file",
            try milliseconds { try UtilityNetwork.write(town.draft, to: path, key: "town") } / 1000, "s")
        report("opening, the first time", try milliseconds { _ = try UtilityNetwork.open(path, key: "town") }, "ms")
        var network = try UtilityNetwork.open(path, key: "town")
        report("opening", try milliseconds { network = try UtilityNetwork.open(path, key: "town") }, "ms")
        let geometry = network.sectionSizes.filter { ["position", "height"].contains($0.name) }
            .reduce(0) { $0 + $1.byteCount }
        let bytes = network.sectionSizes.reduce(0) { $0 + $1.byteCount } - geometry
        report("bytes a feature beyond geometry", Double(bytes) / Double(network.featureCount), "")
        try single(network)
        try WalkTimes(network: network, report: report).run()
        try sweep(network, PipeSchema.isolation(), source: "Line")
    }

    /// A plan and a trace each, in a new process's memory and then again.
    private static func single(_ network: UtilityNetwork) throws {
        var workspace = TraceWorkspace()
        var random = SplitMix64(seed: 1)
        let lines = network.features(of: network.schema.source("Line")!)
        var (all, alone): ([Double], [Double]) = ([], [])
        for _ in 0..<41 {
            let start = LocatedElement(feature: lines.lowerBound + random.whole(0...(lines.count - 1)))
            var plan: TracePlan?
            let planning = try milliseconds { plan = try TracePlan(network, PipeSchema.isolation()) }
            let tracing = try milliseconds { _ = try IsolationTrace.run(from: [start], on: plan!, &workspace) }
            all.append(planning + tracing)
            alone.append(tracing)
        }
        report("one isolation with its plan, the first", all[0], "ms")
        report("one isolation with its plan, median of 41", all.sorted()[20], "ms")
        report("one isolation with its plan, longest but the first", all.dropFirst().max()!, "ms")
        report("one isolation on a plan, median", alone.sorted()[20], "ms")
    }

    private static func sweep(_ network: UtilityNetwork, _ configuration: TraceConfiguration, source: String) throws {
        let features = network.features(of: network.schema.source(source)!)
        var found: (rows: [SweepRow], segments: Segments)?
        let time = try milliseconds {
            found = try IsolationSweep.run(features, on: try TracePlan(network, configuration))
        }
        let isolable = found!.rows.count { $0.answer.status == .isolable }
        print("\(features.count) lines, \(found!.segments.count) segments, \(isolable) lines can be isolated")
        report("sweep over every line, plan and segments included", time, "ms")
    }

    private static func sweep(model path: String, valves: String?) throws {
        let name = URL(filePath: path).lastPathComponent
        var draft = try EPANETNetwork.read(SourceAddress(target: path, name: name), system: nil)
        var configuration = TraceConfiguration(tier: draft.draft.schema.tiers[0])
        configuration.filter.barriers = .category("Isolating", exists: true)
        if let valves {
            let layer = ValveLayer(SourceTable(SourceAddress(target: valves, name: valves)))
            try ValveOverlay.add(layer, crs: nil, to: &draft, context: RunContext())
            configuration.conditionBarriers = nil
            configuration.filter.barriers = .compare(
                attribute: "Asset type", .equal, .text(ValveLayer.sourceName))
        }
        let network = try UtilityNetwork.build(draft.draft).network
        print(name)
        let plan = try TracePlan(network, configuration)
        report("its segments", try milliseconds { _ = try Segments(plan) }, "ms")
        try sweep(network, configuration, source: "Pipe")
    }
}
