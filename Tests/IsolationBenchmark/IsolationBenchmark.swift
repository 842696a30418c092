import Foundation
import TestSupport
import UtilityNetwork

/// Times the import, opening, isolation and sweep of utility networks: see `scripts/benchmarks/isolation`.
@main
struct IsolationBenchmark {
    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
        let folder = try TemporaryFolder()
        try town(of: count, folder.path("town.image"))
        if SharedData.isThere { try city("PacificCity") }
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

    private static func city(_ name: String) throws {
        let path = SharedData.path("data/utility/epanet/\(name).inp")
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let network = try UtilityNetwork.build(EPANETDraft(text).draft).network
        var configuration = TraceConfiguration(tier: network.schema.tiers[0])
        configuration.filter.barriers = .category("Isolating", exists: true)
        print(name)
        try sweep(network, configuration, source: "Pipe")
    }
}
