import Foundation
import Testing

/// Streets from a GeoPackage in metres, visits from a layer with windows, types and costs, the best order around floods by
/// reference, directions in every language and in one of the project's own; killed in the middle, and run again.
@Suite("A folder of rounds", .serialized, .enabled(if: Conversion.isThere, Conversion.isMissing))
struct RoutesTogetherTests {
    private static let variations = 4

    @Test("gives the same bytes after it was killed in the middle and run again, and the answers are true")
    func killedAndRunAgain() throws {
        let project = try TemporaryProject(RouteJobs(variations: Self.variations).files)
        try Conversion.write("data/streets.geojson", as: "data/streets.gpkg", ["-f", "GPKG"], in: project.url)
        let calm = try project.sameBytesWhenKilled(afterJobs: 3, code: 1)
        #expect(calm.error.contains("did you mean 'use_time_windows'?"), "\(calm.error)")
        try expectAnswers(project.outputs("calm"))
    }

    private func expectAnswers(_ outputs: Outputs) throws {
        #expect(try outputs.states().filter { !$0.contains(" succeeded") } == ["misspelt invalid"])
        #expect(outputs.jobs.count == Self.variations * RouteJobs.languages.count)
        for job in outputs.jobs {
            let rows = try outputs.table("\(job)/stops.csv").rows
            #expect(Set(rows.compactMap { $0["name"] }).count == RouteJobs.visits.count + 1, "\(job)")
            try expectTimes(rows, job)
            try expectTotals(rows, outputs, job)
            try expectDry(outputs, job)
            try expectDirections(outputs, job)
            let gpx = try outputs.text("\(job)/routes.gpx")
            #expect(gpx.components(separatedBy: "<wpt ").count == rows.count + 1, "\(job)")
        }
    }

    /// Each visit is waited for until its window opens, and late by what its window has closed before.
    private func expectTimes(_ rows: [[String: String]], _ job: String) throws {
        var waited = 0.0
        for row in rows {
            waited += try #require(Double(row["wait_time"] ?? ""))
            guard let id = row["id"], let place = Int(id.dropFirst()) else { continue }
            let visit = RouteJobs.visits[place]
            let (wait, late) = (try number(row, "wait_time"), try number(row, "violation_time"))
            let arrives = try number(row, "cumul_time") - visit.minutes + waited - wait
            #expect(abs(max(0, Double(visit.opens) - arrives) - wait) < 1e-5, "\(job): \(row)")
            #expect(abs(max(0, arrives - Double(visit.closes)) - late) < 1e-5, "\(job): \(row)")
            #expect((row["status"] == "time_window_violation") == (late > 0), "\(job): \(row)")
        }
    }

    private func expectTotals(_ rows: [[String: String]], _ outputs: Outputs, _ job: String) throws {
        let route = try #require(try outputs.table("\(job)/routes.csv").rows.first)
        let (last, edges) = (try #require(rows.last), try outputs.table("\(job)/traversed_edges.csv").rows)
        for (total, cumulated) in [
            ("total_time", "cumul_time"), ("total_length", "cumul_length"), ("total_toll", "cumul_toll"),
        ] {
            #expect(route[total] == last[cumulated], "\(job)")
        }
        #expect(edges.last?["to_cumul_length"] == route["total_length"], "\(job)")
        let fees = RouteJobs.visits.indices.reduce(0, +)
        let tolls = try edges.reduce(0.0) { $0 + (try toll($1)) }
        #expect(abs(try number(route, "total_toll") - tolls - Double(fees)) < 1e-3, "\(job)")
        #expect(route["geometry"]?.hasPrefix("LINESTRING (47") == true, "\(job)")
    }

    /// What a piece of street costs of the toll, by the share of the block that is travelled.
    private func toll(_ edge: [String: String]) throws -> Double {
        let block = try #require(StreetJobs.blocks.first { "\($0.id)" == edge["source_id"] })
        return block.toll * abs(try number(edge, "to_position") - number(edge, "from_position"))
    }

    private func expectDry(_ outputs: Outputs, _ job: String) throws {
        let (west, south, east, north) = StreetJobs.flood
        let line = try #require(try outputs.features("\(job)/routes.geojson").features.first?.positions)
        for place in line.map(StreetJobs.blockPlace(of:)) {
            let isIn =
                place.x > west + 0.05 && place.x < east - 0.05 && place.y > south + 0.05 && place.y < north - 0.05
            #expect(!isIn, "\(job): \(place)")
        }
    }

    /// The steps are those of the English ones, their times add up, and the waypoint is passed without a word.
    private func expectDirections(_ outputs: Outputs, _ job: String) throws {
        let steps = try outputs.table("\(job)/directions.csv").rows
        let total = try steps.reduce(0.0) { $0 + (try number($1, "time")) }
        let route = try #require(try outputs.table("\(job)/routes.csv").rows.first)
        #expect(abs(total - (try number(route, "total_time"))) < 1e-4, "\(job)")
        #expect(!steps.contains { $0["stop"] == "V4" }, "\(job)")
        #expect(steps.allSatisfy { $0["text"]?.isEmpty == false }, "\(job)")
        let arrivals = steps.filter { $0["maneuver"]?.hasPrefix("arrive") == true }
        #expect(arrivals.count >= RouteJobs.visits.count - 1, "\(job)")
    }

    private func number(_ row: [String: String], _ column: String) throws -> Double {
        try #require(Double(row[column] ?? ""), "\(column) of \(row)")
    }
}
