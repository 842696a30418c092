import Foundation
import Testing

@Suite("A network file that goes away")
struct VanishedNetworkTests {
    @Test("between jobs costs no job its folder; the next run says so, and what stood stands") func vanished() throws {
        let project = try GridTown.busyProject(jobs: 60)
        let town = try Data(contentsOf: project.url.appending(path: "town.osm"))
        let run = try project.start("run", ".", "--jobs", "1", "--cache", "cache")
        while project.outputs().jobs.isEmpty { usleep(1000) }
        for name in ["town.osm", "cache"] { try FileManager.default.removeItem(at: project.url.appending(path: name)) }
        _ = try run.ended()
        let stood = try project.outputs().bytes()
        #expect(project.outputs().jobs.allSatisfy { project.outputs().files(of: $0).count == 9 })
        #expect(project.outputs().partialFolders == [])
        try project.write(GridTown.job(to: 1, 1), to: "job-1000.yaml")
        let without = try project.run("run", ".", "--cache", "cache")
        #expect(without.code == 1)
        #expect(without.error.contains("town.osm"), "\(without.error)")
        #expect(differences(try project.outputs().bytes(), stood) == [])
        try project.write(town, to: "town.osm")
        #expect(try project.run("run", ".", "--quiet", "--cache", "cache").code == 0)
        #expect(project.outputs().jobs.count == 60)
    }
}
