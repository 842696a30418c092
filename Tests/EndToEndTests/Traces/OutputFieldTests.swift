import Testing

/// Fields of sources that are written with the elements of a trace.
@Suite("Fields of sources")
struct OutputFieldTests {
    private static let job = "trace_type: connected\nstarting_locations: {source: Gas Line, global_id: b}\n"

    private func run(_ fields: String, more: [String: String] = [:]) throws -> (ended: Arterial.Ended, outputs: Outputs)
    {
        let text = Self.job + "configuration: {output: {fields: \(fields)}}"
        let project = try TemporaryProject(PipeTown.project(job: PipeTown.job(text), more: more))
        return (try project.run("run", "job.yaml"), project.outputs())
    }

    @Test("stand behind the columns of elements, empty where a source has them not") func columns() throws {
        let outputs = try run("{Gas Line: [size, status], Gas Device: [status, assettype]}").outputs
        let table = try outputs.table("job/elements.csv")
        #expect(table.columns.suffix(3) == ["size", "status", "assettype"])
        let valve = table.rows.first { $0["source"] == "Gas Device" && $0["global_id"] == "A1" }
        #expect(valve?["assettype"] == "Gate" && valve?["status"] == "0" && valve?["size"] == "")
        let pipe = table.rows.first { $0["global_id"] == "b" }
        #expect(pipe?["size"] == "200" && pipe?["assettype"] == "")
        let feature = try outputs.text("job/elements.geojson")
        #expect(feature.contains("\"size\":200"))
    }

    @Test("a name that elements have, or groups, gets the source's before it") func taken() throws {
        let devices = PipeTown.files["devices.geojson"]?.replacing(
            "\"bits\"", with: "\"role\": 7, \"group\": 8, \"bits\"")
        let outputs = try run("{Gas Device: [role, group]}", more: ["devices.geojson": devices ?? ""]).outputs
        let table = try outputs.table("job/elements.csv")
        #expect(table.columns.suffix(2) == ["Gas Device.role", "Gas Device.group"])
        let valve = table.rows.first { $0["source"] == "Gas Device" }
        #expect(valve?["Gas Device.role"] == "7" && valve?["Gas Device.group"] == "8")
    }

    @Test("a name that tables of CSV have for geometries is theirs") func geometry() throws {
        let devices = PipeTown.files["devices.geojson"]?.replacing("\"bits\"", with: "\"geometry\": 7, \"bits\"")
        let text = Self.job + "configuration: {output: {fields: {Gas Device: [geometry]}}}\noutputs: {crs: EPSG:4326}\n"
        let project = try TemporaryProject(
            PipeTown.project(job: PipeTown.job(text), more: ["devices.geojson": devices ?? ""]))
        #expect(try project.run("run", "job.yaml").code == 0)
        let table = try project.outputs().table("job/elements.csv")
        #expect(table.columns.suffix(2) == ["Gas Device.geometry", "geometry"], "\(table.columns)")
    }

    @Test("mistakes are told in a sentence") func refusals() throws {
        for (fields, sentence) in [
            ("{Gas Pipe: [size]}", "there is no source 'Gas Pipe'"), ("{Gas Line: [sise]}", "has no field 'sise'"),
        ] {
            let ended = try run(fields).ended
            #expect(ended.code != 0 && ended.error.contains(sentence), "\(ended.error)")
        }
    }
}
