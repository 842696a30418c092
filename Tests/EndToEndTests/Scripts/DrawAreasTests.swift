import Foundation
import Testing

@Suite("The script draw-areas")
struct DrawAreasTests {
    private static let environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]

    private func draw(_ folder: URL, _ more: [String] = []) throws -> Arterial.Ended {
        try OtherCommand.run(
            "/usr/bin/env", ["python3", "scripts/draw-areas", folder.path] + more, in: Arterial.project,
            environment: Self.environment)
    }

    @Test("draws areas, barriers, facilities and the attribution", arguments: Sample.serviceAreas)
    func draws(_ job: String) throws {
        let outputs = try Sample.outputs()
        let ended = try draw(outputs.url.appending(path: job))
        try #require(ended.code == 0, "\(ended.error)")
        let areas = try outputs.features("\(job)/polygons.geojson").features
        #expect(ended.output.components(separatedBy: "fill-rule=\"evenodd\"").count - 1 == areas.count)
        for facility in try outputs.features("\(job)/facilities.geojson").features {
            #expect(ended.output.contains(">\(facility.text("name") ?? "?")</text>"))
        }
        #expect(ended.output.contains("© OpenStreetMap contributors, ODbL"))
    }

    @Test("says what it needs where there are no areas")
    func nothing() throws {
        let ended = try draw(Sample.outputs().url.appending(path: "mail-dispatch"))
        #expect(ended.code == 1)
        #expect(ended.error.contains("there are no areas and no lines in"))
    }
}
