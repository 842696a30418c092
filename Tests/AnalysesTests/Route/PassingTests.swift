import Analyses
import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Stops that are passed in some ways only: without turning round, or not beyond a barrier on the very place.
@Suite struct PassingTests {
    /// D and A are dead ends; 1 lies in the middle of a street.
    private static let town = DrawnNetwork(
        """
        A-1-B---C---F
            |
            D
        """)

    /// The route through stops, the one at a letter without turning round; metres, and what is said of the stops.
    private func metres(
        _ stops: String, straightOn letter: Character? = nil, barriers: [Barrier] = [], uTurns: UTurnPolicy = .allowed
    ) throws -> (metres: String, statuses: Set<String>) {
        var mode = TravelMode.testCar
        mode.uTurns = uTurns
        let visits = Self.town.stops(stops).map { stop in
            var stop = stop
            stop.curbApproach = stop.name == letter.map(String.init) ? .noUTurn : .either
            return stop
        }
        let job = try DrawnJob(
            Self.town, by: mode, routes: [RouteRequest(stops: visits)], barriers: barriers)
        let lengths = job.routes("total_length").compactMap(Int64.init).map {
            String(Int((Double($0) / 1000).rounded()))
        }
        return (lengths.first ?? "none", Set(job.stops("status")))
    }

    private static func barrier(at place: Coordinate) -> Barrier {
        Barrier(name: "works", shape: .point(PointBarrier(at: place)))
    }

    private static let cases: [(stops: String, straightOn: Character?, metres: String, because: Comment)] = [
        ("ABA", nil, "800", "who may turn round does so at the junction"),
        ("ABA", "B", "1200", "straight on from a junction, and round at the next end"),
        ("ABC", "B", "800", "straight on as it goes anyway"),
        ("ADC", "D", "1200", "round at a dead end, where the policy lets it"),
        ("BAC", "B", "1200", "the first stop is left by any street"),
        ("CAB", "B", "1200", "the last stop is come to by any street"),
        ("1AC", "1", "1000", "the first stop is left in either direction"),
        ("B1C", "1", "1200", "straight on to the dead end and back"),
        ("B1C", nil, "800", "round on the spot"),
    ]

    @Test("A stop is passed without turning round, at a junction, at a dead end and along a street", arguments: cases)
    func straightOn(_ row: (stops: String, straightOn: Character?, metres: String, because: Comment)) throws {
        let route = try metres(row.stops, straightOn: row.straightOn)
        #expect(route.metres == row.metres, row.because)
        #expect(route.statuses == ["ok"], row.because)
    }

    @Test(
        "A stop that is passed twice is visited the first time, however its street is drawn",
        arguments: ["BC", "CB"])
    func passedTwice(street: String) throws {
        let town = DrawnNetwork("A---B-1-C", [street: ["highway": "residential"]])
        let stops = town.stops("A1A").map { stop in
            var stop = stop
            if stop.name == "1" { stop.curbApproach = .noUTurn }
            return stop
        }
        let job = try DrawnJob(town, by: .testCar, routes: [RouteRequest(stops: stops)])
        #expect(job.stops("cumul_length").compactMap(Int64.init).map { ($0 + 500) / 1000 } == [0, 600, 1600])
    }

    @Test("Where vehicles may not turn at dead ends, a stop at one cannot be passed without turning round")
    func shutIn() throws {
        let route = try metres("ADC", straightOn: "D", uTurns: .notAllowed)
        #expect(route.statuses == ["ok", "not_reached"])
    }

    @Test("A stop on a barrier is come to and left on one side, and does not open it", arguments: ["B", "1"])
    func onABarrier(place: Character) throws {
        let works = Self.barrier(at: Self.town.place(place))
        let through = try metres("A\(place)C", barriers: [works])
        #expect(through.statuses == ["ok", "not_reached"], "nobody gets past the works")
        #expect(try metres("A\(place)A", barriers: [works]).statuses == ["ok"], "back on the same side")
        #expect(try metres("C\(place)F", barriers: [works]).statuses == ["ok"], "from the other side")
        #expect(try metres("\(place)C", barriers: [works]).statuses == ["ok"], "who begins there sets out on any side")
    }
}
