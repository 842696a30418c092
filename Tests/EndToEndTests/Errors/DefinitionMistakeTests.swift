import Testing

@Suite("A definition of the project file")
struct DefinitionMistakeTests {
    private func project(_ definitions: String, job: String = GridTown.job()) throws -> TemporaryProject {
        let project = try GridTown.project(["jobs/a.yaml": job])
        try project.append("definitions:\n  spare: \(definitions)\n", to: "arterial.yaml")
        return project
    }

    @Test(
        "that no job uses is checked, too",
        arguments: [
            ("[{idd: 1, at: [9, 50]}]", "arterial.yaml:4:12: error: unknown key 'idd'\n"),
            (
                "[{name: A}, {at: [1, 50, 3, 4]}]",
                "arterial.yaml:4:11: error: one of 'at', 'wkt' or 'geometry' is missing\n"
            ),
            ("[{use: spare}]", "arterial.yaml:4:17: error: the definition 'spare' uses itself\n"),
            ("[{use: spair}]", "arterial.yaml:4:17: error: the project file has no definition 'spair'\n"),
            ("[{at: [9, 50], buffer: -5 m, name: A}]", "arterial.yaml:4:33: error: '-5 m' is not more than zero\n"),
            ("[{at: [9, 50], bufer: 5 m, name: A}]", "arterial.yaml:4:25: error: unknown key 'bufer'\n"),
        ])
    func unused(_ definition: String, _ sentence: String) throws {
        let ended = try project(definition).run("validate", "jobs")
        #expect(ended.code == 1)
        #expect(ended.error.hasPrefix(sentence), "\(ended.error)")
    }

    @Test("that a job uses is the reason why it is invalid, as a wrong default is")
    func reason() throws {
        func reason(_ project: TemporaryProject) throws -> String {
            let ended = try project.run("run", "jobs", "--log-format", "json")
            #expect(ended.code == 1)
            let result = try project.outputs().results().first ?? [:]
            let mistakes = result["mistakes"] as? [[String: Any]] ?? []
            #expect(mistakes.compactMap { $0["file"] as? String } == ["arterial.yaml"])
            return result["reason"] as? String ?? ""
        }
        let stops = "job: route\nnetwork: town\nstops: {use: spare}\n"
        #expect(
            try reason(project("[{at: [9, 50]}, {at: [9.002, 50], servise: 5}]", job: stops))
                == "arterial.yaml:4:44: unknown key 'servise'")
        let defaults = try GridTown.project(["jobs/a.yaml": GridTown.job()])
        try defaults.append("defaults:\n  route: {outputs: {crs: \"EPSG:99999\"}}\n", to: "arterial.yaml")
        #expect(try reason(defaults).hasPrefix("arterial.yaml:4:26: "))
    }

    @Test("that no job uses keeps none from running, unless the run is strict")
    func run() throws {
        let project = try project("[{idd: 1}]")
        #expect(try project.run("run", "jobs").code == 0)
        #expect(try project.run("run", "jobs", "--strict").code == 2)
    }

    @Test(
        "is right where it is so in one of its uses",
        arguments: [
            "[{name: A, at: [9, 50], service: 5 min}]", "[{at: [9, 50], breaks: [5 min]}]",
            "[{at: [9, 50], buffer: 50 m}]", "[{at: [9, 50], type: added_cost, cost: 1 min}]",
            "[{wkt: 'LINESTRING (9 50, 9.001 50)'}]", "[{source: Gas Line, global_id: GL-1}]", "[]",
        ])
    func right(_ definition: String) throws {
        let ended = try project(definition).run("validate", "jobs")
        #expect(ended.code == 0, "\(ended.error)")
    }

    @Test("that a job uses is judged as what the job takes it for")
    func used() throws {
        let job = GridTown.job(more: "barriers: {polygons: [{use: spare}]}\n")
        let ended = try project("[{at: [9, 50], service: 5}]", job: job).run("validate", "jobs")
        #expect(ended.code == 1)
        #expect(ended.error.contains("arterial.yaml:4:25: error: unknown key 'service'\n"), "\(ended.error)")
    }
}
