import FeatureSources
import Foundation
import Geometry
import TestSupport
import Testing
import UtilityNetwork

@testable import NetworkImport

/// What a file of the shared data holds.
struct EPANETCounts: Sendable, CustomTestStringConvertible {
    let name: String
    /// Junctions, tanks, reservoirs, pipes, pumps, valves.
    let counts: [Int]
    let closed: Int
    let checkValves: Int

    init(_ name: String, _ counts: [Int], closed: Int = 0, checkValves: Int = 0) {
        (self.name, self.counts) = (name, counts)
        (self.closed, self.checkValves) = (closed, checkValves)
    }

    var testDescription: String { name }

    static let large: [EPANETCounts] = [
        EPANETCounts("BWSN_Network_2", [12523, 2, 2, 14822, 4, 5], closed: 9, checkValves: 2),
        EPANETCounts("MICROPOLIS_v1", [1574, 1, 2, 1415, 8, 196], closed: 2, checkValves: 54),
        EPANETCounts("Net6", [3323, 32, 1, 3829, 61, 2], closed: 18, checkValves: 1),
        EPANETCounts("PacificCity", [8715, 0, 9, 6944, 0, 2716], closed: 82, checkValves: 2),
        EPANETCounts("Richmond_standard", [865, 6, 1, 949, 7, 1], closed: 8, checkValves: 21),
    ]

    static let small: [EPANETCounts] = [
        EPANETCounts("BWSN_Network_1", [126, 2, 1, 168, 2, 8]), EPANETCounts("L-TOWN", [782, 1, 2, 905, 1, 3]),
        EPANETCounts("Net1", [9, 1, 1, 12, 1, 0]), EPANETCounts("Net3", [92, 3, 2, 117, 2, 0], closed: 2),
        EPANETCounts("c-town", [388, 7, 1, 429, 11, 4], closed: 11, checkValves: 1),
        EPANETCounts("d-town", [399, 7, 1, 443, 11, 5], closed: 11, checkValves: 1),
    ]

    static let kentucky: [EPANETCounts] = [
        EPANETCounts("ky10", [920, 13, 2, 1043, 13, 5], checkValves: 1),
        EPANETCounts("ky11", [802, 28, 1, 846, 21, 15], checkValves: 2),
        EPANETCounts("ky15", [659, 8, 2, 662, 13, 28], closed: 1),
        EPANETCounts("ky4", [959, 4, 1, 1156, 2, 0], closed: 1),
    ]

    static let all = large + small + kentucky
}

/// The counts and sets are those that programs of their own found in the same files.
@Suite("Real EPANET models", .enabled(if: SharedData.isThere, "no folder of shared data"))
struct EPANETSharedDataTests {
    private func read(_ name: String, crs: String? = nil) throws -> UtilityImport {
        let path = SharedData.path("data/utility/epanet/\(name).inp")
        return try EPANETNetwork.read(
            SourceAddress(target: path, name: name + ".inp"), system: crs.map { SystemDefinition($0) })
    }

    @Test("are read whole", arguments: EPANETCounts.all)
    func counts(_ model: EPANETCounts) throws {
        let draft = try read(model.name).draft
        #expect(
            draft.schema.sources.indices.map { source in draft.features.count { $0.source == source } } == model.counts)
        let status = draft.schema.attribute("Status")
        #expect(draft.features.count { $0.values.contains { $0.attribute == status && $0.value == 0 } } == model.closed)
        #expect(draft.features.count { $0.source == 3 && $0.flow == .forward } == model.checkValves)
        #expect(draft.controllers.count == model.counts[1] + model.counts[2])
        #expect(try UtilityNetwork.build(draft).network.featureCount == model.counts.reduce(0, +))
    }

    @Test("of each open pipe the valves that isolate it", arguments: ["ky15", "MICROPOLIS_v1", "PacificCity"])
    func isolation(_ name: String) throws {
        let network = try UtilityNetwork.build(read(name).draft).network
        var configuration = TraceConfiguration(tier: network.schema.tiers[0])
        configuration.filter.barriers = .category("Isolating", exists: true)
        let plan = try TracePlan(network, configuration)
        let rows = try IsolationSweep.run(network.features(of: 3), on: plan).rows
        let found = Dictionary(uniqueKeysWithValues: rows.map { (network.globalID(of: $0.feature), $0.answer) })
        let table = try String(contentsOfFile: SharedData.path("data/answers/isolation_\(name).csv"), encoding: .utf8)
        for line in table.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            let answer = try #require(found[cells[0]])
            let valves = answer.isolating.map { network.globalID(of: $0.feature) }.sorted().joined(separator: ";")
            #expect((answer.status == .notIsolable ? "NOT ISOLABLE" : valves) == cells[1], "pipe \(cells[0])")
        }
    }

    @Test("ky10 lies in Kentucky, in feet")
    func kentucky() throws {
        let network = try read("ky10", crs: "EPSG:3089")
        #expect(network.system == SystemDefinition("EPSG:3089") && network.draft.schema.metresPerLength == 0.3048)
        #expect(abs(network.draft.schema.metresPerUnit - 0.304_800_609_6) < 1e-9)
        let positions = network.draft.features.flatMap(\.shape).map { Position(x: $0.x, y: $0.y) }
        let places = try CoordinateSystem(named: "EPSG:3089").toWGS84(positions)
        #expect(places.allSatisfy { -90 < $0.x && $0.x < -82 && 36 < $0.y && $0.y < 40 })
        // Lengths and lines agree: the model was drawn in this system.
        let pipes = network.draft.features.filter { $0.source == 3 }
        let attribute = network.draft.schema.attribute("Length")
        let told = pipes.reduce(0) { sum, pipe in
            sum + (pipe.values.first { $0.attribute == attribute }?.value ?? 0)
        }
        let drawn = pipes.reduce(0) { $0 + length(ofDrawn: $1.shape) }
        #expect(abs(drawn / told - 1) < 0.05)
    }

    private func length(ofDrawn shape: [UtilityPosition]) -> Double {
        zip(shape, shape.dropFirst()).reduce(0) { sum, step in
            let (x, y) = (step.1.x - step.0.x, step.1.y - step.0.y)
            return sum + (x * x + y * y).squareRoot()
        }
    }
}
