import Testing

@Suite("Values of attributes in traces")
struct TraceValueTests {
    private func reached(
        _ attribute: String, _ values: (String, String), _ configuration: String
    ) throws -> [String] {
        let project = try CableRow.project(
            attribute, values,
            "trace_type: downstream\nstarting_locations: {source: Device, global_id: S}\n"
                + "configuration: {include_barriers: false, \(configuration)}\n")
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        return try project.outputs().table("job/elements.csv").rows.compactMap { $0["global_id"] }.sorted()
    }

    @Test(
        "by descriptions that differ in their case are those that are written so",
        arguments: [("CLOSED", ["S"]), ("Closed", ["J", "L1", "S"]), ("open", ["H", "J", "L1", "L2", "S"])])
    func descriptions(_ text: String, _ found: [String]) throws {
        let attribute = "type: short, domain: {0: CLOSED, 1: Closed, 2: Open}"
        let reached = try reached(
            attribute, ("0", "1"), "condition_barriers: {attribute: Value, equal: '\(text)'}")
        #expect(reached == found)
    }

    @Test("are no description that several codes share, unless one of them is written so")
    func sharedDescriptions() throws {
        func ended(_ value: String) throws -> (code: Int32, error: String) {
            let project = try CableRow.project(
                "type: short, domain: {0: Shut, 1: shut, 2: Open, 3: Open}", (value, value),
                "trace_type: connected\nstarting_locations: {global_id: S}\n")
            let ended = try project.run("run", "job.yaml")
            return (ended.code, ended.error)
        }
        for value in ["3", "Shut", "shut"] { #expect(try ended(value).code == 0, "\(value)") }
        for (value, codes) in [("Open", "2, 3"), ("open", "2, 3"), ("SHUT", "0, 1")] {
            let ended = try ended(value)
            let fault = "'\(value)' describes several codes of the attribute Value: \(codes)"
            #expect(ended.code == 1 && ended.error.contains(fault), "\(ended)")
        }
    }

    @Test(
        "may be the least and the greatest of their type, and none beyond",
        arguments: [("short", -32768, 32767), ("long", -2_147_483_648, 2_147_483_647)])
    func bounds(_ type: String, _ least: Int, _ greatest: Int) throws {
        for (value, passes) in [(least, false), (greatest, true)] {
            let reached = try reached(
                "type: \(type)", ("", "\(value)"), "condition_barriers: {attribute: Value, less_than: 0}")
            #expect(reached.contains("H") == passes)
        }
        for value in [least - 1, greatest + 1] {
            let project = try CableRow.project(
                "type: \(type)", ("", "\(value)"), "trace_type: connected\nstarting_locations: {global_id: S}\n")
            #expect(try project.run("run", "job.yaml").code == 1)
        }
    }

    @Test(
        "that are negative keep their sign where their bits are carried on",
        arguments: [
            ("equal: -3", true), ("less_than: 0", true), ("includes_the_values: -3", true), ("greater_than: 0", false),
            ("not_equal: -3", false), ("includes_any: 2", false),
        ])
    func negative(_ comparison: String, _ passes: Bool) throws {
        let reached = try reached(
            "type: long, bit_set: true", ("", "-3"),
            "propagators: [{function: bitwise_and, attribute: Value, \(comparison)}]")
        #expect(reached.contains("H") == passes)
    }

    @Test(
        "add up to the decimal that is their sum, however small they are",
        arguments: [
            ("0.0001234567", "0.00000004", "0.0001234967"), ("0.1", "0.2", "0.3"),
            ("1000.1", "0.000000002", "1000.100000002"),
            ("3", "4", "7"), ("-0.00000125", "0", "-1.25e-06"), ("123456789012.5", "0.25", "123456789012.75"),
        ])
    func sums(_ one: String, _ other: String, _ sum: String) throws {
        let project = try CableRow.project(
            "type: double", (one, other),
            "trace_type: connected\nstarting_locations: {global_id: S}\n"
                + "configuration: {functions: [{function: add, attribute: Value}]}\n")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try project.outputs().table("job/summary.csv").rows.first?["add_Value"] == sum)
    }

    /// Two ways lead to a place where lines meet and nothing else is; both together bring a value that fails there.
    @Test("that fail where lines meet without a feature are no valve to be told of")
    func joint() throws {
        let project = try CableRow.project(
            "type: short, bit_set: true", ("1", "3"),
            "trace_type: isolation\nstarting_locations: {source: Line, global_id: L1}\nconfiguration:\n"
                + "  filter: {barriers: {category: Isolating}}\n"
                + "  propagators: [{function: bitwise_and, attribute: Value, less_than: 3}]\n")
        try project.write(
            """
            id,value,wkt
            L1,1,"LINESTRING (500000 5400000, 500020 5400000)"
            M1,2,"LINESTRING (500000 5400000, 500000 5400040, 500020 5400040, 500020 5400000)"
            L3,3,"LINESTRING (500020 5400000, 500050 5400000)"
            L2,3,"LINESTRING (500050 5400000, 500100 5400000)"

            """, to: "lines.csv")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        #expect(try project.outputs().table("job/summary.csv").rows.first?["status"] == "not_isolable")
    }
}
