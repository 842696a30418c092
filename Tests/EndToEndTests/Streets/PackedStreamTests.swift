import Foundation
import Testing

@Suite("A map packed as several streams of bzip2, one after the other")
struct PackedStreamTests {
    /// Packs the town's map in pieces.
    private func town(_ pieces: String) throws -> TemporaryProject {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        try project.write("networks: {town: {streets: {source: packed.osm.bz2}}}\n", to: "arterial.yaml")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let program = """
            import bz2
            map = open('town.osm', 'rb').read()
            packed = b''.join(bz2.compress(piece) for piece in \(pieces))
            open('packed.osm.bz2', 'wb').write(packed)
            """
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["python3", "-c", program], in: project.url, environment: ["PATH": path])
        try #require(ended.code == 0, "\(ended.error)")
        return project
    }

    @Test(
        "is read to its end, be the last one short or any empty",
        arguments: [
            "[map]", "[map[:-6], map[-6:]]", "[map[:500], b'', map[500:], b'']",
            "[map[i:i+1] for i in range(len(map))]",
        ])
    func whole(_ pieces: String) throws {
        let run = try town(pieces).run("run", "a.yaml")
        #expect(run.code == 0, "\(run.error)")
    }

    @Test("is refused where its last stream is cut short, or is none")
    func damaged() throws {
        let project = try town("[map[:500], map[500:]]")
        let packed = try Data(contentsOf: project.url.appending(path: "packed.osm.bz2"))
        for (bytes, reason) in [
            (packed.dropLast(9), "its last bzip2 stream is cut short"),
            (packed + Data("x".utf8), "its bzip2 data is damaged"),
        ] {
            try bytes.write(to: project.url.appending(path: "packed.osm.bz2"))
            let run = try project.run("run", "a.yaml")
            #expect(run.code == 1 && run.error.contains("packed.osm.bz2 is damaged: \(reason)"), "\(run.error)")
        }
    }
}
