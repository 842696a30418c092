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
            report("\(kind.rawValue), a trace of \(found) elements", times.min()!, "ms")
        }
    }
}
