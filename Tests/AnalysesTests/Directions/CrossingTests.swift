import StreetNetwork
import TestSupport
import Testing

/// Crossings that are several junctions on the map are one to a driver.
@Suite("A crossing of several junctions") struct CrossingTests {
    /// An avenue with two carriageways 20 m apart, A to B eastwards and C to D westwards, crossed by a street from S
    /// to N whose piece between the carriageways has no name.
    private static func avenue(_ middle: String = "residential") throws -> GuidedTown {
        try GuidedTown(
            """
                    N


            D       K       C
            A       J       B


                    S
            """,
            [
                "AJB": "primary Avenue; oneway", "CKD": "primary Avenue; oneway", "SJ": "residential Cross Street",
                "JK": middle, "KN": "residential Cross Street",
            ])
    }

    @Test("is crossed without a word")
    func straight() throws { #expect(try Self.avenue().guidance("SN") == []) }

    @Test(
        "is no fork where the other carriageway begins, though a vehicle may be walked along it",
        arguments: [false, true])
    func carriageways(walks: Bool) throws {
        let mode = TravelMode.guidedDriver.with { if walks { $0.againstOneWays = .init(speed: 5) } }
        let town = try GuidedTown(
            """
                        C
            S     J
                        B
            """, ["SJ": "primary Avenue", "JB": "primary Avenue; oneway", "CJ": "primary Avenue; oneway"], by: mode)
        #expect(try town.guidance("SB") == [])
    }

    @Test("is one turn")
    func turn() throws {
        #expect(try Self.avenue().guidance("SD") == ["turn_left: Turn left onto Avenue"])
        #expect(try Self.avenue().guidance("AN") == ["turn_left: Turn left onto Cross Street"])
    }

    @Test("lets one turn back onto the other carriageway")
    func uTurn() throws {
        #expect(try Self.avenue().guidance("AD") == ["u_turn: Make a U-turn on Avenue"])
        #expect(try Self.avenue("primary_link").guidance("AD") == ["u_turn: Make a U-turn on Avenue"])
    }

    @Test("is one turn by its slip lane", arguments: ["primary_link", "secondary_link"])
    func slipLane(kind: String) throws {
        let town = try GuidedTown(
            """
                  N


            A     J     P B
                       Q

                  R

                  S
            """,
            [
                "SRJN": "primary High Street", "AJPB": "secondary Low Street", "RQP": kind + "; oneway",
            ])
        #expect(try town.guidance("SB") == ["turn_right: Turn right onto Low Street"])
        #expect(try town.guidance("SN") == [])
    }

    @Test("is one turn where two that are half as sharp follow each other")
    func halves() throws {
        let town = try GuidedTown(
            """
                  N


                  K
                 J
            A   I     B
            """,
            [
                "AIB": "residential High Street", "IJ": "residential", "JK": "residential",
                "KN": "residential Low Street",
            ]
        )
        let steps = try town.guidance("AN")
        #expect(steps == ["turn_left: Turn left onto Low Street"])
    }

    @Test("is two turns said at once where a street is staggered")
    func staggered() throws {
        let streets = [
            "AJKB": "primary High Street", "SJ": "residential South Street", "KN": "residential North Street",
        ]
        let right = try GuidedTown(
            """
                    N


            A     J K       B


                  S
            """, streets)
        #expect(
            try right.guidance("SN") == [
                "turn_right_left: Turn right onto High Street, then at once left onto North Street"
            ])
        let left = try GuidedTown(
            """
                  N


            B     K J       A


                    S
            """, streets)
        #expect(
            try left.guidance("SN") == [
                "turn_left_right: Turn left onto High Street, then at once right onto North Street"
            ])
    }

    @Test("is two turns said at once round the head of a block")
    func block() throws {
        let town = try GuidedTown(
            """
            D     C     F
            A     B     E
            """,
            [
                "AB": "residential High Street", "BE": "residential High Street", "BC": "residential Short Street",
                "CD": "residential Back Lane", "CF": "residential Back Lane",
            ], spacing: 6)
        #expect(
            try town.guidance("AD") == [
                "turn_left_left: Turn left onto Short Street, then at once left again onto Back Lane"
            ])
        #expect(
            try town.guidance("DA") == [
                "turn_right_right: Turn right onto Short Street, then at once right again onto High Street"
            ])
    }
}
