import Foundation
import Testing

@Suite("The waypoints of a GPX file", .enabled(if: Conversion.isThere, Conversion.isMissing))
struct WaypointTests {
    private func job() throws -> LayerJob {
        let job = try LayerJob([
            "in/points.geojson": LayerText.collection(
                LayerText.point(1, 4, #""name": "Mill, old""#), LayerText.point(0, 0, #""name": "Ätna""#))
        ])
        try Conversion.write("in/points.geojson", as: "a.gpx", ["-f", "GPX"], in: job.project.url)
        return job
    }

    private func outputs(_ job: LayerJob, stops: String, barriers: String) throws -> [String: Data] {
        try job.outputs(stops: stops, "barriers: {polygons: [\(barriers)]}\n").bytes().filter { $0.key != "a/job.json" }
    }

    @Test("are the same stops, and with a buffer the same barriers, as those written in the job")
    func same() throws {
        let job = try job()
        let (mill, volcano) = (GridTown.place(1, 4), GridTown.place(0, 0))
        let written = try outputs(
            job, stops: "{name: 'Mill, old', at: \(mill)}, {name: Ätna, at: \(volcano)}, \(LayerJob.farCorner)",
            barriers: "{name: 'Mill, old', at: \(mill), buffer: 20 m}, {name: Ätna, at: \(volcano), buffer: 20 m}")
        let found = try outputs(
            job, stops: "{source: a.gpx, layer: waypoints}, \(LayerJob.farCorner)",
            barriers: "{source: a.gpx, layer: waypoints, buffer: 20 m}")
        #expect(found.keys.contains("a/barriers.geojson"))
        #expect(differences(found, written) == [])
    }

    @Test("are named, since routes and tracks are layers too")
    func named() throws {
        let text = try job().mistake(stops: "{source: a.gpx}")
        #expect(text.contains("'a.gpx' has several layers, and none is named"))
        #expect(text.contains("waypoints"))
    }
}
