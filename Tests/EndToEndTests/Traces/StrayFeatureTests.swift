import Testing

@Suite("A feature far from all others")
struct StrayFeatureTests {
    @Test("in a network in degrees is told, and lengths are true all the same")
    func stray() throws {
        func length(_ more: String) throws -> (length: String?, output: String) {
            let project = try CableRow.project(
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
}
