import Foundation
import Testing

@Suite("The sample's fire stations")
struct SampleFireStationsTests {
    private static let job = "fire-stations-first-on-the-spot"

    private func lines() throws -> [FeatureTable.Feature] {
        try Sample.outputs().features("\(Self.job)/lines.geojson").features
    }

    @Test("share the streets: no place belongs to two of them")
    func streets() throws {
        let streets = Dictionary(grouping: try lines()) { $0.number("source_id") ?? -1 }
        #expect(streets.count > 500)
        for (street, lines) in streets {
            let spans = lines.map { line in
                [line.number("from_position") ?? -1, line.number("to_position") ?? -1].sorted()
            }.sorted { $0[0] < $1[0] }
            for (span, next) in zip(spans, spans.dropFirst()) {
                // Positions are written with seven decimals.
                #expect(next[0] > span[1] - 2e-7, "street \(street): \(span) and \(next)")
            }
        }
    }

    @Test("share the land: no place belongs to two of them, and the middle of a street to its own")
    func land() throws {
        let areas = try Sample.outputs().features("\(Self.job)/polygons.geojson").features
        #expect(Set(areas.compactMap { $0.text("id") }) == ["F1", "F2", "F3"])
        let lines = try lines().filter { ($0.number("length") ?? 0) > 10 }
        var strangers = 0
        for line in lines {
            let (before, after) = (line.positions[0], line.positions[1])
            let middle = Point(x: (before.x + after.x) / 2, y: (before.y + after.y) / 2)
            let owners = areas.filter { $0.holds(middle) }
            #expect(owners.count < 2, "\(middle)")
            if owners.first?.text("id") != line.text("id") { strangers += 1 }
        }
        // Generalized outlines, and streets above each other, may err for one in thirty.
        #expect(strangers * 30 < lines.count, "\(strangers) of \(lines.count)")
    }

    @Test("reach each street within the break that it is given")
    func costs() throws {
        for line in try lines() {
            let costs = ["from_break", "from_cumul_time", "to_cumul_time", "to_break"].compactMap { line.number($0) }
            #expect(costs.count == 4 && costs == costs.sorted(), "\(line.properties)")
        }
    }
}
