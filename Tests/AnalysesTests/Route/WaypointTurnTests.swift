import Analyses
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Waypoints exactly at a crossing, where nobody who comes from A may go straight on.
@Suite("A waypoint at a crossing") struct WaypointTurnTests {
    private static let town = DrawnNetwork(
        """
            N
            |
        A---B---C
            |
            D
        """, restrictions: ["AB>B>BC no_straight_on"])

    /// The route through stops, the second of which is B.
    private func job(
        _ stops: String, _ type: StopType, _ approach: CurbApproach = .either, by mode: TravelMode = .testCar,
        _ change: (inout RouteParameters) -> Void = { _ in }
    ) throws -> DrawnJob {
        var visits = Self.town.stops(stops)
        visits[1].type = type
        visits[1].curbApproach = approach
        return try DrawnJob(Self.town, by: mode, routes: [RouteRequest(stops: visits)], change)
    }

    private func metres(_ job: DrawnJob) -> Int? {
        job.routes("total_length").first.flatMap(Double.init).map { Int(($0 / 1000).rounded()) }
    }

    private static let cases:
        [(stops: String, type: StopType, approach: CurbApproach, uTurns: UTurnPolicy, metres: Int, because: Comment)] =
            [
                ("ABC", .waypoint, .either, .atDeadEnds, 1200, "round at the end of a side street"),
                ("ABC", .waypoint, .noUTurn, .atDeadEnds, 1200, "that binds who may not turn round, too"),
                ("ABC", .stop, .either, .atDeadEnds, 800, "who stops sets out by any street"),
                ("ABC", .rest, .either, .atDeadEnds, 800, "and so does who rests"),
                ("CBA", .waypoint, .either, .notAllowed, 800, "the way back is open"),
                ("ABD", .waypoint, .either, .notAllowed, 600, "and so are the side streets"),
                ("ABA", .waypoint, .either, .notAllowed, 800, "who may turn round does so, whatever the policy"),
                ("ABA", .waypoint, .noUTurn, .atDeadEnds, 1200, "who may not turns round elsewhere"),
            ]

    @Test("is passed by a turn that is allowed there", arguments: cases)
    func turns(
        _ row: (
            stops: String, type: StopType, approach: CurbApproach, uTurns: UTurnPolicy, metres: Int, because: Comment
        )
    ) throws {
        let job = try job(row.stops, row.type, row.approach, by: .testCar.with { $0.uTurns = row.uTurns })
        #expect(metres(job) == row.metres, row.because)
        #expect(Set(job.stops("status")) == ["ok"], row.because)
    }

    @Test("costs the turn", arguments: [("ABN", 20), ("ABD", 5), ("CBA", 0), ("ABA", 0)])
    func costs(_ stops: String, _ seconds: Int64) throws {
        let mode = TravelMode.testCar.with {
            ($0.turnCosts.left, $0.turnCosts.right, $0.turnCosts.uTurn) = (20_000, 5000, 60_000)
        }
        func time(_ type: StopType) throws -> Int64 {
            try #require(try job(stops, type, by: mode).routes("total_time").first.flatMap(Int64.init))
        }
        #expect(try time(.waypoint) == time(.stop) + seconds * 1000)
    }

    @Test("is put in order with the turns that it allows")
    func sequence() throws {
        let job = try job("ABCN", .waypoint, by: .testCar.with { $0.uTurns = .atDeadEnds }) {
            $0.findsBestSequence = true
        }
        #expect(metres(job) == 1800, "straight on it would be 1400")
        #expect(Set(job.stops("status")) == ["ok"])
    }

    @Test("leaves no stretch of a millimetre, nor a step of no length, where nobody turns round")
    func noRest() throws {
        let job = try job("ABD", .stop, .noUTurn) { $0.reportsTraversedEdges = true }
        let lengths = job.column("length", of: RouteTables.traversedEdges).compactMap(Int64.init)
        #expect(lengths.count == 2 && lengths.allSatisfy { $0 > 1000 })
        #expect(job.stops("cumul_length")[1] == String(lengths[0]))
        #expect(job.maneuvers == ["depart", "arrive", "depart", "arrive"])
    }
}
