import Testing

/// Where utility networks come from: layers with a model, drafts of models, and what is wrong with them.
@Suite("A utility network")
struct UtilityNetworkCommandTests {
    private func project(_ changes: [String: (String, String)]) throws -> TemporaryProject {
        let files = PipeTown.project(job: PipeTown.job("trace_type: connected\nstarting_locations: {global_id: c}"))
        return try TemporaryProject(
            files.merging(
                changes.map { file, change in
                    (file, (files[file] ?? "").replacing(change.0, with: change.1))
                }
            ) { $1 })
    }

    @Test("is listed whole by network info")
    func info() throws {
        let ended = try project([:]).run("network", "info", "town")
        let parts = [
            "domain network  Gas: source-based, hierarchical", "tier            Supply of Gas, rank 1; group Town",
            "Gas Device: device, 7 features, 1 customers", "Valve Plug (2, 2): 1; Isolating, Emergency",
            "Regulator: High (upstream), Low; directional", "categories      Isolating, Emergency",
            "Status: short of Gas Device, Gas Line; 0 Open, 1 Closed", "Bits: short of Gas Device; bit set",
            "Gas Device S1, terminal Low: subnetwork Town of Supply", "rules           none: everything connects",
        ]
        for part in parts { #expect(ended.output.contains(part), "\(part)") }
        let json = try project([:]).run("network", "info", "town", "--json").output
        for key in [
            "domain_networks", "tiers", "sources", "terminal_configurations", "categories", "attributes", "controllers",
        ] {
            #expect(json.contains("\"\(key)\""), "\(key)")
        }
    }

    @Test(
        "names the element and the rule where its data are wrong",
        arguments: [
            (
                "lines.geojson", "\"id\": \"b\"", "\"id\": \"c\"",
                "Gas Line row 2 (c): row 1 has this global id, too"
            ),
            (
                "devices.geojson", "\"assettype\": \"Gate\"", "\"assettype\": \"Gatte\"",
                "there is no asset type Gatte in the asset group Valve"
            ),
            (
                "lines.geojson", "\"from_terminal\": \"Low\"", "\"from_terminal\": \"Lo\"",
                "there is no terminal Lo; did you mean Low?"
            ),
            ("lines.geojson", "\"from_terminal\": \"Low\"", "\"from_terminal\": null", "has several terminals"),
            ("model.yaml", "global_id: S1,", "global_id: S9,", "S9"),
            (
                "model.yaml", "{source: Gas Device, global_id: S1, terminal: Low, tier: Supply",
                "{source: Gas Junction, global_id: T1, tier: Supply", "is no device; only devices control"
            ),
            ("model.yaml", "global_id: S1, terminal: Low", "global_id: S1", "terminal"),
            ("model.yaml", "categories: [Isolating]", "categorys: [Isolating]", "did you mean 'categories'?"),
            ("model.yaml", "tier: Supply", "tier: Suply", "did you mean 'Supply'?"),
            (
                "model.yaml", "Gas Device: status, ", "Gas Device: statuss, ",
                "has no field 'statuss'"
            ),
        ])
    func faults(file: String, from: String, to: String, words: String) throws {
        let ended = try project([file: (from, to)]).run("run", "job.yaml")
        #expect(ended.code == 1 && (ended.error + ended.output).contains(words), "\(ended.error)\(ended.output)")
    }

    @Test("of EPANET names the line and the id where it is wrong")
    func epanet() throws {
        let files = LakeTown.project("source: lake.inp")
        let wrong = files["lake.inp"]?.replacing("P3 J2 J3", with: "P3 J2 J9") ?? ""
        let project = try TemporaryProject(files.merging(["lake.inp": wrong]) { $1 })
        let ended = try project.run("run", "job.yaml")
        #expect(
            ended.code == 1 && ended.output.contains("J9") && ended.output.contains("lake.inp:10"), "\(ended.output)")
    }

    @Test(
        "is drafted from layers: the draft runs once its blanks are filled",
        .enabled(if: Conversion.isThere, Conversion.isMissing))
    func draft() throws {
        let jobs = TraceJobs(size: 4, traces: 1)
        let project = try TemporaryProject(jobs.files)
        try Conversion.write(
            "data/devices.geojson", as: "data/gas.gpkg", ["-f", "GPKG", "-nln", "devices"], in: project.url)
        try Conversion.write(
            "data/mains.geojson", as: "data/gas.gpkg", ["-f", "GPKG", "-update", "-nln", "mains"], in: project.url)
        let drafted = try project.run("init", "--utility", "data/gas.gpkg")
        #expect(
            drafted.code == 0 && drafted.output.contains("usage: line") && drafted.output.contains("kind = 'Valve'"))
        try project.write(drafted.output, to: "data/model.yaml")
        let job =
            "job: trace\nnetwork: gas\ntrace_type: connected\nstarting_locations: {at: \(jobs.grid.middle(of: jobs.grid.mains[0]))}\n"
        try project.write(job, to: "drafted.yaml")
        let ended = try project.run("run", "drafted.yaml")
        #expect(ended.code == 0, "\(ended.output)")
        let found = try project.outputs().table("drafted/elements.csv").rows
        #expect(found.count == jobs.grid.mains.count + jobs.grid.valves.count + jobs.grid.meters.count + 2)
    }
}
