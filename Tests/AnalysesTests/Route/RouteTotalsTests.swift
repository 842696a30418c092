import Analyses
import Geometry
import Results
import TestSupport
import Testing
import Vocabulary

/// Times, lengths and lines of routes.
@Suite struct RouteTotalsTests {
    static let town = DrawnNetwork(
        """
        A-1-B-----C
            |     |
            D-2-3-E
        """)

    private func served(_ names: String, seconds: Int64) -> [RouteStop] {
        Self.town.stops(names).map {
            RouteStop(id: "id \($0.name)", name: $0.name, place: $0.place, service: seconds * 1000)
        }
    }

    @Test func totalsAreTheSumsOfTheirParts() throws {
        let job = try DrawnJob(Self.town, routes: [RouteRequest(stops: served("1C3A", seconds: 60))]) {
            $0.reportsTraversedEdges = true
        }
        let total = try #require(job.routes("total_time").first.flatMap(Int64.init))
        let length = try #require(job.routes("total_length").first.flatMap(Int64.init))
        func sum(_ column: String, _ table: Table) -> Int64 {
            job.column(column, of: table).compactMap(Int64.init).reduce(0, +)
        }
        #expect(sum("time", RouteTables.directions) == total)
        #expect(sum("length", RouteTables.directions) == length)
        #expect(sum("length", RouteTables.traversedEdges) == length)
        #expect(job.stops("cumul_time").last == String(total))
        #expect(job.stops("cumul_length").last == String(length))
        #expect(job.column("to_cumul_length", of: RouteTables.traversedEdges).last == String(length))
        #expect(
            total == length / 10 + 4 * 60_000 || abs(total - length / 10 - 4 * 60_000) <= 10, "36 km/h and 4 minutes")
    }

    @Test func serviceIsSpentAtEveryStopOnce() throws {
        let job = try DrawnJob(Self.town, routes: [RouteRequest(stops: served("AB", seconds: 30))])
        let times = job.stops("cumul_time").compactMap(Int64.init)
        #expect(times[0] == 30_000)
        #expect(abs(times[1] - times[0] - 30_000 - 40_000) <= 100, "400 m at 36 km/h")
        #expect(job.stops("id") == ["id A", "id B"])
    }

    @Test func backAtTheStartNothingIsServedAgain() throws {
        let job = try DrawnJob(Self.town, routes: [RouteRequest(stops: served("ABA", seconds: 30))])
        let back = try DrawnJob(Self.town, routes: [RouteRequest(stops: served("AB", seconds: 30))]) {
            $0.returnsToStart = true
        }
        let there = try #require(job.routes("total_time").first.flatMap(Int64.init))
        #expect(back.routes("total_time") == [String(there - 30_000)])
        #expect(back.stops("name") == ["A", "B", "A"] && back.stops("sequence") == ["1", "2", "3"])
        #expect(back.routes("stop_count") == ["2"] && job.routes("stop_count") == ["3"])
        #expect(back.directions.last == "Arrive at A")
    }

    @Test func twoStopsAtOnePlaceAreBothVisited() throws {
        let job = try DrawnJob(Self.town, "A33E") { $0.reportsTraversedEdges = true }
        #expect(job.stops("name") == ["A", "3", "3", "E"])
        let times = job.stops("cumul_time")
        #expect(times[1] == times[2])
        #expect(try DrawnJob(Self.town, "33").routes("total_length") == ["0"])
    }

    @Test func oneStopIsARouteWithoutLength() throws {
        let job = try DrawnJob(Self.town, "1")
        #expect(job.routes("stop_count") == ["1"] && job.routes("total_length") == ["0"])
        #expect(job.failure == nil)
        #expect(job.results.rows["routes"]?.first?.geometry == nil)
    }

    @Test func aRouteIsNamedForItsEndsUnlessItHasAName() throws {
        let named = RouteRequest(name: "Tour", stops: Self.town.stops("AC"))
        let job = try DrawnJob(Self.town, routes: [RouteRequest(stops: Self.town.stops("A2E")), named])
        #expect(job.routes("name") == ["A - E", "Tour"])
        #expect(job.stops("route") == ["A - E", "A - E", "A - E", "Tour", "Tour"])
    }

    @Test(arguments: RouteParameters.Geometry.allCases)
    func aRouteIsDrawnAsAsked(geometry: RouteParameters.Geometry) throws {
        let job = try DrawnJob(Self.town, "ACE") { $0.geometry = geometry }
        let places = { (names: String) in FeatureGeometry.lines([names.map(Self.town.place)]) }
        let expected: FeatureGeometry? =
            switch geometry {
            case .none: nil
            case .straight: places("ACE")
            case .trueShape: places("ABCE")
            }
        #expect(job.results.rows["routes"]?.first?.geometry == expected)
    }

    @Test func traversedEdgesTellTheirPositionOnTheStreet() throws {
        let town = DrawnNetwork(
            """
                D
                |
            A-1-B-2-C
            """, ["ABC": ["name": "High Street"]])
        let there = try DrawnJob(town, "12") { $0.reportsTraversedEdges = true }
        let back = try DrawnJob(town, "21") { $0.reportsTraversedEdges = true }
        func positions(_ job: DrawnJob, _ column: String) -> [Double] {
            job.column(column, of: RouteTables.traversedEdges).compactMap(Double.init).map {
                ($0 * 1000).rounded() / 1000
            }
        }
        #expect(positions(there, "from_position") == [0.25, 0.5] && positions(there, "to_position") == [0.5, 0.75])
        #expect(positions(back, "from_position") == [0.75, 0.5] && positions(back, "to_position") == [0.5, 0.25])
        #expect(there.column("street", of: RouteTables.traversedEdges) == ["High Street", "High Street"])
        #expect(there.column("source_id", of: RouteTables.traversedEdges) == ["1", "1"])
    }

    @Test func theShortestWayIsToldInTimeToo() throws {
        let town = DrawnNetwork(
            """
            A-----B
             \\   /
              C-D
            """, ["AB": ["highway": "service"]])
        let shortest = try DrawnJob(town, "AB") { $0.impedance = .length }
        let fastest = try DrawnJob(town, "AB")
        #expect(
            shortest.routes("total_length").first.flatMap(Int64.init)! < fastest.routes("total_length").first.flatMap(
                Int64.init)!)
        #expect(
            shortest.routes("total_time").first.flatMap(Int64.init)! > fastest.routes("total_time").first.flatMap(
                Int64.init)!)
    }
}
