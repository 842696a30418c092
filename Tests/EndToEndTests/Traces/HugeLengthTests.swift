import Testing

/// Three pipes in a row, whose lengths are taken from a column of something else.
@Suite("Lengths of which the sum fits no number")
struct HugeLengthTests {
    @Test("count up to a limit, which is told", arguments: [("5e15", true), ("1e300", true), ("200", false)])
    func told(_ length: String, _ isCut: Bool) throws {
        let pipes = (0..<3).map { "P\($0),\(length),\"LINESTRING (\($0 * 100) 0, \($0 * 100 + 100) 0)\"\n" }
        let project = try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: pipes.csv, model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {W: {tiers: {T: {}}}}
            sources:
              Pipe: {usage: line, fields: {id: id}, source: pipes.csv, asset_groups: {P: {asset_types: {P: {}}}}}
            attributes: {Len: {fields: {Pipe: len}}}
            length: Len

            """,
            "pipes.csv": "id,len,wkt\n" + pipes.joined(),
            "pipes.csvt": "String,Real,WKT\n",
            "job.yaml": """
            {job: trace, network: n, trace_type: connected, starting_locations: {source: Pipe, global_id: P0}}

            """,
        ])
        let run = try project.run("run", "job.yaml")
        #expect(run.code == 0, "\(run.output)\(run.error)")
        let job = try project.outputs().text("job/job.json")
        #expect(job.contains("3 lines are longer than") == isCut, "\(job)")
        let summary = try #require(try project.outputs().table("job/summary.csv").rows.first)
        let length = try #require(summary["length"].flatMap(Double.init))
        #expect(isCut ? length > 1e14 : length == 600, "\(summary)")
    }
}
