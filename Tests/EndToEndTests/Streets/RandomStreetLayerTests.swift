import Foundation
import TestSupport
import Testing

@Suite("Layers of anything become networks, or clear sentences")
struct RandomStreetLayerTests {
    /// `ARTERIAL_STREET_SEEDS=FIRST-LAST` tries others.
    private static let seeds: [UInt64] = {
        let given = ProcessInfo.processInfo.environment["ARTERIAL_STREET_SEEDS"] ?? ""
        let bounds = given.split(separator: "-").compactMap { UInt64($0) }
        return bounds.count == 2 && bounds[0] <= bounds[1] ? Array(bounds[0]...bounds[1]) : [1, 2, 3]
    }()

    /// How many networks a run has.
    private static let count = 40

    private func project(_ seed: UInt64) throws -> TemporaryProject {
        let project = try TemporaryProject()
        var networks = "travel_modes: {any: {based_on: car, default_speed: 30}}\nnetworks:\n"
        for number in 0..<Self.count {
            let layer = RandomStreetLayer(seed: seed * 1000 + UInt64(number), name: "n\(number)")
            networks += "  n\(number): {streets: {\(layer.streets)}}\n"
            try project.write(layer.text, to: layer.file)
            try project.write(layer.turns, to: "n\(number)-turns.csv")
            let hasCosts = layer.streets.contains("costs: {")
            let impedance = hasCosts && number % 2 == 0 ? "own" : number % 3 == 0 ? "length" : "time"
            try project.write(
                """
                job: route
                network: n\(number)
                travel_mode: \(number % 4 == 0 ? "foot" : "any")
                impedance: \(impedance)
                accumulate: [\(hasCosts ? "own, other" : "")]
                restrictions: \(layer.streets.contains("restrictions: {") ? "{own: avoid_high}" : "{}")
                u_turns: allowed
                outputs: {traversed_edges: true}
                stops: [{at: [9.0001, 50.0003]}, {at: [9.0033, 50.0038]}, {at: [9.002, 50.001]}]

                """, to: "n\(number).yaml")
        }
        try project.write(networks, to: "arterial.yaml")
        return project
    }

    @Test("without a crash, and with the same bytes at every run", arguments: seeds)
    func run(_ seed: UInt64) throws {
        let project = try project(seed)
        let ended = try project.run("run", ".", "-q", "--jobs", "2")
        try #require(ended.code == 1 || ended.code == 0, "seed \(seed): \(ended.code) \(ended.error.prefix(2000))")
        let results = try project.outputs().results()
        #expect(results.count == Self.count)
        var succeeded = 0
        for result in results {
            let state = result["state"] as? String ?? ""
            let about = "seed \(seed), \(result["job"] ?? ""): \(result["reason"] ?? "")"
            if state.hasPrefix("succeeded") {
                succeeded += 1
                continue
            }
            let reason = try #require(result["reason"] as? String, "\(about)")
            #expect(state == "failed", "\(about)")
            #expect(!reason.isEmpty && reason.count < 4000, "\(about)")
            #expect(!reason.contains("\n") || reason.contains(": error: "), "\(about)")
            #expect(!reason.contains(project.path) && !reason.contains("Error"), "\(about)")
        }
        #expect(succeeded > Self.count / 8, "seed \(seed): \(succeeded)")
        let bytes = try project.outputs().bytes()
        #expect(try project.run("run", ".", "-q", "--jobs", "1", "--out", "again").code == ended.code)
        #expect(differences(bytes, try project.outputs("again").bytes()) == [])
    }
}
