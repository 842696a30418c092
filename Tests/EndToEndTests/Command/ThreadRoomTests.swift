import Testing

@Suite("A run with too little room")
struct ThreadRoomTests {
    @Test("for its threads and what it maps says so, and does not wait for more", arguments: ["run .", "validate ."])
    func memory(_ command: String) throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        let ended = try OtherCommand.run(
            "/bin/bash", ["-c", "ulimit -v 400000; exec timeout 60 '\(Arterial.binary.path)' \(command)"],
            in: project.url, environment: ["PATH": "/usr/bin:/bin"])
        #expect(ended.code == 2, "\(ended)")
        #expect(ended.error.contains("too few threads: its limits are too low for memory ('ulimit -v')"), "\(ended)")
    }
}
