import Analyses
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

    @Test func stepsAddUpToTheRoute() throws {
        let job = try DrawnJob(Self.town(), "SX")
        for (column, total) in [("time", "total_time"), ("length", "total_length")] {
            let steps = job.column(column, of: RouteTables.directions).compactMap(Int64.init)
            #expect(steps.reduce(0, +) == job.routes(total).first.flatMap(Int64.init))
        }
    }
}
