import AreaChecking
import Foundation
import Testing

@Suite struct AreaTruthTests {
    /// What differs from one job to the next.
    private static let jobs = [
        "rings": "", "disks": "geometry_at_cutoff: disks\ntravel_direction: to_facility",
        "dissolved": "geometry_at_overlap: dissolve", "split": "geometry_at_overlap: split",
    ]

    private static func text(_ name: String, _ more: String) -> String {
        """
        job: service_area
        name: \(name)
        network: monaco
        travel_mode: car
        breaks: [1 min, 3 min]
        facilities:
          - {name: Condamine, at: [7.42168, 43.73239]}
          - {name: Fontvieille, at: [7.4145, 43.7277]}
        polygons: {detail: detailed}
        \(more)
        """
    }

    @Test("a place is in the area of a break if the street nearest to it is reached, and only then")
    func areasAreWhatTheDefinitionSays() throws {
        let project = try TemporaryProject(copying: Sample.jobs)
        for (name, more) in Self.jobs { try project.write(Self.text(name, more), to: "areas/\(name).yaml") }
        let ended = try project.run("run", "areas", "--out", "out")
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        for name in Self.jobs.keys.sorted() {
            let report = try check(name, of: project, out: "out")
            #expect(report.areas.count == (name == "dissolved" ? 2 : 4))
            #expect(report.areas.allSatisfy { $0.network.checked > 1000 && $0.plane.checked > 500 })
            #expect(report.isGood, "\(report.summary.joined(separator: "\n"))")
        }
    }

    @Test("areas that stand some metres beside their streets are found out")
    func shiftedAreasAreFoundOut() throws {
        let project = try TemporaryProject(copying: Sample.jobs)
        try project.write(Self.text("dissolved", "geometry_at_overlap: dissolve"), to: "areas/dissolved.yaml")
        let ended = try project.run("run", "areas", "--out", "out")
        try #require(ended.code == 0, "\(ended.error)\(ended.output)")
        let written = try project.outputs("out").text("dissolved/polygons.geojson")
        // A ten-thousandth of a degree, eight metres, to the west.
        let shifted = written.replacing(/\[7\.4(\d\d)([1-9])/) { "[7.4\($0.1)\((Int($0.2) ?? 1) - 1)" }
        try project.write(shifted, to: "out/dissolved/polygons.geojson")
        #expect(try check("dissolved", of: project, out: "out").areas.contains { $0.network.wrong > 10 })
    }

    private func check(_ job: String, of project: TemporaryProject, out: String) throws -> AreaReport {
        try AreaCheck(
            folder: project.url.appending(path: "\(out)/\(job)"), jobs: [project.url.appending(path: "areas").path],
            planePoints: 2000
        ).run()
    }
}
