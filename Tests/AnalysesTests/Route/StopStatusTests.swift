import Analyses
import Geometry
import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What becomes of stops that cannot be used as they are.
@Suite struct StopStatusTests {
    /// Place 9 is far off every street; X and Y are an island; D is reached but not left.
    static let town = DrawnNetwork(
        """
        A-1-B-----C-->--D         9


        X---Y
        """)

    @Test func aStopFarFromStreetsIsNamedAndLeftOut() throws {
        let job = try DrawnJob(Self.town, "A9C")
        #expect(job.stops("name") == ["A", "C", "9"])
        #expect(job.stops("status") == ["ok", "ok", "not_located"])
        #expect(job.stops("sequence") == ["1", "2", "-"])
        #expect(job.stops("snap_distance").last == "-")
        #expect(
            job.messages.messages.contains(
                Message(
                    .warning, "not_located",
                    "9 is not located: no street that test_car may use is within 500 m")))
    }

    @Test func theToleranceDecidesWhatIsFar() throws {
        let town = DrawnNetwork(
            """
              1
            A---B
            """)
        #expect(try DrawnJob(town, "A1B") { $0.locate.tolerance = 100_100 }.stops("status") == ["ok", "ok", "ok"])
        #expect(
            try DrawnJob(town, "A1B") { $0.locate.tolerance = 99_000 }.stops("status") == ["ok", "ok", "not_located"])
    }

    @Test func aStopThatNoWayLeadsToIsNamedAndLeftOut() throws {
        let job = try DrawnJob(Self.town, "AXC")
        #expect(job.stops("name") == ["A", "C", "X"])
        #expect(job.stops("status") == ["ok", "ok", "not_reached"])
        #expect(job.codes.contains("not_reached"))
        #expect(job.failure == nil)
    }

    @Test func aStopThatCannotBeLeftCutsOffThoseBehindIt() throws {
        let job = try DrawnJob(Self.town, "ADC")
        #expect(job.stops("name") == ["A", "D", "C"])
        #expect(job.stops("status") == ["ok", "ok", "not_reached"])
    }

    @Test(arguments: ["A", "C"])
    func theBestOrderLeavesOutWhatItCannotHold(first: String) throws {
        let job = try DrawnJob(Self.town, first + "X1B") { $0.findsBestSequence = true }
        #expect(job.stops("status").sorted() == ["not_reached", "ok", "ok", "ok"])
        #expect(job.stops("name").last == "X")
    }

    @Test(arguments: [
        ("A1BX", "A1BX", "not_reached"), ("AB19", "AB19", "not_located"), ("AD1B", "A1BD", "not_reached"),
    ])
    func whatNoOrderCanHoldIsLeftOutThoughItBeAnEnd(stops: String, names: String, status: String) throws {
        let job = try DrawnJob(Self.town, stops) { $0.findsBestSequence = true }
        #expect(Set(job.stops("name").prefix(3)) == Set(names.prefix(3).map(String.init)))
        #expect(job.stops("name").last == String(names.last!))
        #expect(job.stops("status") == ["ok", "ok", "ok", status])
        #expect(job.codes.count { $0 == status } == 1, "only one stop is at fault")
    }

    @Test func aKeptStartThatCannotBeLeftIsLeftOut() throws {
        let job = try DrawnJob(Self.town, "X1BA") { $0.findsBestSequence = true }
        #expect(job.stops("name").last == "X" && job.stops("status") == ["ok", "ok", "ok", "not_reached"])
        #expect(job.codes.count { $0 == "not_reached" } == 1, "only one stop is at fault")
    }

    @Test func whereNoTwoStopsAreJoinedTheJobFailsAndNamesTheOthers() throws {
        let job = try DrawnJob(Self.town, "XA") { $0.findsBestSequence = true }
        #expect(job.failure?.reasons == ["no route from X to A: A is not reached"])
    }

    @Test func withoutSkippingTheJobFailsAndNamesAll() throws {
        let routes = [
            RouteRequest(name: "one", stops: Self.town.stops("A9C")),
            RouteRequest(name: "two", stops: Self.town.stops("AXC")),
            RouteRequest(name: "three", stops: Self.town.stops("ABC")),
        ]
        let job = try DrawnJob(Self.town, routes: routes) { $0.locate.skipsInvalid = false }
        #expect(job.failure?.reasons == ["9 is not located", "X is not reached"])
    }

    @Test func withoutSkippingAllFaultsOfOneRouteAreNamed() throws {
        let job = try DrawnJob(Self.town, "A9X") { $0.locate.skipsInvalid = false }
        let said = job.failure?.description ?? ""
        #expect(said.contains("9 is not located") && said.contains("X is not reached"), "\(said)")
    }

    @Test func aRouteThatCannotBeFoundIsNamedAndTheOthersStand() throws {
        let routes = [
            RouteRequest(name: "island", stops: Self.town.stops("AX")), RouteRequest(stops: Self.town.stops("AB")),
        ]
        let job = try DrawnJob(Self.town, routes: routes)
        #expect(job.routes("name") == ["A - B"])
        #expect(job.messages.messages.contains(Message(.warning, "no_route", "no route 'island': X is not reached")))
        let alone = try DrawnJob(Self.town, "AX")
        #expect(alone.failure?.reasons == ["no route from A to X: X is not reached"])
    }

    @Test func aStartThatCannotBeReturnedToIsSaid() throws {
        let stops = Self.town.stops("CD").map { RouteStop(name: $0.name, place: $0.place, service: 60_000) }
        let job = try DrawnJob(Self.town, routes: [RouteRequest(stops: stops)]) { $0.returnsToStart = true }
        #expect(job.stops("name") == ["C", "D", "C"])
        #expect(job.stops("status") == ["ok", "ok", "not_reached"])
        #expect(job.routes("stop_count") == ["2"])
        let oneWay = try DrawnJob(Self.town, routes: [RouteRequest(stops: stops)])
        #expect(job.routes("total_time") == oneWay.routes("total_time"), "the service at D counts")
    }
}
