import Foundation
import Testing

@Suite("The key of a job")
struct SourceChangeTests {
    static let table = "code,name,x,y\n1,A,9,50\n2,B,9.002,50.001\n"

    private func key(of job: LayerJob, _ more: String = "") throws -> NSObject {
        try #require(
            try job.outputs(stops: "{source: t.csv, fields: {name: name}}", more).json("a/job.json")["key"] as? NSObject
        )
    }

    @Test("changes with its sources, even in what no output shows")
    func changed() throws {
        let job = try LayerJob(["t.csv": Self.table])
        let first = try key(of: job)
        for other in ["7,A,9,50", "1,C,9,50", "1,A,9.001,50"] {
            try job.project.write(Self.table.replacing("1,A,9,50", with: other), to: "t.csv")
            #expect(try key(of: job) != first)
        }
        try job.project.write(Self.table, to: "t.csv")
        #expect(try key(of: job) == first)
    }

    @Test("changes with what its barriers are asked with")
    func asked() throws {
        let job = try LayerJob([
            "t.csv": Self.table, "q.geojson": LayerText.collection(LayerText.rectangle(5, 5, 6, 6)),
        ])
        let barriers =
            "barriers: {polygons: [{source: t.csv, buffer: 1 m, allow_empty: true, "
            + "spatial: {geometry: {source: q.geojson}}}]}\n"
        let first = try key(of: job, barriers)
        #expect(try key(of: job, barriers) == first)
        try job.project.write(LayerText.collection(LayerText.rectangle(5, 5, 7, 7)), to: "q.geojson")
        #expect(try key(of: job, barriers) != first)
    }
}
