import Analyses
import TestSupport
import Testing

/// What a driver is told, on drawn junctions.
@Suite struct DirectionsTests {
    /// A crossing with an arm in each direction, the slanting ones 27 degrees from north and south.
    static func star() throws -> ImportedTown {
        let ways = "NLRWEYZS".map { arm in (way: "J\(arm)", tags: ["name": "\(arm) Street"]) }
        return try OSMTown(
            """
            L N R



            W J E



            Y S Z
            """, ways: ways
        ).imported(for: [.testCar])
    }

    @Test(arguments: [
        ("W", "turn_left", "Turn left onto W Street"), ("E", "turn_right", "Turn right onto E Street"),
        ("N", "straight", "Continue on N Street"), ("Y", "sharp_left", "Turn sharp left onto Y Street"),
        ("Z", "sharp_right", "Turn sharp right onto Z Street"), ("L", "bear_left", "Bear left onto L Street"),
        ("R", "bear_right", "Bear right onto R Street"),
    ])
    func turnsAreNamedByTheirAngle(target: String, code: String, sentence: String) throws {
        let job = try DrawnJob(Self.star(), "S" + target)
        #expect(
            job.directions == ["Depart from S, heading north on S Street", sentence, "Arrive at \(target)"])
        #expect(job.column("maneuver", of: RouteTables.directions) == ["depart", code, "arrive"])
    }

    @Test(arguments: [
        ("N", "heading south on N Street"), ("W", "heading east on W Street"), ("E", "heading west on E Street"),
        ("L", "heading south-east on L Street"), ("R", "heading south-west on R Street"),
        ("Y", "heading north-east on Y Street"), ("Z", "heading north-west on Z Street"),
    ])
    func departuresNameTheCompassPoint(origin: String, words: String) throws {
        let job = try DrawnJob(Self.star(), origin + "S")
        #expect(job.directions.first == "Depart from \(origin), \(words)")
    }

    @Test func twoStopsAtOnePlaceAreBothNamed() throws {
        let job = try DrawnJob(Self.star(), "SSE")
        #expect(
            job.directions == [
                "Depart from S", "Arrive at S", "Depart from S, heading north on S Street", "Turn right onto E Street",
                "Arrive at E",
            ])
    }

    @Test func straightOnUnderTheSameNameSaysNothing() throws {
        let town = DrawnNetwork(
            """
              D   E
              |   |
            A-B---C-F
            """, ["ABCF": ["name": "High Street"]])
        let job = try DrawnJob(town, "AF")
        #expect(job.directions == ["Depart from A, heading east on High Street", "Arrive at F"])
    }

    @Test func straightOnUnderAnotherNameIsSaid() throws {
        let town = DrawnNetwork("A-B-C", ["AB": ["name": "High Street"], "BC": ["name": "Low Street"]])
        #expect(
            try DrawnJob(town, "AC").directions == [
                "Depart from A, heading east on High Street", "Continue on Low Street", "Arrive at C",
            ])
    }

    @Test func aBendWithoutAChoiceSaysNothing() throws {
        let town = DrawnNetwork(
            """
            A---B
                |
                C---D
            """, ["AB": ["name": "Bent Street"], "BC": ["name": "Bent Street"], "CD": ["name": "Bent Street"]])
        #expect(
            try DrawnJob(town, "AD").directions == ["Depart from A, heading east on Bent Street", "Arrive at D"])
    }

    @Test func aTurnUnderTheSameNameIsSaidWhereThereIsAChoice() throws {
        let town = DrawnNetwork(
            """
            A---B---E
                |
                C
            """, ["AB": ["name": "High Street"], "BC": ["name": "High Street"]])
        #expect(
            try DrawnJob(town, "AC").directions == [
                "Depart from A, heading east on High Street", "Turn right to stay on High Street", "Arrive at C",
            ])
    }

    @Test func streetsWithoutANameAreNotNamed() throws {
        let town = DrawnNetwork(
            """
            A---B---E
                |
                C---D
            """, ["AB": ["name": "High Street"]])
        #expect(
            try DrawnJob(town, "AD").directions == [
                "Depart from A, heading east on High Street", "Turn right", "Arrive at D",
            ])
        #expect(try DrawnJob(town, "EA").directions.first == "Depart from E, heading west")
    }

    @Test func turningBackIsSaid() throws {
        let town = DrawnNetwork(
            """
                C
                |
            A---B---D
            """, ["ABD": ["name": "High Street"]], restrictions: ["AB>B>BC no_left_turn"])
        let job = try DrawnJob(town, by: .testCar.with { $0.uTurns = .atDeadEnds }, "AC")
        #expect(
            job.directions == [
                "Depart from A, heading east on High Street", "Make a U-turn on High Street", "Turn right",
                "Arrive at C",
            ])
    }

    @Test func theFerryIsTakenAndLeft() throws {
        let town = DrawnNetwork(
            "A---B---C---D",
            ["AB": ["name": "Quay"], "BC": ["name": "Line 1", "route": "ferry"], "CD": ["name": "Strand"]])
        #expect(
            try DrawnJob(town, "AD").directions == [
                "Depart from A, heading east on Quay", "Take the ferry Line 1", "Leave the ferry onto Strand",
                "Arrive at D",
            ])
    }

    @Test(
        "Who leaves a ferry is told to which side, where another street leads away from the quay",
        arguments: [
            ("D", "ferry_end: Leave the ferry onto Strand"),
            ("N", "ferry_end_left: Leave the ferry and turn left onto Hill"),
            ("S", "ferry_end_right: Leave the ferry and turn right"),
        ])
    func theFerryIsLeftByATurn(_ end: Character, _ step: String) throws {
        let town = DrawnNetwork(
            """
                    N
                    |
            A---B---C---D
                    |
                    S
            """, ["BC": ["route": "ferry"], "CD": ["name": "Strand"], "CN": ["name": "Hill"]])
        #expect(try DrawnJob(town, "A\(end)").guidance == ["ferry: Take the ferry", step])
    }

    @Test("Who leaves a ferry is not told of a turn where there is no other way")
    func theFerryIsLeftByABend() throws {
        let town = DrawnNetwork(
            """
            A---B---C
                    |
                    D
            """, ["BC": ["route": "ferry"], "CD": ["name": "Strand"]])
        #expect(try DrawnJob(town, "AD").maneuvers == ["depart", "ferry", "ferry_end", "arrive"])
    }

    @Test func theFerryAndTheLandMayHaveNoName() throws {
        let town = DrawnNetwork("A---B---C---D", ["BC": ["route": "ferry"]])
        #expect(
            try DrawnJob(town, "AD").directions == [
                "Depart from A, heading east", "Take the ferry", "Leave the ferry", "Arrive at D",
            ])
    }
}
