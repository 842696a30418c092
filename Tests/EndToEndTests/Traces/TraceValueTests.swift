import Testing

/// A source and two lines to a house:
///
///     S --L1-- J --L2-- H
@Suite("Values of attributes in traces")
struct TraceValueTests {
    /// - Parameters:
    ///   - attribute: what the model says of it, beside its field `value` of lines.
    ///   - values: of the two lines.
    ///   - job: what stands in the job, beside its network.
    private func project(_ attribute: String, _ values: (String, String), _ job: String) throws -> TemporaryProject {
        try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: none, model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {E: {tiers: {T: {}}}}
            attributes: {Value: {\(attribute), fields: {Line: value}}}
            sources:
              Device:
                usage: device
                source: devices.csv
                fields: {id: id}
                asset_groups:
                  D: {asset_types: {Source: {where: "id = 'S'"}, Valve: {where: "id = 'J'", categories: [Isolating]}, House: {where: "id = 'H'"}}}
              Line: {usage: line, source: lines.csv, fields: {id: id}, asset_groups: {L: {asset_types: {L: {}}}}}
            controllers: [{source: Device, global_id: S, subnetwork: A}]
            """ + "\n",
            "devices.csv": "id,x,y\nS,500000,5400000\nJ,500050,5400000\nH,500100,5400000\n",
            "lines.csv": """
            id,value,wkt
            L1,\(values.0),"LINESTRING (500000 5400000, 500050 5400000)"
            L2,\(values.1),"LINESTRING (500050 5400000, 500100 5400000)"
            """ + "\n",
            "job.yaml": "job: trace\nnetwork: n\n\(job)outputs: {formats: [csv]}\n",
        ])
    }

    private func reached(
        _ attribute: String, _ values: (String, String), _ configuration: String
    ) throws -> [String] {
        let project = try project(
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

    /// Two ways lead to a place where lines meet and nothing else is; both together bring a value that fails there.
    @Test("that fail where lines meet without a feature are no valve to be told of")
    func joint() throws {
        let project = try project(
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

    @Test(
        "of starts in a database come in the order of its rows, whatever index finds them",
        .enabled(if: SQLiteFile.isThere, "sqlite3 is not there"))
    func indexed() throws {
        let project = try project(
            "type: short", ("1", "2"),
            "trace_type: shortest_path\nstarting_locations: {source: starts.db, where: 'rank > 0'}\n"
                + "configuration: {shortest_path_attribute: Shape length}\n")
        try SQLiteFile(url: project.url.appending(path: "starts.db")).run(
            """
            CREATE TABLE starts (id INTEGER PRIMARY KEY, source TEXT, global_id TEXT, rank INTEGER);
            INSERT INTO starts VALUES (1, 'Device', 'H', 9), (2, 'Device', 'S', 1);
            CREATE INDEX by_rank ON starts (rank);
            """)
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let elements = try project.outputs().table("job/elements.csv").rows
        #expect(elements.first { $0["role"] == "start" }?["global_id"] == "H", "\(elements)")
    }

    @Test("of lengths are true in degrees, though a feature lies at (0, 0), which is told")
    func stray() throws {
        func length(_ more: String) throws -> (length: String?, output: String) {
            let project = try project(
                "type: short", ("1", "2"),
                "trace_type: connected\nstarting_locations: {source: Line, global_id: L1}\n"
                    + "configuration: {functions: [{function: add, attribute: Shape length}]}\n")
            try project.write(
                "networks: {n: {utility: {source: none, model: model.yaml, crs: EPSG:4326}}}\n", to: "arterial.yaml")
            try project.write("id,x,y\nS,103.8,1.3\nJ,103.81,1.3\nH,103.82,1.3\n" + more, to: "devices.csv")
            try project.write(
                """
                id,value,wkt
                L1,1,"LINESTRING (103.8 1.3, 103.81 1.3)"
                L2,1,"LINESTRING (103.81 1.3, 103.82 1.3)"

                """, to: "lines.csv")
            try project.write(
                try project.text("model.yaml").replacing("id = 'H'", with: "id > 'G' AND id < 'I' OR id = 'X'"),
                to: "model.yaml")
            let ended = try project.run("run", "job.yaml")
            try #require(ended.code == 0, "\(ended.error)")
            let row = try project.outputs().table("job/summary.csv").rows.first
            return (row?["add_Shape length"], ended.output)
        }
        let (plain, stray) = (try length(""), try length("X,0,0\n"))
        #expect(plain.length?.hasPrefix("222") == true && stray.length == plain.length, "\(plain) \(stray)")
        #expect(stray.output.contains("1 feature lies more than 3 degrees from where most of the network lies"))
        #expect(!plain.output.contains("degrees"))
    }

    /// At each node of a chain of one-way pipes a branch with a feeder comes in: the farther along the chain, the more feed a pipe.
    @Test("are not asked for again for each of thousands of feeders along one-way lines")
    func feeders() throws {
        let count = 2500
        let project = try project(
            "type: short", ("1", "2"),
            "trace_type: upstream\nstarting_locations: {source: Line, global_id: L\(count - 1)}\n")
        let nodes = (0..<count).map { "F\($0),\(500_000 + 20 * $0),5400010\n" }
        let pipes = (0..<count).map { node in
            let x = 500_000 + 20 * node
            return "L\(node),FT,\"LINESTRING (\(x) 5400000, \(x + 20) 5400000)\"\n"
                + "B\(node),FT,\"LINESTRING (\(x) 5400010, \(x) 5400000)\"\n"
        }
        try project.write("id,x,y\n" + nodes.joined(), to: "devices.csv")
        try project.write("id,dir,wkt\n" + pipes.joined(), to: "lines.csv")
        try project.write(
            """
            domain_networks: {E: {tiers: {T: {}}}}
            sources:
              Device: {usage: device, source: devices.csv, fields: {id: id}, asset_groups: {D: {asset_types: {D: {}}}}}
              Line:
                usage: line
                source: lines.csv
                fields: {id: id}
                oneway: {field: dir}
                asset_groups: {L: {asset_types: {L: {}}}}
            controllers: [{source: Device, subnetwork: A}]

            """, to: "model.yaml")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let ids = try project.outputs().table("job/elements.csv").rows.compactMap { $0["global_id"] }
        #expect(Set(ids).count == 3 * count)
    }

    @Test("ways from each feature lead to one end, whatever group its row is of") func eachWithGroup() throws {
        let project = try project(
            "type: short", ("1", "2"),
            "trace_type: shortest_path\nstarting_locations: {source: starts.csv}\neach: {source: Line}\n"
                + "configuration: {shortest_path_attribute: Shape length}\n")
        for rows in ["Device,S,a\n", "Device,S,a\nDevice,H,a\n"] {
            try project.write("source,global_id,group\n" + rows, to: "starts.csv")
            let ended = try project.run("run", "job.yaml")
            #expect(ended.code == 0, "\(rows): \(ended.error)\(ended.output)")
            #expect(try project.outputs().table("job/summary.csv").rows.count == 2)
        }
    }

    @Test("a group with one end of a path is a mistake at its row") func ends() throws {
        let project = try project(
            "type: short", ("1", "2"),
            "trace_type: shortest_path\nstarting_locations: {source: starts.csv}\n"
                + "configuration: {shortest_path_attribute: Shape length}\n")
        try project.write(
            "source,global_id,group\nDevice,S,a\nDevice,H,a\nDevice,J,b\n", to: "starts.csv")
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == 1)
        try project.write(
            "source,global_id,group\nDevice,S,a\nDevice,H,a\nDevice,J,b\nDevice,X,b\n", to: "starts.csv")
        let job = try project.text("job.yaml")
        try project.write(job + "locate: {skip_invalid: true}\n", to: "job.yaml")
        let skipping = try project.run("run", "job.yaml")
        #expect(skipping.code == 0 && skipping.output.contains("the group 'b' is left out"), "\(skipping)")
        #expect(try project.outputs().table("job/summary.csv").rows.map { $0["group"] } == ["a"])
        #expect(
            ended.error.contains("the group 'b' has one starting location, and a shortest path needs two"),
            "\(ended.error)\(ended.output)")
    }
}
