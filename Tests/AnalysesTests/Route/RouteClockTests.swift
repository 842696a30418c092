import Analyses
import Foundation
import TestSupport
import Testing

/// Clock times in a time zone, over changes of its offset.
@Suite struct RouteClockTests {
    static let monaco = TimeZone(identifier: "Europe/Monaco")!

    /// 2026-03-29T00:30:00Z and 2026-10-25T00:30:00Z: half an hour before the clocks change.
    @Test(arguments: [
        (Int64(1_774_744_200), Int64(0), "2026-03-29T01:30:00+01:00"),
        (1_774_744_200, 1_799_999, "2026-03-29T01:59:59+01:00"),
        (1_774_744_200, 1_800_000, "2026-03-29T03:00:00+02:00"),
        (1_792_888_200, 0, "2026-10-25T02:30:00+02:00"), (1_792_888_200, 1_800_000, "2026-10-25T02:00:00+01:00"),
        (1_792_888_200, 86_400_000, "2026-10-26T01:30:00+01:00"), (0, 0, "1970-01-01T01:00:00+01:00"),
        (-1, 0, "1970-01-01T00:59:59+01:00"), (951_782_400, 0, "2000-02-29T01:00:00+01:00"),
    ])
    func theOffsetIsThatOfTheMoment(start: Int64, milliseconds: Int64, text: String) {
        #expect(RouteClock(start: start, zone: Self.monaco).time(after: milliseconds) == text)
    }

    @Test(arguments: [
        ("Asia/Kathmandu", "1970-01-01T05:30:00+05:30"), ("America/St_Johns", "1969-12-31T20:30:00-03:30"),
        ("UTC", "1970-01-01T00:00:00+00:00"),
    ])
    func offsetsMayBeOfHalfHoursAndNegative(zone: String, text: String) throws {
        #expect(RouteClock(start: 0, zone: try #require(TimeZone(identifier: zone))).time(after: 0) == text)
    }

    @Test func stopsAndRoutesTellTheirClockTimes() throws {
        let town = DrawnNetwork("A-------------------B")
        let stops = town.stops("AB").map { RouteStop(name: $0.name, place: $0.place, service: 1_800_000) }
        let job = try DrawnJob(town, routes: [RouteRequest(stops: stops)]) {
            $0.departure = RouteClock(start: 1_774_744_200, zone: Self.monaco)
        }
        #expect(job.stops("arrive_time") == ["2026-03-29T01:30:00+01:00", "2026-03-29T03:03:20+02:00"])
        #expect(job.stops("depart_time") == ["2026-03-29T03:00:00+02:00", "2026-03-29T03:33:20+02:00"])
        #expect(job.routes("start_time") == ["2026-03-29T01:30:00+01:00"])
        #expect(job.routes("end_time") == ["2026-03-29T03:33:20+02:00"])
        #expect(try DrawnJob(town, "AB").stops("arrive_time") == ["-", "-"])
    }
}
