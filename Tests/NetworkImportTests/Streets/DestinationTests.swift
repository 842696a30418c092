import StreetNetwork
import TestSupport
import Testing

/// Streets that may be reached but not passed through, from the file to the route. (The scenarios of OSRM's test suite,
/// restated.)
@Suite struct DestinationTests {
    typealias Ways = [(way: String, tags: [String: String])]

    static let zone = ["access": "destination"]

    private func routes(
        _ picture: String, _ ways: Ways, nodes: [Character: [String: String]] = [:], _ expected: [(String, String?)]
    ) throws {
        let town = try OSMTown(picture, ways: ways, nodes: nodes).imported(for: [.testCar, .testWalker])
        for (ends, route) in expected {
            #expect(town.route(ends.first!, ends.last!, by: .testCar) == route, "\(ends)")
        }
    }

    static let round = """
        A B C D E
        X       Y
        """

    @Test func aStreetForDestinationsIsReachedAndLeftButGoneRound() throws {
        try routes(
            Self.round, [("AB", [:]), ("BCD", Self.zone), ("DE", [:]), ("AXYE", [:])],
            [
                ("AB", "AB"), ("AC", "ABC"), ("AD", "ABD"), ("AE", "AE"), ("EA", "EA"), ("EC", "EDC"), ("EB", "EDB"),
                ("CA", "CBA"), ("CE", "CDE"), ("BD", "BD"),
            ])
    }

    @Test func fromOneSuchStreetOneGoesOnIntoTheNext() throws {
        try routes(
            Self.round, [("AB", [:]), ("BC", Self.zone), ("CD", Self.zone), ("DE", [:]), ("AXYE", [:])],
            [("AD", "ABCD"), ("AE", "AE"), ("EA", "EA"), ("EB", "EDCB"), ("DB", "DCB")])
    }

    @Test func insideOneAreaTravelIsFree() throws {
        try routes(
            """
            A   C   E
              B   D
            X       Y
            """,
            [("AB", Self.zone), ("BC", Self.zone), ("CD", Self.zone), ("DE", Self.zone), ("AXYE", [:])],
            [("AE", "ABCDE"), ("EA", "EDCBA"), ("BD", "BCD"), ("DA", "DCBA")])
    }

    @Test func aStreetForDestinationsMayShareTheLineOfAnother() throws {
        try routes(
            """
            A B
              C I
              D
              E
            F   G
            """,
            [("AB", [:]), ("BC", Self.zone), ("CD", [:]), ("DC", Self.zone), ("DEGI", [:]), ("FE", [:]), ("IC", [:])],
            [("AC", "ABC"), ("AD", "ABCD"), ("AF", nil), ("IB", "ICB")])
    }

    @Test func leavingIsFreeAndPassingIsNot() throws {
        let ways: Ways = [("AC", [:]), ("CB", [:]), ("BE", [:]), ("CD", Self.zone), ("DE", [:])]
        try routes(
            """
            A C B
              D E
            """, ways, [("EA", "EBCA"), ("CD", "CD"), ("DA", "DCA"), ("AD", "ACD")])
    }

    @Test(arguments: [
        (["motorcar": "destination"], "AE"), (["motor_vehicle": "destination", "access": "no"], "AE"),
        (["motor_vehicle": "yes", "access": "destination"], "ABDE"), (["access": "destination;agricultural"], "AE"),
        (["access": "yes;destination"], "ABDE"), (["access": "delivery"], "AE"), (["access": "no"], "AE"),
        (["motor_vehicle:backward": "destination"], "ABDE"), (["motor_vehicle:forward": "destination"], "AE"),
    ])
    func theFirstAccessTagSaysWhetherAStreetIsForDestinations(tags: [String: String], route: String) throws {
        let ways: Ways = [("AB", [:]), ("BCD", tags), ("DE", [:]), ("AXYE", [:])]
        try routes(Self.round, ways, [("AE", route)])
        let town = try OSMTown(Self.round, ways: ways).imported(for: [.testCar])
        let isClosed = tags == ["access": "no"]
        #expect((town.route("A", "C", by: .testCar) == nil) == isClosed)
    }

    @Test func oneDirectionAloneMayBeForDestinations() throws {
        try routes(
            Self.round,
            [("AB", [:]), ("BCD", ["motor_vehicle:backward": "destination"]), ("DE", [:]), ("AXYE", [:])],
            [("AE", "ABDE"), ("EA", "EA"), ("EC", "EDC")])
    }

    @Test(arguments: ["destination", "delivery", "yes", "no", "private"])
    func accessTagsOfAGateDecide(value: String) throws {
        let mode = TravelMode.testCar.with { $0.obeysNodeAccess = true }
        let town = try OSMTown(
            "A B C", ways: [("ABC", [:])], nodes: ["B": ["barrier": "gate", "access": value]]
        ).imported(for: [mode])
        let isClosed = ["no", "private"].contains(value)
        #expect((town.route("A", "C", by: mode) == nil) == isClosed)
        #expect(town.route("A", "B", by: mode) != nil)
    }
}
