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

    @Test("have the type that their field says where they have no place")
    func typeWithoutPlace() throws {
        let lost = #"{"type": "Feature", "properties": {"name": "B", "kind": "waypoint"}, "geometry": null}"#
        let job = try LayerJob([
            "t.geojson": LayerText.collection(
                LayerText.point(0, 0, #""name": "A", "kind": "stop""#), lost,
                LayerText.point(2, 1, #""name": "C", "kind": "stop""#))
        ])
        let rows = try job.stops("{source: t.geojson, fields: {name: name, type: kind}}").rows
        let told = rows.map { "\($0["name"] ?? "") \($0["type"] ?? "") \($0["status"] ?? "")" }
        #expect(told.sorted() == ["A stop ok", "B waypoint not_located", "C stop ok"])
    }
}
