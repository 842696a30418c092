import Analyses
import TestSupport
import Testing
import Vocabulary

/// Where a round begins that may begin at any of its stops.
@Suite struct RoundStartTests {
    private static let town = DrawnNetwork(
        """
        A----B
        |    |
        D----C
        """)

    /// A round through all corners, of which B closes at once.
    private func round(keepsFirst: Bool) throws -> DrawnJob {
        let stops = Self.town.stops("ABCD").map { stop in
            var stop = stop
            if stop.name == "B" { stop.window = TimeWindow(opens: 0, closes: 0) }
            return stop
        }
        return try DrawnJob(Self.town, routes: [RouteRequest(stops: stops)]) {
            $0.findsBestSequence = true
            $0.preservesFirstStop = keepsFirst
            $0.preservesLastStop = false
            $0.returnsToStart = true
        }
    }

    @Test("A round that may begin anywhere begins where windows are met; else at its first stop")
    func start() throws {
        let free = try round(keepsFirst: false)
        #expect(free.stops("name").first == "B")
        #expect(free.routes("violation_time") == ["0"])
        let kept = try round(keepsFirst: true)
        #expect(kept.stops("name").first == "A")
        #expect(kept.routes("violation_time") != ["0"])
    }

    @Test("Of equally good rounds, the one that begins at the first stop is taken")
    func noWindows() throws {
        let job = try DrawnJob(Self.town, "CBAD") {
            $0.findsBestSequence = true
            $0.preservesFirstStop = false
            $0.preservesLastStop = false
            $0.returnsToStart = true
        }
        #expect(job.stops("name").first == "C")
    }
}
