import Foundation
import Testing

/// A gas network in a GeoPackage swept and traced, a water network with valves from a table, routes round mains under
/// repair by reference; killed in the middle, and run again.
@Suite("A folder of traces", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct TracesTogetherTests {
    private let jobs = TraceJobs(size: 12, traces: 24)

    @Test("gives the same bytes after it was killed in the middle and run again, and the answers are true")
    func killedAndRunAgain() throws {
        let project = try TemporaryProject(jobs.files)
        try Conversion.write(
            "data/devices.geojson", as: "data/gas.gpkg", ["-f", "GPKG", "-nln", "devices"], in: project.url)
        try Conversion.write(
            "data/mains.geojson", as: "data/gas.gpkg", ["-f", "GPKG", "-update", "-nln", "mains"], in: project.url)
        let calm = try project.sameBytesWhenKilled(afterJobs: 3, code: 1)
        #expect(calm.error.contains("did you mean 'segments'?"), "\(calm.error)")
        try expectAnswers(project.outputs("calm"))
    }

    private func expectAnswers(_ outputs: Outputs) throws {
        #expect(try outputs.states().filter { !$0.contains(" succeeded") } == ["misspelt invalid"])
        let rows = try outputs.table("sweep/summary.csv").rows
        #expect(rows.count == jobs.grid.mains.count)
        var statuses: Set<String> = []
        for (row, main) in zip(rows.sorted(by: byID), jobs.grid.mains.sorted { $0.id < $1.id }) {
            let answer = jobs.grid.answer(for: main)
            #expect(row["global_id"] == main.id && found(row) == answer, "\(main.id): \(row) is not \(answer)")
            statuses.insert(answer.status)
        }
        #expect(statuses.isSuperset(of: ["isolable", "not_isolable"]))
        for main in jobs.traced {
            let row = try #require(try outputs.table("at-\(main.id)/summary.csv").rows.first)
            #expect(found(row) == jobs.grid.answer(for: main), "\(main.id)")
            try expectRoles(outputs, main)
        }
        #expect(try outputs.table("water/summary.csv").rows.map { $0["isolating"] } == ["", "P1@J1", "P1@J1"])
        try expectWalks(outputs)
        #expect(try outputs.table("rounds.0/routes.csv").rows.count == 1)
        #expect(try !outputs.features("rounds.0/barriers.geojson").features.isEmpty)
    }

    private func expectWalks(_ outputs: Outputs) throws {
        let town = try outputs.table("subnetwork/summary.csv").rows.first
        #expect(town?["customers"] == "\(jobs.grid.suppliedCustomers)")
        let answer = try outputs.json("subnetwork/trace_results.json")["traceResults"] as? [String: Any]
        let elements = try outputs.table("subnetwork/elements.csv").rows
        #expect((answer?["elements"] as? [Any])?.count == elements.count && !elements.isEmpty)
        #expect(Set(elements.compactMap { $0["kind"] }) == ["Main", ""])
        let upstream = try outputs.table("upstream/summary.csv").rows
        #expect(upstream.count == jobs.grid.mains.count)
        let mains = Dictionary(uniqueKeysWithValues: jobs.grid.mains.map { ($0.id, $0) })
        for row in upstream {
            let main = try #require(mains[row["global_id"] ?? ""])
            #expect((row["feature_count"] != "0") == jobs.grid.isSupplied(main), "\(main.id)")
        }
        let paths = try outputs.table("paths/summary.csv").rows
        #expect(paths.count == jobs.grid.meters.count)
        for row in paths {
            let number = try #require(Int((row["global_id"] ?? "").dropFirst("meter-".count)))
            #expect((row["cost"] != "") == jobs.grid.isJoined(meter: number, toStation: 0), "\(row)")
        }
        let between = try outputs.table("between/summary.csv").rows
        #expect(between.map { $0["customers"] } == jobs.traced.map { "\(jobs.grid.customers(near: $0))" })
        #expect(try !outputs.table("loops/elements.csv").rows.isEmpty)
    }

    private func byID(_ one: [String: String], _ other: [String: String]) -> Bool {
        one["global_id"] ?? "" < other["global_id"] ?? ""
    }

    private func found(_ row: [String: String]) -> PipeGrid.Answer {
        PipeGrid.Answer(
            status: row["status"] ?? "", isolating: (row["isolating"] ?? "").split(separator: ";").map(String.init),
            customers: Int(row["customers"] ?? "") ?? -1)
    }

    /// As many meters stand on the map without gas as the summary says.
    private func expectRoles(_ outputs: Outputs, _ main: PipeGrid.Main) throws {
        let elements = try outputs.features("at-\(main.id)/elements.geojson").features
        let answer = jobs.grid.answer(for: main)
        let closed = elements.filter { $0.text("role") == "isolating" }.compactMap { $0.text("global_id") }
        #expect(closed.sorted() == answer.isolating, "\(main.id)")
        #expect(elements.count { $0.text("asset_group") == "Meter" } == answer.customers, "\(main.id)")
    }
}
