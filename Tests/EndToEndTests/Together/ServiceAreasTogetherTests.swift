import Foundation
import Testing

/// Streets from a GeoPackage in metres, stations from a layer with breaks of their own, floods and slow areas by reference,
/// points that cost, areas merged and split, lines, and quarters that are counted; killed in the middle, and run again.
@Suite("A folder of service areas", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct ServiceAreasTogetherTests {
    private static let variations = 12
    private static let blocks = Dictionary(uniqueKeysWithValues: StreetJobs.blocks.map { ($0.id, $0) })

    @Test("gives the same bytes after it was killed in the middle and run again, and the answers are true")
    func killedAndRunAgain() throws {
        let project = try TemporaryProject(ServiceAreaJobs(variations: Self.variations).files)
        try Conversion.write("data/streets.geojson", as: "data/streets.gpkg", ["-f", "GPKG"], in: project.url)
        let calm = try project.sameBytesWhenKilled(afterJobs: 5, code: 1)
        #expect(calm.error.contains("did you mean 'travel_direction'?"), "\(calm.error)")
        try expectAnswers(project.outputs("calm"))
    }

    private func expectAnswers(_ outputs: Outputs) throws {
        #expect(try outputs.states().filter { !$0.contains(" succeeded") } == ["misspelt invalid"])
        #expect(outputs.jobs.count == Self.variations * 2)
        for job in outputs.jobs {
            let lines = try outputs.features("\(job)/lines.geojson").features
            #expect(lines.count > 100, "\(job)")
            let isMerged = job.contains("merged")
            for line in lines {
                try expectAllowed(line, job)
                expectDry(line, job)
                expectCosts(line, isFalling: isMerged, job)
            }
            let areas = try outputs.features("\(job)/polygons.geojson").features
            expectAreas(areas, hold: lines, isMerged: isMerged, job)
            if isMerged { try expectResidents(outputs, job) }
        }
    }

    /// Streets of one way are only travelled along it, to stations as well as from them.
    private func expectAllowed(_ line: FeatureTable.Feature, _ job: String) throws {
        let block = try #require(Self.blocks[Int(line.number("source_id") ?? 0)], "\(job): \(line.properties)")
        let (from, to) = (line.number("from_position") ?? -1, line.number("to_position") ?? -1)
        #expect(block.direction == "B" || (block.direction == "FT") == (to > from), "\(job): block \(block.id)")
    }

    private func expectDry(_ line: FeatureTable.Feature, _ job: String) {
        let (west, south, east, north) = StreetJobs.flood
        for place in line.positions.map(StreetJobs.blockPlace(of:)) {
            let isFlooded =
                place.x > west + 0.01 && place.x < east - 0.01 && place.y > south + 0.01 && place.y < north - 0.01
            #expect(!isFlooded, "\(job): \(place)")
        }
    }

    /// Costs rise with travel from a station, and fall on the way to one.
    private func expectCosts(_ line: FeatureTable.Feature, isFalling: Bool, _ job: String) {
        let names = ["from_cumul_time", "to_cumul_time"]
        var costs = names.compactMap { line.number($0) }
        if isFalling { costs.reverse() }
        costs.append(line.number("to_break") ?? -1)
        #expect(costs.count == 3 && costs == costs.sorted(), "\(job): \(line.properties)")
    }

    /// The middle of a line lies in an area that reaches as far as its break, and no place in areas of two stations.
    private func expectAreas(
        _ areas: [FeatureTable.Feature], hold lines: [FeatureTable.Feature], isMerged: Bool, _ job: String
    ) {
        var missing = 0
        for line in lines where !line.positions.isEmpty {
            let (before, after) = (line.positions[0], line.positions[1])
            let middle = Point(x: (before.x + after.x) / 2, y: (before.y + after.y) / 2)
            let holders = areas.filter { $0.holds(middle) }
            if !isMerged { #expect(holders.count < 2, "\(job): \(middle)") }
            // Rings of all stations take away the smaller breaks of others.
            let isHeld = holders.contains { area in
                let (own, other) = (line.number("to_break") ?? -1, area.number("to_break") ?? -2)
                return isMerged ? other <= own : other == own && area.text("id") == line.text("id")
            }
            if !isHeld { missing += 1 }
        }
        #expect(missing * 20 < lines.count, "\(job): \(missing) of \(lines.count)")
    }

    /// Disks hold more residents the larger they are; rings hold no more than all.
    private func expectResidents(_ outputs: Outputs, _ job: String) throws {
        let sums = try outputs.table("\(job)/summary.csv").numbers("sum_residents")
        #expect(sums.count > 3 && sums.allSatisfy { $0 >= 0 }, "\(job)")
        let largest = try #require(sums.max())
        #expect(largest > 0 && largest <= Double(ServiceAreaJobs.residents), "\(job): \(sums)")
    }
}
