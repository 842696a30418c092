import Foundation
import Testing

/// Stops chosen through a relationship, barriers by reference from a layer in metres, tables and features related in both
/// directions, in one folder, with a misspelt field among them.
@Suite("A folder of jobs on layers", .serialized)
struct LayersTogetherTests {
    private static let variations = 40
    private static let jobs = 3 * variations + 1

    @Test("gives the same bytes after it was killed in the middle and run again", arguments: City.all)
    func killedAndRunAgain(_ city: City) throws {
        let project = try TemporaryProject(LayerJobs(city: city, variations: Self.variations).files)
        let calm = try project.run("run", ".", "--out", "calm", "--jobs", "1")
        #expect(calm.code == 1)
        #expect(calm.error.contains("misspelt.yaml:7:65: error: the layer 'hospitals' has no field 'cod'"))
        #expect(calm.error.contains("did you mean 'code'?"))
        let killed = try project.start("run", ".", "--jobs", "2")
        while project.outputs().jobs.count < 5 { usleep(1000) }
        killed.send(SIGKILL)
        #expect(try killed.ended().code == -SIGKILL)
        #expect(try project.run("run", ".", "--jobs", "8").code == 1)

        #expect(project.outputs().partialFolders == [])
        #expect(differences(try project.outputs().bytes(), try project.outputs("calm").bytes()) == [])
        #expect(try project.outputs().endings() == project.outputs("calm").endings())
        try expectAnswers(project.outputs("calm"))
    }

    private func expectAnswers(_ outputs: Outputs) throws {
        let states = try outputs.endings()
        #expect(states.count == Self.jobs)
        #expect(states.filter { !$0.contains("succeeded") } == ["misspelt invalid"])
        for job in outputs.jobs {
            switch job.split(separator: "-").first {
            case "jobs.emergency": try expectEmergency(outputs, job)
            case "jobs.wards": try expectWards(outputs, job)
            default: try expectHospitals(outputs, job)
            }
        }
    }

    /// The last two hospitals of those with an emergency ward, and a dry way there.
    private func expectEmergency(_ outputs: Outputs, _ job: String) throws {
        let stops = try outputs.table("\(job)/stops.csv")
        #expect(stops.rows.map { $0["name"] } == ["Accident", "Hospital 5", "Hospital 3"], "\(job)")
        #expect(stops.rows.map { $0["id"] } == ["", "05", "03"], "\(job)")
        #expect(stops.rows.map { $0["beds"] } == ["", "250", "150"], "\(job)")
        let areas = try outputs.features("\(job)/barriers.geojson").features
        #expect(areas.map { $0.text("id") } == ["deep"], "\(job)")
        #expect(areas.map { $0.number("depth") } == [0.8], "\(job)")
        let line = try #require(try outputs.features("\(job)/routes.geojson").features.first?.positions)
        let places = zip(line, line.dropFirst()).flatMap { $0.steps(to: $1, count: 10) }
        for area in areas { #expect(!places.contains { $0.isInside(area.positions) }, "\(job)") }
    }

    /// Three hospitals a district, two wards each, the larger one first.
    private func expectWards(_ outputs: Outputs, _ job: String) throws {
        let number = try #require(Int(job.suffix(3)))
        let west = LayerJobs.hospitals.indices.filter { (LayerJobs.hospitals[$0].0 < 0.5) == (number % 2 == 0) }
        let inside = west.filter { LayerJobs.hospitals[$0].0 != 0.5 }
        let records = try outputs.table("\(job)/records.csv").rows
        #expect(records.map { $0["row_id"] } == inside.flatMap { ["0\($0)", "0\($0)"] }, "\(job)")
        #expect(records.map { $0["places"] } == inside.flatMap { ["\($0 * 2)", "\($0)"] }, "\(job)")
        let groups = try outputs.json("\(job)/groups.json")["relatedRecordGroups"] as? [[String: Any]]
        #expect(groups?.compactMap { $0["objectId"] as? String } == inside.map { "0\($0)" }, "\(job)")
    }

    /// Each hospital once, with the wards that have so many places; the ward of a hospital that is not there is counted.
    private func expectHospitals(_ outputs: Outputs, _ job: String) throws {
        let least = (try #require(Int(job.suffix(3))) - 100) % 12
        let found = LayerJobs.hospitals.indices.filter { $0 * 2 >= least }
        let features = try outputs.features("\(job)/features.geojson").features
        #expect(features.map { $0.text("related_id") } == found.map { "0\($0)" }, "\(job)")
        #expect(features.map { $0.number("row_count") } == found.map { $0 >= least ? 2 : 1 }, "\(job)")
        let counts = try outputs.json("\(job)/job.json")["counts"] as? [String: Int]
        #expect(counts?["orphan_keys"] == 1 && counts?["null_keys"] == 1, "\(job)")
    }
}
