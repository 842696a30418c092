import Testing

/// A job is run twice, with one thing changed between, and the outputs are compared.
@Suite("A diff of two runs")
struct DiffTests {
    /// What a diff prints after a file of the project was changed between two runs.
    private func diff(_ project: TemporaryProject, _ file: String, _ text: String, _ options: [String] = []) throws
        -> Arterial.Ended
    {
        #expect(try project.run("run", ".", "--out", "old").code == 0)
        try project.write(text, to: file)
        #expect(try project.run("run", ".", "--out", "new").code == 0)
        return try Arterial.run(["diff", "old", "new"] + options, in: project.url)
    }

    @Test("of the same job has no differences, and exits 0")
    func same() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(), "b.yaml": GridTown.job(to: 1, 1)])
        let ended = try diff(project, "a.yaml", GridTown.job())
        #expect(ended.output == "2 jobs: 2 equal\n")
        #expect(ended.code == 0)
        #expect(ended.error.isEmpty)
    }

    @Test("tells how much longer a route is around a new barrier, and exits 1")
    func barrier() throws {
        let barrier = """
            barriers:
              polygons:
                - wkt: "POLYGON ((9.0014 49.9995, 9.0016 49.9995, 9.0016 50.0005, 9.0014 50.0005, 9.0014 49.9995))"
            """
        let project = try GridTown.project(["a.yaml": GridTown.job(to: 2, 0)])
        let ended = try diff(project, "a.yaml", GridTown.job(to: 2, 0, more: barrier))
        for line in [
            "a: different", "  barriers.geojson: only in NEW",
            "  parameter barriers.polygons[1].type: nothing -> \"restriction\" (built in)",
            "  routes.geojson: 1 changed, 1 -> 1 rows", "    ~ name Corner - Market",
            "        total_length 143.392 -> 365.846 (+222.454, +155.14 %)",
            "        geometry length 143.4 -> 365.8, moved 111.2 m at most", "1 job: 1 different",
        ] {
            #expect(ended.output.contains(line + "\n"), "\(line)\n\(ended.output)")
        }
        #expect(ended.code == 1)
    }

    @Test("tells which valves are to be closed no more, and how much is no longer without supply")
    func valve() throws {
        let job = PipeTown.job(
            "trace_type: isolation\nstarting_locations: {global_id: b}\n"
                + "configuration: {filter: {barriers: {category: Isolating}}}")
        let files = PipeTown.project(job: job)
        let stuck = (files["model.yaml"] ?? "").replacing("Gate: {categories: [Isolating]}", with: "Gate: {}")
        let ended = try diff(try TemporaryProject(files), "model.yaml", stuck)
        for line in [
            "  + warning: No isolating feature was discovered",
            "  elements.geojson: 1 removed, 1 -> 0 rows", "    - source Gas Device, global_id A1, role isolating",
            "  isolation.csv: 1 removed, 5 added, 1 changed, 3 -> 7 rows",
            "    + source Gas Device, global_id A1, role rejected", "        reason 'dead_end' -> 'not_filter'",
            "        isolating 'A1' -> nothing", "        isolating_count 1 -> 0 (-1, -100.00 %)",
            "        isolated_length 86.034 -> 0.000 (-86.034, -100.00 %)",
            "        status 'isolable' -> 'not_isolable'",
        ] {
            #expect(ended.output.contains(line + "\n"), "\(line)\n\(ended.output)")
        }
        #expect(!ended.output.contains("elements.csv"))
        #expect(ended.code == 1)
    }

    @Test("of a stop that moved a little is within thresholds, and exits 0")
    func thresholds() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job(to: 2, 0)])
        let options = ["--threshold", "*=2%", "--threshold", "moved=5"]
        let ended = try diff(project, "a.yaml", GridTown.job(to: 2.01, 0), options)
        #expect(ended.output.contains("  parameter stops[2].at: [9.002"))
        #expect(ended.output.contains("  routes.geojson: 1 changed, 1 -> 1 rows, within thresholds\n"))
        #expect(ended.output.hasSuffix("1 job: 1 within thresholds\n"), "\(ended.output)")
        #expect(ended.code == 0)
        #expect(try project.run("diff", "old", "new", "--threshold", "*=2%", "--threshold", "moved=0.1").code == 1)
    }

    @Test("tells how an area is another one with another break")
    func area() throws {
        func job(_ breaks: String) -> String {
            "job: service_area\nnetwork: town\ntravel_mode: car\nimpedance: length\nbreaks: \(breaks)\n"
                + "facilities: [{id: F, at: \(GridTown.place(2, 2))}]\n"
        }
        let project = try GridTown.project(["a.yaml": job("[100 m, 200 m]")], size: 6)
        let ended = try diff(project, "a.yaml", job("[100 m, 201 m]"))
        #expect(ended.output.contains("  parameter breaks: [\"100 m\",\"200 m\"] -> [\"100 m\",\"201 m\"]\n"))
        #expect(ended.output.contains("        to_break 200.000 -> 201.000 (+1.000, +0.50 %)\n"))
        #expect(ended.output.contains("        area_m2 "))
        #expect(ended.code == 1)
    }
}
