import Testing

@Suite("A barrier that meets no street")
struct BarrierMessageTests {
    private func project() throws -> TemporaryProject {
        let barriers = """
            barriers:
              polygons:
                - {id: far, name: The lake, at: \(GridTown.place(50, 50)), buffer: 50 m}
                - {id: near, name: The pit, at: \(GridTown.place(1, 1)), buffer: 20 m}

            """
        return try GridTown.project(["a.yaml": GridTown.job(more: barriers)])
    }

    @Test("has the status element_not_located in barriers.geojson")
    func status() throws {
        let project = try project()
        #expect(try project.run("run", ".").code == 0)
        let barriers = try project.outputs().features("a/barriers.geojson").features
        #expect(barriers.map { $0.text("status") } == ["element_not_located", "ok"])
        #expect(barriers.map { $0.number("edges") == 0 } == [true, false])
    }

    @Test("is a warning")
    func warning() throws {
        let project = try project()
        #expect(try project.run("run", ".", "--fail-on", "warnings").code == 1)
        let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]]
        #expect(
            messages == [
                [
                    "severity": "warning", "code": "barrier_without_effect",
                    "text": "The lake meets no street of the travel mode",
                ]
            ])
    }

    @Test("is told of as one that acts on a street far away, where the mode may use none that is nearer")
    func farAway() throws {
        func messages(_ north: Double) throws -> [String?] {
            let barriers = "barriers: {points: [{name: The pit, at: [9.0005, \(50 - north)]}]}\n"
            let project = try GridTown.project(["a.yaml": GridTown.job(more: barriers)])
            #expect(try project.run("run", ".").code == 0)
            let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]] ?? []
            return messages.map { $0["text"] }
        }
        #expect(try messages(0.0004) == [])
        #expect(
            try messages(0.001) == [
                "The pit acts on a street 111 m away: none that the travel mode may use is nearer"
            ])
    }

    @Test("is told of as one that scales costs and only crosses streets")
    func across() throws {
        func messages(_ line: String) throws -> [String?] {
            let barriers =
                "barriers: {lines: [{name: The wall, wkt: 'LINESTRING \(line)', type: scaled_cost, factor: 3}]}\n"
            let project = try GridTown.project(["a.yaml": GridTown.job(more: barriers)])
            #expect(try project.run("run", ".").code == 0)
            let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]] ?? []
            return messages.map { $0["text"] }
        }
        #expect(
            try messages("(9.0005 49.9995, 9.0005 50.0005)") == ["The wall scales nothing: it only crosses streets"])
        #expect(try messages("(9 50, 9.001 50)") == [])
    }
}
