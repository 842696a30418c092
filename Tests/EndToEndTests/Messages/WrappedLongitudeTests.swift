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

    @Test("is a warning in job.json where a related row has it") func related() throws {
        let job =
            "job: related_records\nsource: a.csv\nrelated_fields: {x: x, y: y}\n"
            + "relationship: {source: far.csv, table: far, origin_key: k, destination_key: k}\n"
        #expect(
            try said(job, ["a.csv": "k,n\n1,a\n2,b\n", "far.csv": "k,x,y\n1,369.0005,50\n2,9,50\n1,-200,50\n"]) == [
                "warning: 2 longitudes of far beyond 180 degrees are taken as one within"
            ])
    }
}
