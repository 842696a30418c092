import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What a search does where only streets that may be reached, and not passed through, lead to a place.
@Suite struct LastResortTests {
    private let wall = DrawnNetwork("A--B--C--D", ["BC": ["access": "destination"]])

    @Test func aStreetBehindAStreetForDestinationsIsReachedAsALastResort() throws {
        let path = try #require(try path("A", "D", on: wall))
        #expect(path.passages == 1)
        #expect(path.stretches.count == 3)
        let metric = wall.metric(for: .testCar)
        #expect(metric.cost(of: path) == path.cost)
    }

    @Test func noPassageIsMadeWhereAnotherWayLeadsThere() throws {
        let town = DrawnNetwork(
            """
            A--B---C--D
               |   |
               E---F
            """, ["BC": ["access": "destination"]])
        let path = try #require(try path("A", "D", on: town))
        #expect(path.passages == 0)
        #expect(path.stretches.count == 5)
    }

    @Test func asFewPassagesAreMadeAsCanBe() throws {
        let town = DrawnNetwork(
            """
            A--B--C--D--E--F
               |        |
               G--------H
            """,
            [
                "BC": ["access": "destination"], "DE": ["access": "destination"], "EF": ["highway": "residential"],
                "GH": ["access": "destination", "maxspeed": "5"],
            ])
        let path = try #require(try path("A", "F", on: town))
        #expect(path.passages == 1)
    }

    @Test func aStrictSearchFindsNone() throws {
        let metric = wall.metric(for: .testCar)
        var search = PathSearch(network: wall.network)
        let ends = try [wall.place("A"), wall.place("D")].map { try #require(wall.location($0, on: metric)) }
        #expect(try search.costs(from: ends[0], to: [ends[1]], on: metric) == [nil])
    }

    private func path(_ origin: Character, _ target: Character, on town: DrawnNetwork) throws -> Path? {
        let metric = town.metric(for: .testCar)
        let from = try #require(town.location(town.place(origin), on: metric))
        let to = try #require(town.location(town.place(target), on: metric))
        var search = PathSearch(network: town.network)
        _ = try search.costs(from: from, to: [to], on: metric, lastResort: true)
        return search.path(toTarget: 0)
    }
}
