import TestSupport
import UtilityNetwork
import Vocabulary

/// Times each trace on a network: with what its kind shares, and then another one.
struct WalkTimes {
    let network: UtilityNetwork
    let report: (String, Double, String) -> Void

    func run() throws {
        var configuration = TraceConfiguration(tier: network.schema.tiers[0])
        configuration.shortestPathAttribute = "Shape length"
        let plan = try TracePlan(network, configuration)
        let lines = network.features(of: network.schema.source("Line")!)
        let middle = LocatedElement(feature: lines.lowerBound + lines.count / 2)
        let near = LocatedElement(feature: lines.lowerBound + lines.count / 2 + 20)
        for kind in TraceKind.allCases where kind != .isolation {
            var workspace = TraceWorkspace()
            var trace: WalkTrace?
            let clock = ContinuousClock()
            let sharing = try clock.measure { trace = try WalkTrace(kind, on: plan) } / .milliseconds(1)
            var found = 0
            var times: [Double] = []
            for _ in 0..<3 {
                times.append(
                    try clock.measure {
                        found = try trace!.run(from: [middle], to: near, &workspace).elements.count
                    } / .milliseconds(1))
            }
            report("\(kind.rawValue), what traces share", sharing, "ms")
            if [.connected, .subnetwork, .upstream, .downstream].contains(kind) { try sweep(kind, plan, lines) }
            report("\(kind.rawValue), a trace of \(found) elements", times.min()!, "ms")
        }
    }

    /// The answers of many traces, which share what they can.
    private func sweep(_ kind: TraceKind, _ plan: TracePlan, _ lines: Range<Int>) throws {
        var workspace = TraceWorkspace()
        let clock = ContinuousClock()
        let step = max(1, lines.count / 100_000)
        var count = 0
        let time = try clock.measure {
            let trace = try WalkTrace(kind, on: plan, forMany: true)
            for line in stride(from: lines.lowerBound, to: lines.upperBound, by: step).prefix(100_000) {
                _ = try trace.answer(from: [LocatedElement(feature: line)], &workspace, checksTier: false)
                count += 1
            }
        }
        report("\(kind.rawValue), \(count) traces in one sweep", time / .milliseconds(1), "ms")
    }
}
