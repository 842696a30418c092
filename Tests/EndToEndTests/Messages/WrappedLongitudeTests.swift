import Testing

@Suite("A longitude beyond 180 degrees")
struct WrappedLongitudeTests {
    private func said(_ job: String, _ files: [String: String] = [:]) throws -> [String] {
        let project = try GridTown.project(["a.yaml": job].merging(files) { first, _ in first })
        #expect(try project.run("run", ".").code == 0)
        let messages = try project.outputs().json("a/job.json")["messages"] as? [[String: String]]
        return (messages ?? []).filter { $0["code"] == "longitude_wrapped" }
            .compactMap { "\($0["severity"] ?? ""): \($0["text"] ?? "")" }
    }

    @Test("is a warning in job.json where it is written in the job") func written() throws {
        let barrier = "barriers: {points: [{at: [369.0005, 50.0005]}]}\n"
        #expect(
            try said(GridTown.job(more: barrier)) == [
                "warning: the longitude 369.0005 is beyond 180 degrees and is taken as 9.0005"
            ])
    }

    @Test("is a warning in job.json where a layer has it") func ofLayer() throws {
        let barrier = "barriers: {points: {source: far.csv}}\n"
        let table = "x,y\n369.0005,50.0005\n9.0006,50.0005\n-350.9995,50.0006\n"
        #expect(
            try said(GridTown.job(more: barrier), ["far.csv": table]) == [
                "warning: 2 longitudes of far beyond 180 degrees are taken as one within"
            ])
    }
}
