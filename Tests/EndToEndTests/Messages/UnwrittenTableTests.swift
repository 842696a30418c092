import Testing

@Suite("A table whose formats a job leaves out")
struct UnwrittenTableTests {
    @Test("is named in job.json, but where a GeoPackage holds it") func named() throws {
        let barrier = "barriers: {points: [{at: \(GridTown.place(1, 1))}]}\n"
        func notes(_ formats: String) throws -> [String] {
            let job = GridTown.job(more: barrier + "directions: none\noutputs: {formats: [\(formats)]}\n")
            let project = try GridTown.project(["a.yaml": job])
            #expect(try project.run("run", ".").code == 0)
            let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]]
            return (messages ?? []).filter { $0["code"] == "not_written" }.compactMap { $0["text"] }
        }
        #expect(try notes("csv") == ["not written, as 'formats' has none of theirs: barriers (geojson)"])
        #expect(try notes("geojson, csv") == [])
        #expect(try notes("gpkg") == [])
    }
}
