import Foundation
import Testing

@Suite("The sample's streets that are dug up")
struct SampleWorksTests {
    private static let job = "mail-while-streets-are-dug-up"

    /// The job's outputs as they are, and without its works.
    private func outputs() throws -> (with: Outputs, without: Outputs) {
        let project = try TemporaryProject(copying: Sample.jobs)
        let text = try String(contentsOf: Sample.jobs.appending(path: Self.job + ".yaml"), encoding: .utf8)
        let barriers = try #require(text.range(of: "barriers:\n"))
        try project.write(String(text[..<barriers.lowerBound]), to: "without.yaml")
        #expect(try project.run("run", "without.yaml", "--out", "results").code == 0)
        return (try Sample.outputs(), project.outputs("results"))
    }

    @Test("take three times as long, and the mail reaches less")
    func slower() throws {
        let (with, without) = try outputs()
        let works = try #require(try with.features("\(Self.job)/barriers.geojson").features.first)
        #expect(works.text("id") == "works" && works.text("status") == "ok" && (works.number("edges") ?? 0) > 100)
        let slowAreas = try with.features("\(Self.job)/polygons.geojson").features
        let areas = try without.features("without/polygons.geojson").features
        #expect(areas.count == 2 && slowAreas.count == 2)
        for (slow, area) in zip(slowAreas, areas) {
            #expect(try #require(slow.number("area_m2")) < (try #require(area.number("area_m2"))) * 0.97)
        }
        let minutes = Self.minutes(try without.features("without/lines.geojson").features, in: works)
        var compared = 0
        for (piece, slow) in Self.minutes(try with.features("\(Self.job)/lines.geojson").features, in: works) {
            guard let usual = minutes[piece] else { continue }
            // Costs are counted in milliseconds: each of some parts may be rounded.
            #expect(abs(slow - 3 * usual) < 0.0002, "\(piece): \(slow) and \(usual)")
            compared += 1
        }
        #expect(compared > 100)
    }

    /// The time along each line that lies in an area, by the part of a street that it is.
    private static func minutes(_ lines: [FeatureTable.Feature], in area: FeatureTable.Feature) -> [String: Double] {
        let inside = lines.filter { $0.positions.allSatisfy(area.holds) }
        return inside.reduce(into: [:]) { minutes, line in
            let (from, to) = (line.number("from_position") ?? -1, line.number("to_position") ?? -1)
            let time = (line.number("to_cumul_time") ?? 0) - (line.number("from_cumul_time") ?? 0)
            minutes["\(line.number("source_id") ?? -1) from \(from) to \(to)"] = time
        }
    }
}
