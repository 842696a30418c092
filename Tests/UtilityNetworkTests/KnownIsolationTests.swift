import Foundation
import TestSupport
import Testing
import UtilityNetwork

/// Real water networks, against an independent program's answers for every open pipe.
@Suite struct KnownIsolationTests {
    @Test(
        "the valves of every pipe are those that an independent program found",
        .enabled(if: SharedData.isThere, "the shared data is not there"),
        arguments: ["PacificCity", "MICROPOLIS_v1", "ky15"])
    func everyPipe(name: String) throws {
        let path = SharedData.path("data/utility/epanet/\(name).inp")
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let network = try UtilityNetwork.build(EPANETDraft(text).draft).network
        var configuration = TraceConfiguration(tier: network.schema.tiers[0])
        configuration.filter.barriers = .category("Isolating", exists: true)
        let plan = try TracePlan(network, configuration)
        let pipes = network.features(of: try #require(network.schema.source("Pipe")))
        var found: [String: String] = [:]
        for row in try IsolationSweep.run(pipes, on: plan).rows {
            let valves = row.answer.isolating.map { network.globalID(of: $0.feature) }.sorted()
            found[network.globalID(of: row.feature)] =
                row.answer.status == .notIsolable ? "NOT ISOLABLE" : valves.joined(separator: ";")
        }
        let answers = SharedData.path("data/answers/isolation_\(name).csv")
        let rows = String(decoding: try Data(contentsOf: URL(filePath: answers)), as: UTF8.self)
            .split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",").map { String($0) } }
        #expect(rows.count > 600)
        let different = rows.filter { row in
            found[row[0]]?.split(separator: ";").sorted() != row[1].split(separator: ";").sorted()
        }
        #expect(different.isEmpty, "\(different.prefix(5).map { ($0, found[$0[0]] ?? "no pipe") })")
    }
}
