import Foundation
import Testing

@Suite("A table of MapInfo", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct MapInfoTableTests {
    @Test(
        "that stands for others is read by their own names alone",
        arguments: [
            "begin_metadata\n\"\\IsSeamless\" = \"TRUE\"\nend_metadata\n", "create view both as\n",
            String(repeating: "\n", count: 70_000) + "\"\\IsSeamless\" = \"TRUE\"x\n",
        ])
    func others(_ more: String) throws {
        let job = try LayerJob(["t.geojson": LayerText.collection(LayerText.point(2, 1, #""name": "Market""#))])
        try Conversion.write("t.geojson", as: "t.tab", ["-f", "MapInfo File"], in: job.project.url)
        let item = "{source: t.tab, fields: {name: name}}"
        #expect(try job.column("name", "\(item), \(LayerJob.corners)").first == "Market")
        try job.project.write(try job.project.text("t.tab") + more, to: "t.tab")
        let text = try job.mistake(stops: "\(item), \(LayerJob.corners)")
        #expect(text.contains("it is a table of other tables, which are read by their own names alone"), "\(text)")
    }
}
