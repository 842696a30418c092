import StreetNetwork
import Testing

@testable import NetworkImport

@Suite("A table of turns")
struct LayerTurnTests {
    /// A cross of the streets 1 to 4 round (1, 0), with 5 going on from 3, and 6 and 7 both joining the ends of 5.
    static let streets = [
        ["0 0, 1 0", "1"], ["1 -1, 1 0", "2"], ["1 0, 2 0", "3"], ["1 0, 1 1", "4"], ["2 0, 3 0", "5"],
        ["2 0, 2.5 1, 3 0", "6"], ["3 0, 2.5 -1, 2 0", "7"],
        ["MULTILINESTRING ((0.009 0.009, 0.01 0.009), (0.01 0.009, 0.011 0.009))", "8"], ["10 9, 10 10", "9"],
        ["20 20, 20 20", "10"], ["30 0, 31 0, 31 1, 30 0", "11"], ["30 0, 29 0", "12"],
    ]

    private func read(
        _ turns: [String], policy: StreetConnectivity.Policy = .endPoints, streets: [[String]] = Self.streets
    ) throws -> (parts: StreetNetworkParts, report: LayerStreetReport) {
        let text = "from,via,to,time\n" + turns.joined(separator: "\n") + "\nx,x,x,x\n"
        return try LinesTable.read(LinesTable(["id"], streets).text, "links.csv", turns: text) {
            $0.id = "id"
            $0.connectivity = StreetConnectivity(policy)
            $0.turns?.via = ["via"]
            $0.turns?.time = MeasureField("time", unit: 1000)
        }
    }

    /// A directed edge by its street: `3` or `-3`.
    private func name(_ directed: DirectedEdge, _ parts: StreetNetworkParts) -> String {
        "\(directed.isForward ? "" : "-")\(parts.streetID[Int(parts.edgeStreet[directed.edge])])"
    }

    static let forbidden = [
        ("1,,3,", "1 3"), ("3,,1,", "-3 -1"), ("1,,2,", "1 -2"), ("2,,4,", "2 4"), ("1,3,5,", "1 3 5"),
        ("5,3,1,", "-5 -3 -1"), ("1,\"3, 5\",6,", nil), ("4,3;,5,", "-4 3 5"), ("1,,1,", "1 -1"),
    ]

    @Test("forbids turns, also over several streets", arguments: forbidden)
    func forbids(_ row: String, _ expected: String?) throws {
        let (parts, report) = try read([row])
        let found = parts.turnRestrictions.map { restriction in
            (restriction.from + restriction.viaEdges + restriction.to).map { name($0, parts) }.joined(separator: " ")
        }
        #expect(found == (expected.map { [$0] } ?? []))
        for restriction in parts.turnRestrictions {
            let from = restriction.from[0]
            let head = from.isForward ? parts.edgeHead[from.edge] : parts.edgeTail[from.edge]
            #expect(Int(head) == restriction.via)
            #expect(restriction.kind == .no && restriction.id == 1)
            #expect(restriction.isUTurn == (restriction.from[0] == restriction.to[0].reversed))
        }
        #expect(report.turnsRead == 2 && report.turnsForbidden == found.count)
    }

    @Test("makes turns take a time")
    func delays() throws {
        let (parts, report) = try read(["4,,3,2.5", "1,,3,10", "3,,3,4", "1,,1,0"])
        #expect(
            parts.turnDelays.map { "\(name($0.from, parts)) \(name($0.to, parts)) \($0.milliseconds)" } == [
                "1 -1 0", "1 3 10000", "-4 3 2500",
            ])
        #expect(report.turnsDelayed == 3 && report.turnsForbidden == 0)
        #expect(report.turnFaults[.ambiguous]?.ids == [3])
    }

    @Test(
        "of which two rows have one turn makes it take the longer time",
        arguments: [["2", "5"], ["5", "2"], ["5", "5"]])
    func repeated(_ times: [String]) throws {
        let (parts, report) = try read(times.map { "1,,3,\($0)" })
        #expect(parts.turnDelays.map(\.milliseconds) == [5000])
        #expect(report.turnFaults[.repeatedDelay]?.ids == [times == ["2", "5"] ? 1 : 2])
    }

    static let faults: [(row: String, fault: TurnRowFault)] = [
        ("1,,,", .missingID), (",,1,", .missingID), ("1,here,3,", .missingID), ("1.5,,3,", .missingID),
        ("1,,99,", .unknownStreet), ("1,,10,", .unknownStreet), ("1,99,3,", .unknownStreet), ("1,,5,", .noMeeting),
        ("1,4,5,", .noMeeting), ("1,4,3,", .noMeeting), ("5,,6,", .ambiguous), ("3,6,7,", .ambiguous),
        ("9,,8,", .ambiguous), ("12,,11,", .ambiguous), ("6,,6,", .ambiguous), ("1,,3,soon", .unusableTime),
        ("1,,3,-1", .unusableTime), ("1,3,5,2", .delayVia),
    ]

    @Test("leaves rows out that mean no turn, and says why", arguments: faults)
    func leavesOut(_ row: String, _ fault: TurnRowFault) throws {
        let (parts, report) = try read([row])
        #expect(parts.turnRestrictions.isEmpty && parts.turnDelays.isEmpty)
        #expect(report.turnFaults[fault]?.ids.first == 1, "\(report.turnFaults)")
        #expect(report.turnsRead == 2)
        #expect(report.turnFaults.values.reduce(0) { $0 + $1.count } == 2)
        #expect(report.messages.contains { $0.code == "turns_left_out" && $0.text.contains("of turns left out") })
    }

    @Test("finds the edges of streets that are cut where others meet them")
    func anyVertex() throws {
        let streets = [["0 0, 1 0, 2 0, 3 0", "1"], ["1 0, 1 1", "2"], ["3 0, 4 0", "3"], ["2 0, 2 1", "4"]]
        let (parts, report) = try read(
            ["1,,3,", "2,1,4,", "4,1,2,", "2,1,3,", "1,,2,"], policy: .anyVertex, streets: streets)
        #expect(parts.edges == ["1: 0-1", "1: 1-2", "1: 2-3", "2: 1-4", "3: 3-5", "4: 2-6"])
        let found = parts.turnRestrictions.map { restriction in
            (restriction.from + restriction.viaEdges + restriction.to)
                .map { ($0.isForward ? "" : "-") + "\($0.edge)" }.joined(separator: " ")
        }
        #expect(found == ["2 4", "-3 1 5", "-5 -1 3", "-3 1 2 4"])
        #expect(report.turnFaults[.ambiguous]?.ids == [5])
    }
}
