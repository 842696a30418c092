import Foundation
import Testing

/// A town whose streets come from a GeoPackage in metres, its image compiled on first use: stops from a layer, floods, walls and
/// slow areas by reference, points, a toll, turns from a table; killed in the middle, and run again.
@Suite("A folder of jobs on streets of a layer", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct StreetsTogetherTests {
    private static let variations = 30
    private static let blocks = Dictionary(uniqueKeysWithValues: StreetJobs.blocks.map { ($0.id, $0) })

    @Test("gives the same bytes after it was killed in the middle and run again, and the answers are true")
    func killedAndRunAgain() throws {
        let project = try TemporaryProject(StreetJobs(variations: Self.variations).files)
        try Conversion.write("data/streets.geojson", as: "data/streets.gpkg", ["-f", "GPKG"], in: project.url)
        _ = try project.sameBytesWhenKilled(afterJobs: 5, code: 0)
        try expectAnswers(project.outputs("calm"))
        #expect(try project.run("network", "info", "town").output.contains("restrictions  tolls"))
    }

    private func expectAnswers(_ outputs: Outputs) throws {
        #expect(outputs.jobs.count == Self.variations * 2)
        for job in outputs.jobs {
            let routes = try outputs.features("\(job)/routes.geojson").features
            let route = try #require(routes.first, "\(job)")
            let edges = try outputs.table("\(job)/traversed_edges.csv").rows
            let toll = try edges.reduce(0.0) { try $0 + Self.toll(of: $1, job) }
            #expect(abs((route.number("total_toll") ?? -1) - toll) < 0.0001, "\(job)")
            let length = edges.reduce(0.0) { $0 + (Double($1["length"] ?? "") ?? 0) }
            #expect(abs((route.number("total_length") ?? -1) - length) < 0.01, "\(job)")
            expectOpen(route.positions, job)
        }
    }

    /// What a traversed piece costs by the streets as they were made; one-ways may only be travelled along.
    private static func toll(of edge: [String: String], _ job: String) throws -> Double {
        let block = try #require(blocks[Int(edge["source_id"] ?? "") ?? 0], "\(job)")
        let from = try #require(Double(edge["from_position"] ?? ""))
        let to = try #require(Double(edge["to_position"] ?? ""))
        #expect(block.direction == "B" || (block.direction == "FT") == (to >= from), "\(job): block \(block.id)")
        return abs(to - from) * block.toll
    }

    /// No place of a route lies in the flood, and no step crosses the wall.
    private func expectOpen(_ line: [Point], _ job: String) {
        let places = zip(line, line.dropFirst()).flatMap { $0.steps(to: $1, count: 20) }
        let (west, south, east, north) = StreetJobs.flood
        for place in places.map(StreetJobs.blockPlace(of:)) {
            let isFlooded =
                place.x > west + 0.01 && place.x < east - 0.01 && place.y > south + 0.01 && place.y < north - 0.01
            #expect(!isFlooded, "\(job): \(place)")
        }
        let (from, to) = StreetJobs.wall
        for (before, after) in zip(line, line.dropFirst()).map({
            (StreetJobs.blockPlace(of: $0), StreetJobs.blockPlace(of: $1))
        }) {
            let isBeside = (before.x - from.0) * (after.x - from.0) > -0.0001
            let isBeyond = before.y < from.1 - 0.01 || before.y > to.1 + 0.01
            #expect(isBeside || isBeyond, "\(job): \(before) to \(after)")
        }
    }
}
