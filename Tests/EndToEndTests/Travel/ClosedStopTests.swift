import Testing

/// A stop on a street that a barrier closes there.
@Suite("A stop on a closed street")
struct ClosedStopTests {
    /// The shop is in the middle of a block that is closed, and nearer to it than to any other street.
    private func job(_ locate: String) throws -> TemporaryProject {
        try GridTown.project([
            "job.yaml": """
            job: route
            network: town
            locate: {\(locate)}
            barriers: {polygons: [{name: Works, at: \(GridTown.place(1.5, 0)), buffer: 20 m}]}
            stops:
              - {name: Corner, at: \(GridTown.place(0, 0))}
              - {name: Shop, at: \(GridTown.place(1.5, -0.02))}
              - {name: Market, at: \(GridTown.place(2, 2))}
            """ + "\n"
        ])
    }

    private func statuses(_ project: TemporaryProject) throws -> [String] {
        try project.outputs().table("job/stops.csv").rows.map { "\($0["name"] ?? "") \($0["status"] ?? "")" }
    }

    private func messages(_ project: TemporaryProject) throws -> [String] {
        let messages = try project.outputs().json("job/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.map { "\($0["code"] ?? ""): \($0["text"] ?? "")" }
    }

    @Test("is moved to where it is open, and says so")
    func moved() throws {
        let project = try job("allow_auto_relocate: true")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0)
        #expect(try statuses(project) == ["Corner ok", "Shop not_located_on_closest", "Market ok"])
        #expect(
            try messages(project) == [
                "relocated: Shop was moved 20 m to a street that leads on: the nearest one, 2 m away, is closed by a "
                    + "barrier"
            ])
        let distance = try project.outputs().table("job/stops.csv").rows.map { Double($0["snap_distance"] ?? "") ?? 0 }
        #expect(abs(distance[1] - 20) < 0.5)
    }

    @Test("is left out where it may not be moved, and the route goes on")
    func left() throws {
        let project = try job("allow_auto_relocate: false")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0)
        #expect(try statuses(project) == ["Corner ok", "Market ok", "Shop not_traversable"])
        #expect(
            try messages(project) == [
                "not_traversable: Shop cannot be used: the nearest street is closed there by a barrier"
            ])
    }

    @Test("makes the job fail where no stop may be left out, and is named")
    func refused() throws {
        let project = try job("allow_auto_relocate: false, skip_invalid: false")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 1)
        let result = try #require(try project.outputs().results().first)
        #expect(result["state"] as? String == "failed")
        #expect(result["reason"] as? String == "Shop is closed off by a barrier")
        #expect(!project.exists("outputs/job/stops.csv"))
    }
}
