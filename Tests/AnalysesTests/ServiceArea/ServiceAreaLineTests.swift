import Analyses
import Geometry
import Results
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Which parts of streets are reached: a street of 100 m takes 10 s.
@Suite struct ServiceAreaLineTests {
    /// A to B is 400 m, 40 s; B to D likewise; C branches off.
    static let town = DrawnNetwork(
        """
        A---B---D
            |
            C
        """)

    @Test("a street is cut where the break falls")
    func cutAtTheBreak() throws {
        #expect(try DrawnAreas(Self.town, "A", [30]).lines == ["A AB 0-75% 0-30s"])
    }

    @Test("a street is cut at each break, and left whole where breaks do not split")
    func splitAtBreaks() throws {
        let split = try DrawnAreas(Self.town, "A", [10, 30])
        #expect(split.lines == ["A AB 0-25% 0-10s", "A AB 25-75% 10-30s"])
        #expect(split.column("from_break", of: "lines") == ["0", "10000"])
        #expect(split.column("to_break", of: "lines") == ["10000", "30000"])
        let whole = try DrawnAreas(Self.town, "A", [10, 30]) { $0.lines?.splitsAtBreaks = false }
        #expect(whole.lines == ["A AB 0-75% 0-30s"])
        #expect(whole.column("from_break", of: "lines") == ["0"])
    }

    @Test("all streets from a crossing are reached, also against their digitised direction")
    func fromACrossing() throws {
        #expect(
            Set(try DrawnAreas(Self.town, "B", [20]).lines)
                == ["B AB 100-50% 0-20s", "B BD 0-50% 0-20s", "B BC 0-100% 0-20s"])
    }

    @Test("from the middle of a street travel goes both ways")
    func fromTheMiddle() throws {
        let town = DrawnNetwork("A-1-B")
        #expect(try DrawnAreas(town, "1", [10]).lines == ["1 AB 50-25% 0-10s", "1 AB 50-75% 0-10s"])
    }

    @Test("a one-way street is travelled one way: from the facility, or to it with the costs that remain")
    func oneWays() throws {
        let town = DrawnNetwork("A->-B->-C")
        #expect(try DrawnAreas(town, "B", [20]).lines == ["B BC 0-50% 0-20s"])
        let to = try DrawnAreas(town, "B", [20]) { $0.travelsToFacility = true }
        #expect(to.lines == ["B AB 50-100% 20-0s"])
        #expect(to.statuses == ["ok"])
    }

    @Test("what is used up at a facility counts, and shortens its reach")
    func usedUp() throws {
        let job = try DrawnAreas(Self.town, "A", [30]) { $0.facilities[0].cost = 20_000 }
        #expect(job.lines == ["A AB 0-25% 20-30s"])
        let all = try DrawnAreas(Self.town, "A", [30]) { $0.facilities[0].cost = 30_000 }
        #expect(all.lines == [] && all.statuses == ["not_reached"] && all.failure == nil)
        #expect(
            all.messages.messages.first?.text
                == "A reaches nothing: its cost of 0.5 min uses up its largest break, 0.5 min")
        #expect(all.codes == ["not_reached", "empty_result"])
    }

    @Test("costs are added up along the way")
    func accumulated() throws {
        let job = try DrawnAreas(Self.town, "A", [30]) { $0.accumulated = [.length] }
        #expect(job.column("from_cumul_length", of: "lines") == ["0"])
        let length = try #require(Int(job.column("to_cumul_length", of: "lines")[0]))
        #expect(abs(length - 300_000) <= 20)
    }

    @Test("towards a facility, costs are those that remain, and fall")
    func accumulatedTowards() throws {
        let job = try DrawnAreas(Self.town, "A", [30]) {
            $0.travelsToFacility = true
            $0.accumulated = [.length]
            $0.lines?.measures = true
        }
        #expect(job.lines == ["A AB 75-0% 30-0s"])
        #expect(job.column("to_cumul_length", of: "lines") == ["0"])
        #expect(job.column("measures", of: "lines") == ["0.5 0"])
    }

    @Test("a facility approached on one side is reached in that direction alone")
    func curbApproach() throws {
        let town = DrawnNetwork(
            """
            A---B
              1
            """)
        let to = try DrawnAreas(town, "1", [10]) {
            $0.travelsToFacility = true
            $0.facilities[0].curbApproach = .right
        }
        #expect(to.lines == ["1 AB 25-50% 10-0s"])
        let from = try DrawnAreas(town, "1", [10]) { $0.facilities[0].curbApproach = .right }
        #expect(from.lines == ["1 AB 50-75% 0-10s"])
    }

    @Test("a line can tell the cost at each of its vertices, and be drawn straight")
    func measures() throws {
        let job = try DrawnAreas(DrawnNetwork("A-B---C", ["ABC": [:]]), "A", [30]) { $0.lines?.measures = true }
        #expect(job.column("measures", of: "lines").count == job.lines.count)
        #expect(job.column("measures", of: "lines").last?.hasSuffix(" 0.5") == true)
        let straight = try DrawnAreas(Self.town, "A", [30]) { $0.lines?.shape = .straight }
        guard case .lines(let lines)? = straight.results.rows["lines"]?[0].geometry else { throw NoLine() }
        #expect(lines[0].count == 2)
    }

    @Test("no line is so short that coordinates do not tell its ends apart")
    func crumbs() throws {
        // Who comes from B turns back at A for nothing, and for some millimetres both ways cost the same.
        let turning = try DrawnAreas(DrawnNetwork("A----B-1-C"), "1", [300])
        #expect(turning.lines == ["1 AB 100-0% 20-70s", "1 BC 50-0% 0-20s", "1 BC 50-100% 0-20s"])
        let town = DrawnNetwork(
            """
            A----B
             \\   |
              \\  C--D
               \\ |
                 E
            """)
        // Some millimetres from junctions, on all sides, and breaks that fall as near to them.
        for (name, east, north) in [("A", 1, -1), ("A", 2, -2), ("B", 0, -1), ("B", -1, 0), ("C", 1, 0), ("E", -1, 1)] {
            let near = try DrawnAreas(town, name, [25, 50, 70]) {
                let place = $0.facilities[0].place
                $0.facilities[0].place = Coordinate(
                    longitude: place.longitude + Int32(east), latitude: place.latitude + Int32(north))
            }
            let rows = near.results.rows["lines"] ?? []
            #expect(!rows.isEmpty && rows.allSatisfy { $0.geometry != nil }, "\(near.lines)")
        }
    }

    @Test("what is avoided steers, and breaks fall where the unweighted cost of the way says")
    func steered() throws {
        let town = DrawnNetwork(
            """
            A-----B----D
            |     |
            C-----E
            """, ["AB": ["toll": "yes"]])
        let plain = try DrawnAreas(town, "A", [80])
        #expect(plain.lines.contains("A BD 0-40% 60-80s"))
        let mode = TravelMode.testCar.with { $0.restrictions = ["tolls": .avoidHigh] }
        let steered = try DrawnAreas(town, by: mode, "A", [120])
        #expect(steered.lines.contains("A BD 0-40% 100-120s"))
        #expect(steered.lines.filter { $0.hasPrefix("A AB") } == ["A AB 0-67% 0-40s", "A AB 100-67% 100-120s"])
    }

    @Test("ids and kept fields stand with every line")
    func keptFields() throws {
        let job = try DrawnAreas(Self.town, "A", [30]) {
            $0.keptColumns = [Column("beds", "Beds")]
            $0.facilities[0].id = "H1"
            $0.facilities[0].attributes = [.integer(120)]
        }
        #expect(job.column("id", of: "lines") == ["H1"] && job.column("beds", of: "lines") == ["120"])
        #expect(job.column("beds", of: "facilities") == ["120"])
    }
}

private struct NoLine: Error {}
