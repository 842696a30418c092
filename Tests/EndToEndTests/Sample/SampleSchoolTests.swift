import Foundation
import Testing

@Suite("The sample's way to school on foot")
struct SampleSchoolTests {
    private static let job = "to-school-on-foot"

    private func lines() throws -> [FeatureTable.Feature] {
        try Sample.outputs().features("\(Self.job)/lines.geojson").features
    }

    @Test("gets shorter by what is walked")
    func falling() throws {
        let lines = try lines()
        #expect(lines.count > 500)
        for line in lines {
            let (from, to) = (line.number("from_cumul_length") ?? -1, line.number("to_cumul_length") ?? -1)
            #expect(to >= 0 && from >= to && abs(from - to - (line.number("length") ?? -1)) < 0.0015)
        }
    }

    @Test("is measured at each vertex of the streets")
    func measures() throws {
        for line in try lines() {
            let measures = (line.text("measures") ?? "").split(separator: " ").compactMap { Double($0) }
            #expect(measures.count == line.positions.count)
            #expect(measures.first == line.number("from_cumul_length"))
            #expect(measures.last == line.number("to_cumul_length"))
            #expect(measures == measures.sorted(by: >))
        }
    }

    @Test("lies in the area of its break")
    func areas() throws {
        let areas = try Sample.outputs().features("\(Self.job)/polygons.geojson").features
        #expect(areas.compactMap { $0.number("to_break") } == [1000, 600, 300])
        let lines = try lines().filter { ($0.number("length") ?? 0) > 10 }
        let outside = lines.filter { line in
            let (before, after) = (line.positions[0], line.positions[1])
            let middle = Point(x: (before.x + after.x) / 2, y: (before.y + after.y) / 2)
            return !areas.contains { $0.number("to_break") == line.number("to_break") && $0.holds(middle) }
        }
        // Where streets cross above each other, the smaller break has the land.
        #expect(outside.count * 100 < lines.count, "\(outside.count) of \(lines.count)")
    }
}
