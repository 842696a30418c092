import Analyses
import Foundation
import TestSupport
import Testing
import Vocabulary

/// Stops that want to be visited at a time: 100 m a character, 10 s each. Windows count from the start, in seconds.
@Suite struct TimeWindowTests {
    static let street = DrawnNetwork("A----B----C----D")

    private func job(
        _ names: String, _ windows: [Character: ClosedRange<Int64>], service: Int64 = 0,
        _ change: (inout RouteParameters) -> Void = { _ in }
    ) throws -> DrawnJob {
        let stops = names.map { name in
            RouteStop(
                name: String(name), place: Self.street.place(name), service: service * 1000,
                window: windows[name].map { TimeWindow(opens: $0.lowerBound * 1000, closes: $0.upperBound * 1000) })
        }
        return try DrawnJob(Self.street, routes: [RouteRequest(stops: stops)]) {
            $0.departure = RouteClock(start: 0, zone: TimeZone(identifier: "UTC")!)
            change(&$0)
        }
    }

    /// Whole seconds of a column of durations.
    private func seconds(_ column: [String]) -> [Int64] { column.compactMap(Int64.init).map { ($0 + 500) / 1000 } }

    private func clocks(_ column: [String]) -> [String] { column.map { String($0.dropFirst(11).prefix(8)) } }

    @Test func whoIsEarlyWaitsAndSetsOutLater() throws {
        let job = try job("ABC", ["B": 120...300], service: 30)
        #expect(clocks(job.stops("arrive_time")) == ["00:00:00", "00:01:20", "00:03:20"])
        #expect(clocks(job.stops("depart_time")) == ["00:00:30", "00:02:30", "00:03:50"])
        #expect(seconds(job.stops("wait_time")) == [0, 40, 0])
        #expect(seconds(job.stops("cumul_wait_time")) == [0, 40, 40])
        #expect(job.stops("status") == ["ok", "ok", "ok"])
    }

    @Test func totalsHaveServiceAndNotWaiting() throws {
        let job = try job("ABC", ["B": 120...300], service: 30)
        #expect(seconds(job.stops("cumul_time")) == [30, 110, 190])
        #expect(seconds(job.routes("total_time")) == [190])
        #expect(seconds(job.routes("wait_time")) == [40])
        #expect(clocks(job.routes("end_time")) == ["00:03:50"])
    }

    @Test func whoIsLateGoesOnAtOnceAndIsToldSo() throws {
        let job = try job("ABCD", ["B": 0...20, "C": 0...70])
        #expect(seconds(job.stops("violation_time")) == [0, 30, 30, 0])
        #expect(seconds(job.stops("cumul_violation_time")) == [0, 30, 60, 60])
        #expect(seconds(job.routes("violation_time")) == [60])
        #expect(job.stops("status") == ["ok", "time_window_violation", "time_window_violation", "ok"])
        #expect(seconds(job.stops("wait_time")) == [0, 0, 0, 0])
        #expect(job.codes == ["time_window_violation", "time_window_violation"])
        #expect(job.messages.messages[0].text.hasPrefix("A - D reaches B 30 s late"))
    }

    @Test func theEndsOfAWindowAreInIt() throws {
        let exact = try job("AB", [:]).stops("cumul_time").compactMap(Int64.init)[1]
        let window = TimeWindow(opens: exact, closes: exact)
        let stops = [
            RouteStop(name: "A", place: Self.street.place("A")),
            RouteStop(name: "B", place: Self.street.place("B"), window: window),
        ]
        let job = try DrawnJob(Self.street, routes: [RouteRequest(stops: stops)])
        #expect(job.stops("wait_time") == ["0", "0"] && job.stops("violation_time") == ["0", "0"])
    }

    @Test func theFirstStopHasItsWindowToo() throws {
        let job = try job("AB", ["A": 60...90])
        #expect(clocks(job.stops("arrive_time")) == ["00:00:00", "00:01:50"])
        #expect(clocks(job.stops("depart_time")) == ["00:01:00", "00:01:50"])
        #expect(seconds(try self.job("AB", ["A": -60 ... -10]).stops("violation_time")) == [10, 0])
    }

    @Test func backAtTheStartItsWindowIsNotAskedAgain() throws {
        let job = try job("AB", ["A": 0...0]) { $0.returnsToStart = true }
        #expect(job.stops("status") == ["ok", "ok", "ok"])
        #expect(job.routes("violation_time") == ["0"])
    }

    @Test func theBestOrderIsLateAsLittleAsItCan() throws {
        // In the order of the street, D comes at 150 s. To be there by 100 s, it must come before B and C.
        let late = try job("ABCD", ["D": 0...200]) {
            $0.findsBestSequence = true
            $0.preservesLastStop = false
        }
        #expect(late.stops("name") == ["A", "B", "C", "D"])
        let hasty = try job("ABCD", ["D": 0...100, "B": 0...40]) {
            $0.findsBestSequence = true
            $0.preservesLastStop = false
        }
        // Whoever goes to D first is 50 s late there, and later still at B.
        #expect(hasty.stops("name") == ["A", "B", "C", "D"])
        #expect(seconds(hasty.stops("violation_time")) == [0, 10, 0, 50])
    }

    @Test("of orders that wait to one moment, the best is that with the least travelling") func leastTravelling() throws
    {
        // All end when D opens, whether B and C are visited there and back or on the way.
        let job = try job("ACBD", ["D": 9_000...9_900]) { $0.findsBestSequence = true }
        #expect(job.stops("name") == ["A", "B", "C", "D"])
        #expect(seconds(job.routes("total_time")) == [150])
    }

    @Test(
        "who waits for a stop to open does not pass the one before it to turn round behind it",
        arguments: ["ABC", "DCB"])
    func shortestWait(names: String) throws {
        // Who may not turn round at the second stop may come to it from either side, and is in time at the third by both ways.
        func length(opens: Int64) throws -> [String] {
            let stops = names.enumerated().map { place, name in
                RouteStop(
                    name: String(name), place: Self.street.place(name),
                    window: place == 2 ? TimeWindow(opens: opens, closes: 9_900_000) : nil,
                    curbApproach: place == 1 ? .noUTurn : .either)
            }
            return try DrawnJob(Self.street, routes: [RouteRequest(stops: stops)]) {
                $0.departure = RouteClock(start: 0, zone: TimeZone(identifier: "UTC")!)
            }.routes("total_length")
        }
        #expect(try length(opens: 9_000_000) == length(opens: 0))
    }

    @Test func theBestOrderWaitsAsLittleAsItCan() throws {
        // B opens late: it is visited on the way back, though going there first is no longer.
        let job = try job("ABC", ["B": 150...900]) {
            $0.findsBestSequence = true
            $0.preservesLastStop = false
            $0.returnsToStart = true
        }
        #expect(job.stops("name") == ["A", "C", "B", "A"])
        #expect(job.routes("wait_time") == ["0"])
    }
}
