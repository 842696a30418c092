import Testing

/// Traces of all types but isolation, as jobs write them.
@Suite("A trace that walks")
struct WalkJobTests {
    private func run(_ job: String, more: [String: String] = [:], code: Int32 = 0) throws -> Outputs {
        let project = try TemporaryProject(PipeTown.project(job: PipeTown.job(job), more: more))
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == code, "\(ended.output) \(ended.error)")
        return project.outputs()
    }

    /// The elements by their ids, lines in brackets, terminals behind a dot.
    private func elements(_ outputs: Outputs) throws -> String {
        try outputs.table("job/elements.csv").rows.map { row in
            let id = row["global_id"] ?? ""
            if row["source"] == "Gas Line" { return "(\(id))" }
            return id + ((row["terminal"] ?? "").isEmpty ? "" : ".\(row["terminal"] ?? "")")
        }.sorted().joined(separator: " ")
    }

    private func messages(_ outputs: Outputs) throws -> [[String: Any]] {
        try outputs.json("job/job.json")["messages"] as? [[String: Any]] ?? []
    }

    private func codes(_ outputs: Outputs) throws -> Set<String> {
        Set(try messages(outputs).compactMap { $0["code"] as? String })
    }

    @Test("goes round a line that comes back to where it begins by its shorter part")
    func roundALoop() throws {
        func job(_ name: String, _ start: String, _ end: String) -> String {
            """
            job: trace
            name: \(name)
            network: a
            trace_type: shortest_path
            starting_locations: [\(start), \(end)]
            configuration: {shortest_path_attribute: Shape length}
            """
        }
        let (node, near, far) = (
            "{global_id: J1}", "{global_id: P2, fraction_along: 0.1}", "{global_id: P2, fraction_along: 0.9}"
        )
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {a: {utility: {source: pipes.csv, model: m.yaml, crs: EPSG:25832}}}\n",
            "m.yaml": """
            domain_networks: {W: {tiers: {S: {}}}}
            sources:
              Node: {usage: junction, source: nodes.csv, fields: {id: id}, asset_groups: {N: {asset_types: {N: {}}}}}
              Pipe: {usage: line, source: pipes.csv, fields: {id: id}, asset_groups: {P: {asset_types: {P: {}}}}}
            """,
            "nodes.csv": "id,x,y\nJ1,0,0\nJ2,100,0\n",
            "pipes.csv": "id,wkt\nP1,\"LINESTRING (0 0, 100 0)\"\n"
                + "P2,\"LINESTRING (100 0, 200 0, 200 100, 100 100, 100 0)\"\n",
            "job.yaml": [
                job("there", node, far), job("back", far, node), job("first", node, near), job("over", near, far),
            ]
            .joined(separator: "\n---\n"),
        ])
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended)")
        for (name, cost) in [("there", "140.000"), ("back", "140.000"), ("first", "140.000"), ("over", "80.000")] {
            #expect(try project.outputs().table("\(name)/summary.csv").rows[0]["cost"] == cost, "\(name)")
        }
    }

    @Test("to another tier starts in one that is named")
    func targetNeedsTier() throws {
        let job = PipeTown.job("trace_type: upstream\ntarget_tier: Regional" + Self.fromC, without: ["tier"])
        let files = PipeTown.project(job: job).mapValues {
            $0.replacing("definition: hierarchical", with: "definition: partitioned")
        }
        let told = try TemporaryProject(files).run("validate", "job.yaml")
        #expect(told.code == 1 && told.error.contains("the network has more than one tier of Gas"), "\(told)")
    }

    private static let fromC = "\nstarting_locations: {global_id: c}"

    @Test(
        "finds what its type says",
        arguments: [
            ("upstream", "(A1) (b) (c) A1 S1.Low T1"), ("downstream", "(c) (d) A2 D1.A"),
            ("subnetwork", "(A1) (b) (c) (d) (f) A1 A2 D1.A S1.Low T1"), ("subnetwork_controllers", "S1.Low"),
            ("connected", "(A1) (b) (c) (d) (f) A1 A2 D1.A D1.B M1.Line M1.Load (e) S1.High S1.Low T1"), ("loops", ""),
        ])
    func types(type: String, found: String) throws {
        let wanted = found.split(separator: " ").sorted().joined(separator: " ")
        #expect(try elements(run("trace_type: \(type)" + Self.fromC)) == wanted)
    }

    @Test("has all elements where lists of what is wanted are empty", arguments: ["asset_types", "categories"])
    func emptyLists(key: String) throws {
        let job = "trace_type: upstream" + Self.fromC
        #expect(try elements(run(job + "\nconfiguration: {output: {\(key): []}}")) == elements(run(job)))
    }

    @Test("that finds no loops says so") func noLoops() throws {
        #expect(try codes(run("trace_type: loops" + Self.fromC)).isSuperset(of: ["no_loops", "empty_result"]))
    }

    @Test("of a subnetwork may be named by that") func byName() throws {
        #expect(
            try elements(run("trace_type: subnetwork\nsubnetwork_name: town"))
                == "(A1) (b) (c) (d) (f) A1 A2 D1.A S1.Low T1")
    }

    @Test("along the shortest way tells what it costs") func shortest() throws {
        let outputs = try run(
            "trace_type: shortest_path\nstarting_locations: [{global_id: S1, terminal: Low}, {global_id: D1, terminal: A}]\n"
                + "configuration: {shortest_path_attribute: Size}")
        #expect(try outputs.table("job/summary.csv").rows.map { $0["cost"] } == ["700.000"])
        #expect(try elements(outputs) == "(A1) (b) (c) (d) A1 A2 D1.A S1.Low T1")
    }

    @Test("of each feature has a row for each, with one end for all paths") func each() throws {
        let ways = try run("trace_type: upstream\neach: {source: Gas Line}").table("job/summary.csv").rows
        #expect(
            ways.map { "\($0["global_id"] ?? "") \($0["feature_count"] ?? "")" }
                == ["A1 2", "b 4", "c 6", "d 8", "e 0", "f 0", "g 0"])
        let paths = try run(
            "trace_type: shortest_path\nstarting_locations: {global_id: T1}\neach: {source: Gas Line}\n"
                + "configuration: {shortest_path_attribute: Size}")
        #expect(
            try paths.table("job/summary.csv").rows.map { $0["cost"] } == [
                "500.000", "200.000", "100.000", "200.000", "", "", "",
            ])
    }

    @Test("goes on to the target tier") func target() throws {
        let open = "\nconfiguration: {condition_barriers: none}"
        #expect(
            try elements(run("trace_type: upstream\ntarget_tier: Regional" + Self.fromC + open))
                == "(c) (f) (g) A3 S2.Low T1")
        let alike = PipeTown.model.replacing(
            "Regional: {rank: 2, group: Town}", with: "Regional: {rank: 1, group: All}")
        let same = try run(
            "trace_type: upstream\ntarget_tier: Regional" + Self.fromC + open, more: ["model.yaml": alike])
        #expect(try elements(same) == "(c) (f) (g) A3 S2.Low T1")
    }

    @Test("starts from the rows of a table, together or group by group") func table() throws {
        let table = "FEATUREGLOBALID,TERMINALID,PERCENTALONG,team\nd,-1,0.5,east\nA1,,0,\nD1,A,0,east\n"
        let job = "trace_type: upstream\nstarting_locations: {source: starts.csv, where: \"FEATUREGLOBALID <> 'A1'\"}"
        #expect(try elements(run(job, more: ["starts.csv": table])) == "(A1) (b) (c) (d) A1 A2 D1.A S1.Low T1")
        let grouped =
            "trace_type: upstream\nstarting_locations: {source: starts.csv, fields: {group: team, source: kind}}"
        let rows = try run(
            grouped, more: ["starts.csv": "global_id,kind,team\nc,Gas Line,west\nd,,east\nb,,west\n"]
        ).table("job/summary.csv").rows
        #expect(
            rows.map { "\($0["group"] ?? "") \($0["global_id"] ?? "") \($0["feature_count"] ?? "")" }
                == ["west c;b 6", "east d 8"])
    }

    @Test("names the rows of a table that cannot be used") func badTable() throws {
        let table = "global_id,fraction_along\nb,2\n,0.5\nzz,\n"
        let project = try TemporaryProject(
            PipeTown.project(
                job: PipeTown.job("trace_type: connected\nstarting_locations: {source: starts.csv}"),
                more: ["starts.csv": table]))
        let text = try project.run("validate", "job.yaml").error
        for words in ["row 1", "0 to 1", "row 2", "names no feature", "row 3 of 'starts': there is no feature zz"] {
            #expect(text.contains(words), "\(text)")
        }
    }

    @Test("says which keys have no part in it, and that the network is consistent") func remarks() throws {
        let outputs = try run(
            "trace_type: loops" + Self.fromC
                + "\nconfiguration: {validate_consistency: true, allow_indeterminate_flow: false}")
        #expect(try codes(outputs).isSuperset(of: ["no_part", "consistent"]))
    }

    @Test(
        "says of a scope that there is no condition for it",
        arguments: [
            ("filter: {scope: edges}", ["filter.scope"]), ("traversability_scope: edges", []),
            ("traversability_scope: edges, condition_barriers: none", ["traversability_scope"]),
            ("filter: {scope: edges, barriers: {category: Isolating}}", []),
            ("traversability_scope: edges, condition_barriers: {category: Isolating}", []),
        ])
    func scopes(_ configuration: String, _ scopes: [String]) throws {
        let outputs = try run("trace_type: connected" + Self.fromC + "\nconfiguration: {\(configuration)}")
        let told = try messages(outputs).filter { $0["code"] as? String == "no_part" }.map { "\($0["text"] ?? $0)" }
        #expect(told.count == scopes.count, "\(told)")
        #expect(zip(told, scopes).allSatisfy { $0.contains("'\($1)' has no part") }, "\(told)")
    }

    @Test(
        "is refused in a sentence",
        arguments: [
            ("trace_type: shortest_path" + fromC, "needs two starting locations"),
            (
                "trace_type: shortest_path\nstarting_locations: [{global_id: b}, {global_id: c}]",
                "needs an attribute that it is the least sum of"
            ),
            ("trace_type: upstream\nsubnetwork_name: Town", "stands for the starts of a trace of a subnetwork"),
            ("trace_type: subnetwork\nsubnetwork_name: Tow", "did you mean 'Town'?"),
            ("trace_type: subnetwork\nsubnetwork_name: Town" + fromC, "stands for the starts"),
            ("trace_type: loops\ntarget_tier: Regional" + fromC, "is of traces upstream and downstream"),
            ("trace_type: upstream\ntarget_tier: Regionl" + fromC, "did you mean 'Regional'?"),
            (
                "trace_type: upstream" + fromC
                    + "\nconfiguration: {filter: {nearest: {count: 1, attribute: Size, categories: [Isolatin]}}}",
                "did you mean 'Isolating'?"
            ),
            (
                "trace_type: connected" + fromC
                    + "\nconfiguration: {function_barriers: [{function: add, attribute: Siz, equal: 1}]}",
                "did you mean 'Size'?"
            ),
            (
                "trace_type: connected" + fromC
                    + "\nconfiguration: {propagators: [{function: min, attribute: Size, equal: 1, less_than: 2}]}",
                "exactly one of"
            ),
        ])
    func refusals(job: String, words: String) throws {
        let project = try TemporaryProject(PipeTown.project(job: PipeTown.job(job)))
        let ended = try project.run("validate", "job.yaml")
        #expect(ended.code == 1 && ended.error.contains(words), "\(ended.error)")
    }
}
