import Testing

/// What traces find is told in words: an empty result, a start that is left out, supply that still comes.
@Suite("A trace")
struct TraceResultTests {
    private func run(_ job: String) throws -> Outputs {
        let project = try TemporaryProject(PipeTown.project(job: PipeTown.job(job)))
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.output)")
        return project.outputs()
    }

    private func messages(_ outputs: Outputs) throws -> [String: String] {
        let messages = try outputs.json("job/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.reduce(into: [:]) { $0[$1["code"] as? String ?? ""] = $1["text"] as? String }
    }

    @Test("that finds nothing succeeds, with empty tables and a message")
    func empty() throws {
        let outputs = try run("trace_type: connected\nstarting_locations: {global_id: A3}")
        #expect(try outputs.table("job/elements.csv").rows.isEmpty)
        #expect(try outputs.features("job/elements.geojson").features.isEmpty)
        #expect(try messages(outputs)["empty_result"] == "the trace found nothing")
        #expect(try messages(outputs)["starts_ignored"]?.contains("because they are barriers") == true)
    }

    @Test("goes on without starts that are not found, and names them")
    func leftOut() throws {
        let outputs = try run(
            "trace_type: connected\nstarting_locations: [{global_id: b}, {global_id: zz}]\nlocate: {skip_invalid: true}"
        )
        #expect(try messages(outputs)["start_left_out"]?.contains("zz") == true)
    }

    @Test(
        "of each feature says how many are barriers, apart from those without supply",
        arguments: ["", "functions: [{function: count, attribute: Size}], "])
    func barriersOfSweep(_ functions: String) throws {
        func told(_ each: String, _ configuration: String = "") throws -> [String] {
            let outputs = try run(
                "trace_type: isolation\neach: {\(each)}\n"
                    + "configuration: {\(functions)\(configuration)filter: {barriers: {category: Isolating}}}")
            let messages = try messages(outputs)
            return ["not_isolable", "not_supplied", "starts_ignored"].compactMap { messages[$0] }
        }
        let valves = "source: Gas Device, where: {category: Isolating}"
        #expect(
            try told("source: Gas Line") == [
                "1 of 7 features cannot be isolated: supply is in their zone", "2 of 7 features have no supply",
                "1 of 7 features are barriers: nothing is traced from them",
            ])
        #expect(
            try told(valves) == [
                "1 of 3 features cannot be isolated: supply is in their zone",
                "1 of 3 features are barriers: nothing is traced from them",
            ])
        #expect(
            try told(valves, "ignore_barriers_at_starting_points: false, ") == [
                "3 of 3 features are barriers: nothing is traced from them"
            ])
    }

    @Test("with supply in its zone says which way it still comes")
    func supply() throws {
        let outputs = try run(
            "trace_type: isolation\nstarting_locations: {source: Gas Line, global_id: A1}\n"
                + "configuration: {filter: {barriers: {category: Isolating}}}")
        #expect(try outputs.table("job/summary.csv").rows.map { $0["status"] } == ["not_isolable"])
        let supply = try outputs.table("job/isolation.csv").rows.filter { $0["role"] == "supply" }
        #expect(supply.compactMap { $0["global_id"] } == ["S1", "A1"])
        #expect(try messages(outputs)["no_isolating_feature"] == "No isolating feature was discovered")
        #expect(try messages(outputs)["supply_in_zone"]?.contains("Gas Device S1") == true)
    }

    @Test("that starts on a valve isolates both of its sides, and says so")
    func valve() throws {
        let outputs = try run(
            "trace_type: isolation\nstarting_locations: {source: Gas Device, global_id: A2}\n"
                + "configuration: {filter: {barriers: {category: Isolating}}}")
        #expect(try outputs.table("job/summary.csv").rows.map { $0["isolating"] } == ["A1"])
        #expect(try messages(outputs)["start_is_filter_barrier"]?.contains("A2") == true)
    }

    @Test("draws the part of a line that it has, and counts its length")
    func parts() throws {
        let job =
            "trace_type: connected\nstarting_locations: {global_id: A2}\nbarriers: {global_id: b, fraction_along: 0.5}"
        let outputs = try run(job)
        let part = try #require(
            try outputs.features("job/elements.geojson").features.first { $0.text("global_id") == "b" })
        #expect(part.number("position_from") == 0.5 && part.number("position_to") == 1)
        #expect(abs((part.positions.first?.x ?? 0) - 9.0006) < 1e-7 && part.positions.count == 2)
    }

    @Test("on a network without a coordinate system has no geometry, and a message")
    func unplaced() throws {
        let project = try TemporaryProject(LakeTown.project("source: lake.inp"))
        #expect(try project.run("run", "job.yaml").code == 0)
        let record = try project.outputs().text("job/job.json")
        #expect(record.contains("no_coordinate_system"))
        let job = "job: trace\nnetwork: lake\ntrace_type: connected\nstarting_locations: {at: [9, 50]}\n"
        try project.write(job, to: "place.yaml")
        let ended = try project.run("validate", "place.yaml")
        #expect(ended.code == 1 && ended.error.contains("name it as its 'crs'"), "\(ended.error)")
    }
}
