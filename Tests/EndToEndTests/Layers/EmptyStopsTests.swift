import Foundation
import Testing

@Suite("Tables of stops that may be empty")
struct EmptyStopsTests {
    @Test("and are give no route, a word about it, and the state empty")
    func empty() throws {
        let job = try LayerJob([
            "t.geojson": LayerText.collection(LayerText.point(0, 0, #""beds": 5"#))
        ])
        let ended = try job.ended(stops: "{source: t.geojson, where: beds > 9, allow_empty: true}")
        #expect(ended.code == 0, "\(ended.error)")
        let outputs = job.project.outputs()
        #expect(try outputs.results().first?["state"] as? String == "empty")
        #expect(try job.messages(outputs) == ["there are no stops, and so no route"])
        #expect(try outputs.table("a/stops.csv").rows.isEmpty)
    }
}
