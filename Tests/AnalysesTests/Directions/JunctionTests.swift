import TestSupport
import Testing

/// What a driver is told at junctions of all kinds, on drawings.
@Suite("At a junction") struct JunctionTests {
    @Test(
        "two streets of one kind that part at small angles are a fork",
        arguments: [
            ("SB", "fork_left: Keep left at the fork onto Left Road"),
            ("SC", "fork_right: Keep right at the fork onto Right Road"),
        ])
    func fork(stops: String, step: String) throws {
        let town = try GuidedTown(
            """
                      B
            S     J
                      C
            """, ["SJ": "residential Stem", "JB": "residential Left Road", "JC": "residential Right Road"])
        #expect(try town.guidance(stops) == [step])
    }

    @Test("which way the name goes is no help where neither is straight on")
    func forkOfAName() throws {
        let town = try GuidedTown(
            """
                      B

            S     J

                      C
            """, ["SJ": "residential Stem", "JB": "residential Stem", "JC": "residential Right Road"])
        let (left, right) = (try town.guidance("SB"), try town.guidance("SC"))
        #expect(left == ["fork_left: Keep left at the fork to stay on Stem"])
        #expect(right == ["fork_right: Keep right at the fork onto Right Road"])
    }

    @Test("a bend into another street bears where a street beside it can be taken, and goes on where none has a name")
    func bend() throws {
        func steps(_ stem: String, _ bend: String) throws -> [String] {
            try GuidedTown(
                """
                S     J

                          B

                      C
                """, ["SJ": stem, "JB": bend, "JC": "residential Side Road"]
            ).guidance("SB")
        }
        #expect(try steps("residential Stem", "residential Bend") == ["bear_right: Bear right onto Bend"])
        #expect(try steps("residential", "residential") == [])
    }

    @Test("of three ways ahead the middle one is said, too")
    func middle() throws {
        let town = try GuidedTown(
            """
                          B
            S     J       C
                          D
            """, ["SJ": "residential", "JB": "residential", "JC": "residential", "JD": "residential"])
        #expect(try town.guidance("SB") == ["fork_left: Keep left at the fork"])
        #expect(try town.guidance("SC") == ["fork_straight: Go straight on at the fork"])
        #expect(try town.guidance("SD") == ["fork_right: Keep right at the fork"])
    }

    @Test("a turn that nothing else is allowed beside is a turn where another street is seen")
    func forced() throws {
        let town = try GuidedTown(
            """
            W     J     E

                  S
            """,
            [
                "SJ": "residential Park Avenue", "WJ": "residential Burnside Street; oneway",
                "JE": "residential Burnside Street; oneway",
            ])
        #expect(try town.guidance("SE") == ["turn_right: Turn right onto Burnside Street"])
        let bend = try GuidedTown(
            """
            J     E

            S
            """, ["SJ": "residential Park Avenue", "JE": "residential Burnside Street"])
        #expect(try bend.guidance("SE") == ["straight: Continue on Burnside Street"])
    }

    @Test("a turn that must be taken is said whatever the next street is called, and however soon the next turn is")
    func forcedInto() throws {
        func steps(_ street: String, length: Int = 9) throws -> [String] {
            let gap = String(repeating: " ", count: length)
            let town = try GuidedTown(
                """
                W     J\(gap)K     E

                      S\(gap)N
                """,
                [
                    "SJ": "residential Alpha Street", "WJ": "\(street); oneway", "JKE": "\(street); oneway",
                    "KN": "residential Gamma Street",
                ])
            return try town.guidance("SN")
        }
        let gamma = "turn_right: Turn right onto Gamma Street"
        #expect(try steps("residential") == ["turn_right: Turn right", gamma])
        #expect(try steps("residential Alpha Street") == ["turn_right: Turn right to stay on Alpha Street", gamma])
        let both = "turn_right_right: Turn right"
        #expect(try steps("residential", length: 1).map { String($0.prefix(both.count)) } == [both])
        #expect(try steps("residential Beta Street", length: 1).map { String($0.prefix(both.count)) } == [both])
    }

    @Test("who goes straight on where the street turns off, or beside it, is told so, with and without a name")
    func leavesStreet() throws {
        func steps(_ stops: String, _ way: String) throws -> [String] {
            try GuidedTown(
                """
                S     J     E
                          B
                """, ["SJB": "secondary Main Road", "JE": way]
            ).guidance(stops)
        }
        #expect(try steps("SB", "residential") != steps("SE", "residential"))
        #expect(try steps("SE", "residential") == ["fork_left: Keep left at the fork"])
        #expect(try steps("SE", "service") == ["fork_left: Keep left at the fork onto a service road"])
        let turned = try GuidedTown(
            """
            S     J     E

                   B
            """, ["SJB": "secondary Main Road", "JE": "residential"])
        #expect(try turned.guidance("SE") == ["fork_straight: Go straight on at the fork"])
        let motorway = try GuidedTown(
            """
                                E
            S     J
                            B
            """, ["SJB": "secondary Avenue", "JE": "motorway; oneway"])
        #expect(try motorway.guidance("SE") == ["fork_left: Keep left at the fork"])
    }

    @Test("two turns to one side turn back where the street is the same, and not from one without a name to another")
    func unnamedTurns() throws {
        let town = try GuidedTown(
            """
            C     K

            S     J
            """, ["SJ": "residential", "JK": "residential", "KC": "residential"], spacing: 12)
        #expect(try !town.guidance("SC").contains { $0.hasPrefix("u_turn") })
    }

    @Test("a lane that leads back goes round by the side to which it bends")
    func hairpin() throws {
        let town = try GuidedTown(
            """
                       T







                       K
                     C                     H
                    B

                    A

            W         J                                       E
            """,
            [
                "EJ": "residential Main Street", "JW": "residential Main Street", "JABCK": "primary_link; oneway",
                "KH": "residential Harbour Street", "KT": "residential Third Street",
            ], spacing: 3)
        #expect(try town.guidance("EH") == ["sharp_right: Turn sharp right onto Harbour Street"])
    }

    @Test("a street that goes on under its name is followed past a street that bears off")
    func goesOn() throws {
        let town = try GuidedTown(
            """
                      B
            S     J   C
            """, ["SJC": "residential High Street", "JB": "residential Side Road"])
        #expect(try town.guidance("SC") == [])
    }

    @Test("a street that bears away from a straight one as large is stayed on")
    func staysOn() throws {
        let town = try GuidedTown(
            """
                    B
            S     J   C
            """, ["SJB": "residential High Street", "JC": "residential Other Road"])
        #expect(try town.guidance("SB") == ["bear_left: Bear left to stay on High Street"])
    }

    @Test("the bend of a street with nothing but drives beside it is no turn", arguments: ["service", "track"])
    func drives(kind: String) throws {
        let town = try GuidedTown(
            """
                  B
            S     J     C
            """, ["SJB": "residential High Street", "JC": kind])
        #expect(try town.guidance("SB") == [])
    }

    @Test("a turn into a way without a name says what it is")
    func kinds() throws {
        let town = try GuidedTown(
            """
                  B
            S     J     C
                  D
            """, ["SJC": "residential High Street", "JB": "service", "JD": "track"])
        #expect(try town.guidance("SB") == ["turn_left: Turn left onto a service road"])
        #expect(try town.guidance("SD") == ["turn_right: Turn right onto a track"])
    }

    @Test("on foot, paths and steps are called what they are")
    func paths() throws {
        let town = try GuidedTown(
            """
            A     B     C     D
            S     J     K     L     E
            """, ["SJKLE": "residential High Street", "AS": "cycleway", "BJ": "steps", "CK": "footway", "DL": "path"],
            by: .guidedWalker)
        #expect(try town.guidance("SB") == ["turn_left: Turn left onto steps"])
        #expect(try town.guidance("SC") == ["turn_left: Turn left onto a footpath"])
        #expect(try town.guidance("ED") == ["turn_right: Turn right onto a path"])
        #expect(try town.job("AB").directions[0] == "Depart from A, heading south on a cycleway")
    }

    @Test("the number of a path is not said, since it is that of a route along it")
    func numberedPaths() throws {
        let town = try GuidedTown(
            """
                  B
            S     J     C
            """, ["SJC": "residential High Street", "JB": "footway; ref=19"], by: .guidedWalker)
        #expect(try town.guidance("SB") == ["turn_left: Turn left onto a footpath"])
    }

    @Test("what a sign and the street's own number say alike is said once")
    func numberOnSign() throws {
        let town = try GuidedTown(
            """
                  B
            S     J     C
            """, ["SJC": "residential High Street", "JB": "primary; ref=A 5; destination:ref=A 5; destination=Basel"])
        #expect(try town.guidance("SB") == ["turn_left: Turn left onto A 5 toward Basel"])
    }

    @Test("a street is called by its name and its number, and by its number where it has no name")
    func numbers() throws {
        let town = try GuidedTown(
            """
                  B
            S     J     C
            """, ["JB": "primary Rue Grimaldi; ref=D 6098", "SJ": "primary; ref=D 1|D 2", "JC": "primary N 7; ref=N7"])
        let job = try town.job("SB")
        #expect(
            job.directions == [
                "Depart from S, heading east on D 1 / D 2", "Turn left onto Rue Grimaldi (D 6098)", "Arrive at B",
            ])
        #expect(try town.guidance("SC") == ["straight: Continue on N 7"])
    }

    @Test("a street that goes on under its number keeps its driver quiet")
    func sameNumber() throws {
        let town = try GuidedTown(
            "S          J          C",
            ["SJ": "primary; ref=D 1|D 2", "JC": "primary Rue Haute; ref=D 2"])
        #expect(try town.guidance("SC") == [])
    }

    @Test("a name that a bridge has for itself is not said, nor is the old one behind it")
    func bridge() throws {
        let town = try GuidedTown(
            "S          J     K          C",
            ["SJ": "residential High Street", "JK": "residential New Bridge", "KC": "residential High Street"])
        #expect(try town.guidance("SC") == [])
        let lost = try GuidedTown(
            "S          J     K          C",
            ["SJ": "residential High Street", "JK": "residential", "KC": "residential High Street"])
        #expect(try lost.guidance("SC") == [])
    }

    @Test("what signs name is said")
    func toward() throws {
        let town = try GuidedTown(
            """
                  B
            S     J     C
            """,
            [
                "SJ": "primary High Street",
                "BJ": "primary; destination:backward=Nice|Menton; destination:forward=Monaco",
                "JC": "primary Low Street; destination=Paris; destination:ref=A 8",
            ])
        #expect(try town.guidance("SB") == ["turn_left: Turn left toward Nice, Menton"])
        #expect(try town.guidance("SC") == ["straight: Continue on Low Street toward A 8, Paris"])
    }
}
