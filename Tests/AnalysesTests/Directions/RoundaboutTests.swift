import Analyses
import StreetNetwork
import TestSupport
import Testing

/// Roundabouts are one step: which exit to take.
@Suite struct RoundaboutTests {
    /// Two roundabouts in a row: from the south over C and A to the north over G and H.
    static func town(_ tags: [String: [String: String]] = [:]) throws -> ImportedTown {
        let ways = ["ABCDA", "GHIKG", "SC", "DE", "BW", "AI", "GN", "HX", "KY"].map { way in
            let own = way.count > 2 ? ["junction": "roundabout"] : ["name": "\(way) Road"]
            return (way: way, tags: own.merging(tags[way] ?? [:]) { $1 })
        }
        return try OSMTown(
            """
                N
                G
            X H   K Y
                I
                A
            W B   D E
                C
                S
            """, ways: ways
        ).imported(for: [.testCar])
    }

    @Test(arguments: [("E", 1, "DE Road"), ("I", 2, "AI Road"), ("W", 3, "BW Road")])
    func theExitIsCounted(target: String, exit: Int, street: String) throws {
        let ordinal = ["1st", "2nd", "3rd"][exit - 1]
        #expect(
            try DrawnJob(Self.town(), "S" + target).directions == [
                "Depart from S, heading north on SC Road",
                "At the roundabout, take the \(ordinal) exit onto \(street)", "Arrive at \(target)",
            ])
    }

    @Test func exitsThatMayNotBeTakenDoNotCount() throws {
        let town = try Self.town(["DE": ["oneway": "-1"]])
        #expect(try DrawnJob(town, "SI").directions[1] == "At the roundabout, take the 1st exit onto AI Road")
    }

    /// Where a vehicle may be walked against one-ways, as bicycles are.
    @Test func lanesIntoItDoNotCountThoughOneMayBeWalkedAlongThem() throws {
        let town = try GuidedTown(
            """
                N
                A
            W B   D E
                C
                S
            """,
            [
                "ABCDA": "residential; junction=roundabout", "SC": "residential South Street",
                "ED": "residential East Street; oneway", "AN": "residential North Street",
                "BW": "residential West Street",
            ], by: .guidedDriver.with { $0.againstOneWays = .init(speed: 5) })
        #expect(try town.guidance("SN") == ["roundabout: At the roundabout, take the 1st exit onto North Street"])
        #expect(try town.guidance("SE") == ["roundabout: At the roundabout, go round to East Street"])
    }

    @Test func eachRoundaboutIsCountedByItself() throws {
        #expect(
            try DrawnJob(Self.town(), "SX").directions == [
                "Depart from S, heading north on SC Road", "At the roundabout, take the 2nd exit onto AI Road",
                "At the roundabout, take the 3rd exit onto HX Road", "Arrive at X",
            ])
    }

    @Test func aRouteMayBeginOnARoundabout() throws {
        #expect(
            try DrawnJob(Self.town(), "BY").directions.dropFirst() == [
                "At the roundabout, take the 3rd exit onto AI Road",
                "At the roundabout, take the 1st exit onto KY Road", "Arrive at Y",
            ])
    }

    @Test func aRouteMayEndOnARoundabout() throws {
        let job = try DrawnJob(Self.town(), "SB")
        #expect(
            job.directions == ["Depart from S, heading north on SC Road", "Enter the roundabout", "Arrive at B"])
    }

    @Test func allTheWayRoundIsTheLastExit() throws {
        let town = try GuidedTown(
            """
                G
            X H   K Y
                I
              U   S
            """,
            [
                "GHIKG": "residential; junction=roundabout", "UI": "residential North Road; oneway",
                "IS": "residential South Street; oneway", "KY": "residential East Street",
                "HX": "residential West Street",
            ], forbidding: ["from UI via I to IS"], spacing: 100)
        #expect(try town.guidance("US") == ["roundabout: At the roundabout, take the 3rd exit onto South Street"])
    }

    @Test("A roundabout of links is passed as one of streets is, by way of a link, too")
    func links() throws {
        let town = try GuidedTown(
            """
                  N


                  C
            W    D B    E
                  A
                  L

                  S
            """,
            [
                "ABCDA": "tertiary_link; junction=roundabout", "SL": "tertiary South Street",
                "LA": "tertiary_link", "BE": "tertiary East Street", "CN": "tertiary North Street",
                "DW": "tertiary West Street",
            ])
        #expect(try town.guidance("SE") == ["roundabout: At the roundabout, take the 1st exit onto East Street"])
        #expect(try town.guidance("SW") == ["roundabout: At the roundabout, take the 3rd exit onto West Street"])
    }

    @Test func roundaboutsThatTouchAreTwoSteps() throws {
        let town = try GuidedTown(
            """
                N
                G
              H   K
                A
              B   D
                C
                S
            """,
            [
                "ABCDA": "residential; junction=roundabout", "GHAKG": "residential; junction=roundabout",
                "SC": "residential South Street", "GN": "residential North Street",
            ], spacing: 100)
        #expect(
            try town.guidance("SN") == [
                "roundabout: At the roundabout, take the 1st exit",
                "roundabout: At the roundabout, take the 1st exit onto North Street",
            ])
    }

    @Test func onFootExitsAreNotCounted() throws {
        let town = try GuidedTown(
            """
                G
            X H   K Y
                I
                S
            """,
            [
                "GHIKG": "residential; junction=roundabout", "SI": "residential South Street",
                "KY": "residential East Street", "HX": "residential West Street",
            ], spacing: 100, by: .guidedWalker)
        #expect(try town.guidance("SX") == ["roundabout: At the roundabout, go round to West Street"])
        #expect(try town.guidance("SY") == ["roundabout: At the roundabout, go round to East Street"])
    }

    @Test func theNameOfARoundaboutIsSaidWhereItIsItsOwn() throws {
        let town = try Self.town(["ABCDA": ["junction": "roundabout", "name": "King's Circus"]])
        #expect(
            try DrawnJob(town, "SE").directions[1]
                == "At the roundabout King's Circus, take the 1st exit onto DE Road")
        #expect(try DrawnJob(town, "SB").directions[1] == "Enter the roundabout King's Circus")
    }

    @Test func exitsAreCountedInLeftHandTrafficToo() throws {
        let town = try GuidedTown(
            """
                N
                G
            X H   K Y
                I
                S
            """,
            [
                "GKIHG": "residential; junction=roundabout", "SI": "residential South Street",
                "KY": "residential East Street", "HX": "residential West Street", "GN": "residential North Street",
            ], spacing: 100)
        #expect(try town.guidance("SX") == ["roundabout: At the roundabout, take the 1st exit onto West Street"])
        #expect(try town.guidance("SN") == ["roundabout: At the roundabout, take the 2nd exit onto North Street"])
        #expect(try town.guidance("SY") == ["roundabout: At the roundabout, take the 3rd exit onto East Street"])
    }

    @Test func ofTwoExitsAtOnePlaceTheOneThatComesFirstIsTheFirst() throws {
        let town = try GuidedTown(
            """
                G     Z
            X H   K
                I     Y
                S
            """,
            [
                "GHIKG": "residential; junction=roundabout", "SI": "residential South Street",
                "KY": "residential First Street", "KZ": "residential Second Street", "HX": "residential West Street",
            ], spacing: 100)
        #expect(try town.guidance("SY") == ["roundabout: At the roundabout, take the 1st exit onto First Street"])
        #expect(try town.guidance("SZ") == ["roundabout: At the roundabout, take the 2nd exit onto Second Street"])
        #expect(try town.guidance("SX") == ["roundabout: At the roundabout, take the 3rd exit onto West Street"])
    }

    @Test func stepsAddUpToTheRoute() throws {
        let job = try DrawnJob(Self.town(), "SX")
        for (column, total) in [("time", "total_time"), ("length", "total_length")] {
            let steps = job.column(column, of: RouteTables.directions).compactMap(Int64.init)
            #expect(steps.reduce(0, +) == job.routes(total).first.flatMap(Int64.init))
        }
    }
}
