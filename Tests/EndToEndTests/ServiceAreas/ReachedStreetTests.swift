import Testing

/// Which part of which street is reached, at which cost.
struct ReachedStreetTests {
    /// 400 m at 1 a hundred metres, and then 500 m one way to the east at the same rate.
    private static func oneWay() throws -> AreaTown {
        try AreaTown("A---B----C", ["AB": 4, "BC": 5], fields: ["BC": AreaTown.fields(oneway: 1)])
    }

    @Test("A one-way street is travelled in its direction alone, from facilities and to them")
    func oneWays() throws {
        let town = try Self.oneWay()
        // 7 are enough for AB and 3 of the 5 of BC.
        #expect(
            try town.found("[{name: A, at: {A}}]", "breaks: 7").lines == ["A AB 0-1 for 0-4", "A BC 0-0.6 for 4-7"])
        // Nothing leads away from C, and all that leads there costs what is left: 5 on BC and 2 of the 4 on AB.
        let stuck = try town.found("[{name: C, at: {C}}]", "breaks: 7")
        #expect(try stuck.lines == [])
        #expect(try stuck.facilities("status") == ["not_reached"])
        let towards = "breaks: 7\ntravel_direction: to_facility"
        #expect(
            try town.found("[{name: C, at: {C}}]", towards).lines == ["C AB 0.5-1 for 7-5", "C BC 0-1 for 5-0"])
        #expect(try town.found("[{name: A, at: {A}}]", towards).lines == ["A AB 1-0 for 4-0"])
    }

    @Test("What is used up at a facility shortens its reach and counts in the costs")
    func usedUp() throws {
        let found = try Self.oneWay().found("[{name: A, at: {A}, cost: 1}]", "breaks: 3")
        #expect(try found.lines == ["A AB 0-0.5 for 1-3"])
    }

    @Test("A facility's own breaks count instead of those of the job")
    func ownBreaks() throws {
        let found = try Self.oneWay().found("[{name: A, at: {A}, breaks: [1, 2]}, {name: B, at: {B}}]", "breaks: 3")
        // B goes back 3 of the 4 of AB, and on 3 of the 5 of BC.
        #expect(
            try found.lines == [
                "A AB 0-0.25 for 0-1", "A AB 0.25-0.5 for 1-2", "B AB 1-0.25 for 0-3", "B BC 0-0.6 for 0-3",
            ])
    }

    @Test("From a crossing all its streets are reached")
    func crossing() throws {
        let town = try AreaTown("    N\n    |\nW---X---E", ["WX": 4, "XE": 2, "NX": 1])
        #expect(
            try town.found("[{name: X, at: {X}}]", "breaks: 1").lines
                == ["X WX 1-0.75 for 0-1", "X XE 0-0.5 for 0-1", "X NX 1-0 for 0-1"])
    }

    @Test("Two ways that meet on a street part it where they cost the same")
    func meeting() throws {
        // To C it is 2 by B, and to D 1: on CD, which costs 5, both ways meet where 2 + x = 1 + (5 - x), at 2.
        let town = try AreaTown("B----C\n|    |\nA----D", ["AB": 1, "BC": 1, "CD": 5, "AD": 1])
        #expect(
            try town.found("[{name: A, at: {A}}]", "breaks: 9").lines(on: "CD") == ["0-0.4 for 2-4", "1-0.4 for 1-4"])
    }

    @Test("What is avoided steers, and breaks fall where the unweighted cost says")
    func avoided() throws {
        // Straight on AB costs 1, round by P and Q 2. Who avoids AB goes round, so that B costs 3 instead of 2.
        let town = try AreaTown(
            "W---A---B---E\n    |   |\n    P---Q", ["WA": 1, "AB": 1, "BE": 1, "APQB": 2],
            fields: ["AB": AreaTown.fields(works: 1)])
        let facility = "[{name: W, at: {W}}]"
        #expect(try town.found(facility, "breaks: 3.5").lines(on: "BE") == ["0-1 for 2-3"])
        let avoiding = try town.found(facility, "breaks: 3.5\nrestrictions: {works: avoid_high}")
        #expect(try avoiding.lines(on: "BE") == ["0-0.5 for 3-3.5"])
        let closed = try town.found(facility, "breaks: 3.5\nrestrictions: [works]")
        #expect(try closed.lines(on: "BE") == ["0-0.5 for 3-3.5"])
        #expect(try closed.lines(on: "AB") == [])
    }

    @Test("A facility approached on one side is left in that direction alone")
    func curbApproach() throws {
        // F is north of the street, in its middle: it is on the right of who goes west.
        let town = try AreaTown("     F\nW---------E", ["WE": 10])
        func lines(_ side: String) throws -> [String] {
            try town.found("[{name: F, at: {F}, curb_approach: \(side)}]", "breaks: 10\nu_turns: not_allowed").lines
        }
        #expect(try lines("right") == ["F WE 0.5-0 for 0-5"])
        #expect(try lines("left") == ["F WE 0.5-1 for 0-5"])
        #expect(try lines("either") == ["F WE 0.5-0 for 0-5", "F WE 0.5-1 for 0-5"])
    }
}
