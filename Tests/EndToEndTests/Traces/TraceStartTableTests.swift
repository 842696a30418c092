import Testing

@Suite("Rows of a table that name starts")
struct TraceStartTableTests {
    @Test(
        "come in the order of a database, whatever index finds them",
        .enabled(if: SQLiteFile.isThere, "sqlite3 is not there"))
    func indexed() throws {
        let project = try CableRow.project(
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

    @Test("find features whatever blanks stand round an id, as those of a job do") func blanks() throws {
        let project = try CableRow.project(
            "type: short", ("1", "2"), "trace_type: connected\nstarting_locations: {source: starts.csv}\n")
        try project.write("source,global_id\nDevice,\"S \"\nLine,\" L1\"\n", to: "starts.csv")
        let ended = try project.run("run", "job.yaml")
        #expect(ended.code == 0, "\(ended.error)\(ended.output)")
        let elements = try project.outputs().table("job/elements.csv").rows
        #expect(elements.filter { $0["role"] == "start" }.compactMap { $0["global_id"] } == ["S", "L1"], "\(elements)")
    }

    @Test("are a mistake where a group has one end of a path") func ends() throws {
        let project = try CableRow.project(
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

    @Test(
        "may be a list of ids and nothing else",
        arguments: [
            ("global_id\nS\nL1\n", ["S", "L1"]), ("\"global_id\"\r\n\r\nS\r\n\"L1\"", ["S", "L1"]),
            ("\u{FEFF}global_id\nS\n\nL1\n", ["S", "L1"]),
        ])
    func list(_ text: String, _ ids: [String]) throws {
        for (condition, found) in [("", ids), (", where: \"global_id <> 'L1'\"", ["S"])] {
            let project = try CableRow.project(
                "type: short", ("1", "2"),
                "trace_type: connected\nstarting_locations: {source: starts.csv\(condition)}\n")
            try project.write(text, to: "starts.csv")
            let ended = try project.run("run", "job.yaml")
            #expect(ended.code == 0, "\(ended.error)\(ended.output)")
            let starts = try project.outputs().table("job/elements.csv").rows.filter { $0["role"] == "start" }
            #expect(starts.compactMap { $0["global_id"] } == found)
        }
    }

    @Test("keep the zeros of ids where these are all that there is") func zeros() throws {
        let project = try CableRow.project(
            "type: short", ("1", "2"), "trace_type: connected\nstarting_locations: {source: starts.csv}\n")
        try project.write("global_id\n00123\n00124\n", to: "starts.csv")
        let ended = try project.run("run", "job.yaml")
        #expect((ended.output + ended.error).contains("there is no feature 00123"), "\(ended)")
    }

    @Test("are told with their group where none of it is found") func lostGroup() throws {
        let project = try CableRow.project(
            "type: short", ("1", "2"),
            "trace_type: connected\nstarting_locations: {source: starts.csv}\nlocate: {skip_invalid: true}\n")
        try project.write(
            "source,global_id,group\nDevice,S,a\nDevice,X,b\nDevice,Y,b\nDevice,X,a\n", to: "starts.csv")
        let ended = try project.run("run", "job.yaml")
        let groups = try project.outputs().table("job/summary.csv").rows.map { $0["group"] }
        let messages = try project.outputs().json("job/job.json")["messages"] as? [[String: Any]] ?? []
        let told = messages.compactMap { $0["text"] as? String }.filter { $0.contains("the group") }
        #expect(ended.code == 0 && groups == ["a"])
        #expect(told == ["the group 'b' is left out: none of its starting locations is left"])
    }

    @Test("are left out where a row has no id, with skip_invalid, and are a mistake otherwise") func empty() throws {
        let project = try CableRow.project(
            "type: short", ("1", "2"), "trace_type: connected\nstarting_locations: {source: starts.csv}\n")
        try project.write("source,global_id\nDevice,S\nDevice,\nDevice,H\n", to: "starts.csv")
        let mistaken = try project.run("validate", "job.yaml")
        #expect(mistaken.code == 1 && mistaken.error.contains("it names no feature"), "\(mistaken.error)")
        try project.write(project.text("job.yaml") + "locate: {skip_invalid: true}\n", to: "job.yaml")
        let ended = try project.run("run", "job.yaml")
        try #require(ended.code == 0, "\(ended.error)")
        let messages = try project.outputs().json("job/job.json")["messages"] as? [[String: Any]] ?? []
        let told = messages.filter { $0["code"] as? String == "start_left_out" }.compactMap { $0["text"] as? String }
        #expect(told == ["a starting location is left out: row 2 of 'starts' names no feature"])
        let starts = try project.outputs().table("job/elements.csv").rows.filter { $0["role"] == "start" }
        #expect(starts.compactMap { $0["global_id"] } == ["S", "H"])
    }

    @Test("are one end for each feature of a selection, whatever group they are of") func eachWithGroup() throws {
        let project = try CableRow.project(
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
}
