import Testing

/// What is wrong with a trace is said where it is written, with what would be right.
@Suite("A trace job with a mistake")
struct TraceErrorTests {
    private func refusal(_ job: String, without keys: [String] = []) throws -> String {
        let project = try TemporaryProject(PipeTown.project(job: PipeTown.job(job, without: keys)))
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == 1)
        return ended.error
    }

    @Test("whose starts have mistakes is not said to have none")
    func wrongStart() throws {
        let refusal = try refusal("trace_type: connected\nstarting_locations: {at: [7.9], source: Gas Line}")
        #expect(refusal.contains("expected a position") && !refusal.contains("needs starting locations"), "\(refusal)")
    }

    @Test(
        "whose filter barriers have mistakes is not said to have none",
        arguments: [
            ("filter: {barriers: {attribute: Status, equals: 1}}", "unknown key 'equals'"),
            ("filter: {barriers: {all: []}}", "the list of conditions is empty"),
        ])
    func mistakenFilter(_ configuration: String, _ mistake: String) throws {
        let refusal = try refusal(
            "trace_type: isolation\nstarting_locations: {global_id: b}\nconfiguration: {\(configuration)}")
        #expect(refusal.contains(mistake) && !refusal.contains("needs filter barriers"), "\(refusal)")
    }

    @Test(
        "whose element is not found is told at the value that is wrong",
        arguments: [
            ("- source: Gas Device\n  global_id: zz", "job.yaml:8:14: error: there is no feature"),
            ("- source: Gas Thing\n  global_id: b", "job.yaml:7:11: error: there is no source Gas Thing"),
            ("- global_id: D1\n  terminal: C", "job.yaml:8:13: error: D1, terminal C: there is no such"),
            ("- global_id: T1\n  fraction_along: 0.5", "job.yaml:8:19: error: T1 is no line"),
            ("- at: \(PipeTown.place(4, 0))\n  source: Gas Thing", "job.yaml:8:11: error: there is no source"),
        ])
    func place(_ start: String, _ mistake: String) throws {
        let refusal = try refusal("trace_type: connected\nstarting_locations:\n" + start)
        #expect(refusal.contains(mistake), "\(refusal)")
    }

    @Test(
        "is refused in a sentence",
        arguments: [
            ("trace_type: isolation\nstarting_locations: {global_id: b}", "needs filter barriers"),
            ("trace_type: isolation\nstarting_locations: {global_id: b}", "002799"),
            ("trace_type: connected", "a trace needs starting locations"),
            ("trace_type: connected\nstarting_locations: []", "a trace needs starting locations"),
            (
                "trace_type: connected\nstarting_locations: {source: lines.geojson, fields: {global_id: id}, where: \"id = 'q'\"}",
                "job.yaml:6:77: error: no row of 'lines.geojson' is selected"
            ),
            ("trace_type: connected\nstarting_locations: {global_id: zz}", "there is no feature zz"),
            ("trace_type: connected\nstarting_locations: {global_id: ''}", "the id is empty"),
            (
                "trace_type: connected\nstarting_locations: [{global_id: zz}, {global_id: yy}]\nlocate: {skip_invalid: true}",
                "no starting location is left to trace from"
            ),
            ("trace_type: connected\nstarting_locations: {global_id: A1}", "A1 is in several sources"),
            (
                "trace_type: connected\nstarting_locations: {global_id: D1}",
                "has several terminals, so one must be given: A, B"
            ),
            ("trace_type: connected\nstarting_locations: {global_id: D1, terminal: C}", "there are A, B"),
            ("trace_type: connected\nstarting_locations: {global_id: T1, fraction_along: 0.5}", ": T1 is no line"),
            (
                "trace_type: connected\nstarting_locations: {global_id: b, terminal: A}",
                ": b is a line, so it has no terminal"
            ),
            ("trace_type: connected\nstarting_locations: {global_id: b, fraction_along: 1.5}", "from 0 to 1"),
            ("trace_type: connected\nstarting_locations: {at: [9.2, 50]}", "no feature is within 500 m"),
            (
                "trace_type: connected\nstarting_locations: {at: [9, 50], global_id: b}",
                "'global_id' cannot stand beside a place"
            ),
            ("trace_type: connected\nstarting_locations: {at: [50, 9]}", "[9.0, 50.0]: longitude comes first"),
            (
                "trace_type: connected\nstarting_locations: {at: [9, 50], source: Gas Lines}",
                "did you mean Gas Line?"
            ),
            (
                "trace_type: isolation\nstarting_locations: {global_id: b}\n"
                    + "configuration: {filter: {barriers: {category: Isolatin}}}", "did you mean 'Isolating'?"
            ),
            (
                "trace_type: connected\nstarting_locations: {global_id: b}\n"
                    + "configuration: {condition_barriers: {attribute: Statu, equal: Closed}}", "did you mean 'Status'?"
            ),
            (
                "trace_type: connected\nstarting_locations: {global_id: b}\n"
                    + "configuration: {condition_barriers: {attribute: Status, equal: Shut}}",
                "no description of a code"
            ),
            (
                "trace_type: connected\nstarting_locations: {global_id: b}\n"
                    + "configuration: {condition_barriers: {attribute: Asset type, greater_than: gate}}",
                "job.yaml:7:75: error: 'gate' is a name, and 'greater_than' compares codes"
            ),
            (
                "trace_type: connected\nstarting_locations: {global_id: b}\n"
                    + "configuration: {condition_barriers: {attribute: Shape length, equal: Gate}}",
                "error: 'Gate' is no description of a code of the attribute Shape length"
            ),
            (
                "trace_type: connected\nstarting_locations: {global_id: b}\n"
                    + "configuration: {functions: [{function: add, attribute: Weight}]}",
                "no network attribute 'Weight'"
            ),
            (
                "trace_type: upstream\nstarting_locations: {global_id: b}\n"
                    + "configuration: {filter: {bitset_attribute: status}}",
                "job.yaml:7:44: error: the attribute 'status' is no bit set"
            ),
            (
                "trace_type: upstream\nstarting_locations: {global_id: b}\n"
                    + "configuration: {filter: {bitset_attribute: Shape length}}",
                "there are Bits, Line Bits; an attribute of the utility model is one by 'bit_set: true'"
            ),
            (
                "trace_type: connected\nstarting_locations: {global_id: b}\n"
                    + "configuration: {output: {asset_types: [Gat]}}", "did you mean 'Gate'?"
            ),
            ("trace_type: connected\nsegments: true\nstarting_locations: {global_id: b}", "need an isolation trace"),
            (
                "trace_type: isolation\neach: {source: Gas Line}\nstarting_locations: {global_id: b}",
                "'starting_locations' and 'each' exclude each other"
            ),
            ("trace_type: connected\neach: {source: Gas Pipe}", "no source 'Gas Pipe'"),
            ("trace_type: connected\neach: {source: Gas Device, terminal: Top}", "has a terminal 'Top'"),
            (
                "trace_type: connected\neach: {source: Gas Line}\nconfiguration: {output: {geometry: whole}}",
                "job.yaml:7:25: error: 'each' writes a row for each feature, and no elements"
            ),
            (
                "trace_type: isolation\nsegments: true\neach: {source: Gas Line}\n"
                    + "configuration: {filter: {barriers: {category: Isolating}}, output: {categories: [Isolating]}}",
                "leave all but 'geometry' out of 'output', which is that of the segments"
            ),
            (
                "trace_type: connected\neach: {source: Gas Line}\noutputs: {formats: [geojson]}",
                "format csv, gpkg or fgb"
            ),
        ])
    func sentence(job: String, words: String) throws {
        let text = try refusal(job)
        #expect(text.contains(words) && text.contains("job.yaml:"), "\(text)")
    }

    @Test("names the domain networks and tiers that there are")
    func choice() throws {
        let job = "trace_type: connected\nstarting_locations: {global_id: b}"
        #expect(
            try refusal(job, without: ["domain_network", "tier"]).contains("name one in 'domain_network': Gas, Water"))
        let controllers = job.replacing("connected", with: "subnetwork")
        #expect(try refusal(controllers, without: ["tier"]).contains("name one in 'tier': Supply, Regional"))
        #expect(try refusal(job + "\ntier: Suply", without: ["tier"]).contains("did you mean 'Supply'?"))
    }

    @Test("is told all mistakes at once")
    func all() throws {
        let text = try refusal(
            "trace_type: connected\nstarting_locations: [{global_id: x1}, {global_id: x2}]\nbarriers: {global_id: x3}")
        #expect(["x1", "x2", "x3"].allSatisfy(text.contains))
    }

    @Test("needs a utility network")
    func streets() throws {
        let project = try GridTown.project([
            "job.yaml": "job: trace\nnetwork: town\ntrace_type: connected\nstarting_locations: {global_id: b}\n"
        ])
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == 1 && ended.error.contains("a trace needs a utility network"), "\(ended.error)")
    }
}
