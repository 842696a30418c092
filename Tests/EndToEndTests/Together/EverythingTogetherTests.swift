import Foundation
import Testing

/// A user's own travel mode, best orders with service times, drawn and buffered barriers, dispatches, walks by length
/// and stops in metres in one folder, an invalid file and a failing job among them.
@Suite("A folder of all kinds of jobs", .serialized)
struct EverythingTogetherTests {
    private static let variations = 30
    private static let jobs = 6 * variations + 2

    @Test("gives the same bytes after it was killed in the middle and run again", arguments: City.all)
    func killedAndRunAgain(_ city: City) throws {
        let project = try TemporaryProject(CityJobs(city: city, variations: Self.variations).files)
        let calm = try project.run("run", ".", "--out", "calm", "--jobs", "1")
        #expect(calm.code == 1)
        let killed = try project.start("run", ".", "--jobs", "2")
        while project.outputs().jobs.count < 10 { usleep(2000) }
        killed.send(SIGKILL)
        #expect(try killed.ended().code == -SIGKILL)
        #expect(project.outputs().jobs.count < Self.jobs - 2)
        #expect(try project.run("run", ".", "--jobs", "8").code == 1)

        let bytes = try project.outputs("calm").bytes()
        #expect(project.outputs().partialFolders == [])
        #expect(differences(try project.outputs().bytes(), bytes) == [])
        #expect(try project.outputs().endings() == project.outputs("calm").endings())
        try expectAnswers(project.outputs("calm"))
    }

    /// What the jobs were to find out.
    private func expectAnswers(_ outputs: Outputs) throws {
        let states = try outputs.states()
        #expect(states.count == Self.jobs)
        #expect(states.filter { !$0.contains("succeeded") } == ["unreachable failed", "wrong invalid"])
        #expect(outputs.jobs.count == Self.jobs - 2)
        for job in outputs.jobs {
            let routes = try outputs.features("\(job)/routes.geojson").features
            #expect(routes.count == (job.hasPrefix("dispatch") ? 2 : 1), "\(job)")
            #expect(routes.allSatisfy { ($0.number("total_time") ?? 0) > 0 && $0.positions.count > 1 }, "\(job)")
            if job.hasPrefix("rounds") { try expectRound(outputs, job) }
            if job.hasPrefix("floods") { try expectDry(outputs, job) }
        }
    }

    /// A round visits all of its stops, serves each, and is back at its start.
    private func expectRound(_ outputs: Outputs, _ job: String) throws {
        let stops = try outputs.table("\(job)/stops.csv").rows.filter { $0["sequence"] != "" }
        #expect(stops.compactMap { $0["id"] }.sorted() == ["S0", "S0", "S1", "S2", "S3", "S4", "S5"], "\(job)")
        #expect(stops.first?["id"] == "S0" && stops.last?["id"] == "S0")
        #expect(stops.first?["depart_time"]?.hasSuffix("+02:00") == true)
        let steps = try outputs.table("\(job)/directions.csv")
        let served = steps.rows.filter { $0["maneuver"]?.hasPrefix("arrive") == true }.compactMap {
            Double($0["time"] ?? "")
        }
        #expect(served.reduce(0, +) == 15, "\(job)")
    }

    /// No place of the line lies in a flooded area.
    private func expectDry(_ outputs: Outputs, _ job: String) throws {
        let areas = try outputs.features("\(job)/barriers.geojson").features
        #expect(areas.map { $0.text("id") } == ["river", "main"])
        let line = try #require(try outputs.features("\(job)/routes.geojson").features.first?.positions)
        let places = zip(line, line.dropFirst()).flatMap { $0.steps(to: $1, count: 10) }
        for area in areas { #expect(!places.contains { $0.isInside(area.positions) }, "\(job)") }
    }
}
