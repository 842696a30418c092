import Foundation
import Testing

@Suite("A folder of outputs that a run holds")
struct OutputFolderTests {
    @Test("is refused to a second run, which says who holds it and exits 2")
    func held() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("4711 arterial run nightly\n", to: "outputs/.arterial.lock")
        let descriptor = open(project.url.appending(path: "outputs/.arterial.lock").path, O_RDWR)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let ended = try project.run("run", ".")
        #expect(ended.code == 2)
        #expect(ended.error == "arterial: outputs is in use by process 4711 arterial run nightly\n")
        #expect(ended.output.isEmpty)
        #expect(project.outputs().jobs == [])
    }

    @Test("is refused while a run is busy, which goes on undisturbed")
    func busy() throws {
        let project = try GridTown.busyProject(jobs: 300)
        let first = try project.start("run", ".", "--jobs", "1")
        while project.outputs().jobs.isEmpty { usleep(2000) }
        let second = try project.run("run", ".", "--only", "job-1000")
        #expect(second.code == 2)
        #expect(second.error.contains("arterial: outputs is in use by process \(first.id) arterial run ."))
        #expect(try first.ended().code == 0)
        #expect(project.outputs().jobs.count == 300)
    }

    @Test("is free again afterwards")
    func free() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        for _ in 0..<2 { #expect(try project.run("run", ".").code == 0) }
    }

    @Test("is not held against a run into another")
    func other() throws {
        let project = try GridTown.busyProject(jobs: 100)
        let first = try project.start("run", ".", "--jobs", "1")
        while project.outputs().jobs.isEmpty { usleep(2000) }
        #expect(try project.run("run", ".", "--only", "job-1000", "--out", "elsewhere").code == 0)
        #expect(try first.ended().code == 0)
    }
}
