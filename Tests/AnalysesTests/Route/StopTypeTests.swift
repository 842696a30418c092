import Analyses
import Foundation
import TestSupport
import Testing
import Vocabulary

/// Stops, waypoints and breaks.
@Suite struct StopTypeTests {
    static let street = DrawnNetwork("A----B----C----D")

    private func job(_ types: [StopType], service: [Int64] = [0, 0, 0]) throws -> DrawnJob {
        let stops = zip(zip("ABC", types), service).map { stop, service in
            RouteStop(
                name: String(stop.0), place: Self.street.place(stop.0), type: stop.1, service: service * 1000)
        }
        return try DrawnJob(Self.street, routes: [RouteRequest(stops: stops)])
    }

    @Test func everyVisitTellsWhatItIsToTheRoute() throws {
        let job = try job([.stop, .waypoint, .rest])
        #expect(job.stops("type") == ["stop", "waypoint", "break"])
        #expect(job.routes("stop_count") == ["3"])
    }

    @Test func directionsPassAWaypointWithoutAWord() throws {
        #expect(try job([.stop, .waypoint, .stop]).directions.allSatisfy { !$0.contains("B") })
        #expect(try job([.stop, .stop, .stop]).directions.contains { $0.contains("B") })
    }

    /// From A by a waypoint at B, with a time window, to C.
    private func timed(_ window: TimeWindow) throws -> DrawnJob {
        let stops = "ABC".map { name in
            RouteStop(
                name: String(name), place: Self.street.place(name), type: name == "B" ? .waypoint : .stop,
                window: name == "B" ? window : nil)
        }
        return try DrawnJob(Self.street, routes: [RouteRequest(stops: stops)]) {
            $0.departure = RouteClock(start: 0, zone: TimeZone(identifier: "UTC")!)
        }
    }

    @Test("A waypoint where one has to wait is named, and what comes after it begins later")
    func waitingAtAWaypoint() throws {
        let job = try timed(TimeWindow(opens: 600_000, closes: 900_000))
        #expect(job.directions.contains { $0.hasPrefix("Arrive at B") })
        let arrival = job.column("start_time", of: RouteTables.directions).last
        #expect(arrival == job.stops("arrive_time").last)
        #expect(job.stops("wait_time").compactMap(Int64.init)[1] > 500_000)
    }

    @Test("A waypoint that is passed too late is passed without a word")
    func lateAtAWaypoint() throws {
        let job = try timed(TimeWindow(opens: -900_000, closes: -600_000))
        #expect(job.directions.allSatisfy { !$0.contains("B") })
        #expect(job.stops("violation_time").compactMap(Int64.init)[1] > 600_000)
    }

    @Test func theTimeOfAWaypointsLegsIsInTheDirections() throws {
        let through = try job([.stop, .waypoint, .stop])
        let total = through.column("time", of: RouteTables.directions).compactMap(Int64.init).reduce(0, +)
        #expect(through.routes("total_time") == [String(total)])
    }

    @Test func aBreakTakesItsTime() throws {
        let job = try job([.stop, .rest, .stop], service: [0, 1800, 0])
        let times = job.stops("cumul_time").compactMap(Int64.init)
        #expect(abs(times[1] - 1_850_000) < 100 && abs(times[2] - 1_900_000) < 200)
        #expect(job.directions.contains { $0.contains("B") })
    }

    @Test func sidesAreThoseOfArrivingAndOfGoingOn() throws {
        let town = DrawnNetwork(
            """
            A-------B-------C
                1
            """)
        let stops = [("A", town.place("A")), ("1", town.place("1")), ("A", town.place("A"))].map {
            RouteStop(name: $0.0, place: $0.1)
        }
        let job = try DrawnJob(town, routes: [RouteRequest(stops: stops)])
        #expect(job.stops("arrive_side") == ["-", "right", "-"])
        #expect(job.stops("depart_side") == ["-", "left", "-"])
    }
}
