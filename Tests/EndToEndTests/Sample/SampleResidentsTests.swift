import Foundation
import Testing

@Suite("The sample's residents near a school")
struct SampleResidentsTests {
    private static let job = "residents-near-a-school"
    private static let houses = Sample.jobs.appending(path: "data/made-residents.gpkg")

    @Test("are counted by break, each house once")
    func counted() throws {
        let rows = try Sample.outputs().table("\(Self.job)/summary.csv").rows
        #expect(rows.map { $0["to_break"] } == ["5.000000", "10.000000"])
        let areas = try Sample.outputs().features("\(Self.job)/polygons.geojson").features
        let houses = try SampleDatabase.rows("SELECT house, made_residents FROM made_residents", in: Self.houses)
        let places = try SampleDatabase.places(of: "made_residents", by: "house", in: Self.houses)
        #expect(houses.count == 400)
        for row in rows {
            let area = try #require(areas.first { $0.number("to_break") == Double(row["to_break"] ?? "") })
            let within = houses.filter { places[$0[0]].map(area.holds) == true }
            let residents = within.reduce(0) { $0 + (Int($1[1]) ?? 0) }
            // Houses count by the cost of their own place; generalized outlines err for a few.
            let sum = try #require(Int(row["sum_made_residents"] ?? ""))
            #expect(abs(sum - residents) * 20 < residents, "\(sum), and \(residents) by the outlines")
        }
    }

    @Test("are all counted where a break is larger than the city")
    func all() throws {
        let project = try TemporaryProject(copying: Sample.jobs)
        let text = try String(contentsOf: Sample.jobs.appending(path: Self.job + ".yaml"), encoding: .utf8)
        try project.write(text.replacing("[5 min, 10 min]", with: "100 h"), to: "all.yaml")
        #expect(try project.run("run", "all.yaml", "--out", "results").code == 0)
        let rows = try project.outputs("results").table("all/summary.csv").rows
        let sums = try SampleDatabase.rows(
            "SELECT count(*), sum(made_residents), sum(made_pupils) FROM made_residents", in: Self.houses)
        #expect(
            rows.map { row in ["count", "sum_made_residents", "sum_made_pupils"].map { row[$0] ?? "" } } == sums)
    }

    @Test("are made up, and the names say so")
    func made() throws {
        let text = try String(contentsOf: Sample.jobs.appending(path: Self.job + ".yaml"), encoding: .utf8)
        #expect(text.contains("made-up") && text.contains("made-residents.gpkg"))
        let notice = try String(contentsOf: Arterial.project.appending(path: "NOTICE"), encoding: .utf8)
        #expect(notice.contains("jobs/data/made-residents.gpkg\n    Made by scripts/make-residents."))
    }
}
