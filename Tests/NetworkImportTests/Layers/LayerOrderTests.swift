import StreetNetwork
import TestSupport
import Testing

@testable import NetworkImport

@Suite("The order of rows")
struct LayerOrderTests {
    /// Lines between places of a small grid, with values of every kind; ids in a random order.
    private static func rows(_ random: inout SplitMix64) -> [[String]] {
        let ids = Array(1...40).shuffled(using: &random)
        return ids.map { id in
            let line = (0..<random.whole(2...4)).map { _ in
                "\(Double(random.whole(0...6)) + Double(random.whole(0...3)) / 1000) \(random.whole(0...6))"
            }
            return [
                line.joined(separator: ", "), "\(id)", random.one(of: ["residential", "ferry", "connector", ""]),
                random.one(of: ["High Street", "Low Road", ""]), random.one(of: ["FT", "TF", "B", "N", "?"]),
                random.one(of: ["30", "50", "-1", ""]), random.one(of: ["0", "1", ""]),
                random.one(of: ["a", "b", "0"]),
                random.one(of: ["gravel", "paved"]),
            ]
        }
    }

    @Test("does not matter", arguments: StreetConnectivity.Policy.allCases)
    func shuffled(_ policy: StreetConnectivity.Policy) throws {
        var random = SplitMix64(seed: 8)
        let columns = ["id", "kind", "street", "oneway", "v", "zf", "zt", "cover"]
        for round in 0..<10 {
            let rows = Self.rows(&random)
            let turns = (0..<200).map { _ in "\(random.whole(1...40)),\(random.whole(1...40)),\(random.whole(0...9))" }
            func read(_ rows: [[String]]) throws -> (parts: StreetNetworkParts, report: LayerStreetReport) {
                let text = LinesTable(columns, rows).text
                return try LinesTable.read(
                    text, "links.csv", turns: "from,to,time\n" + turns.joined(separator: "\n") + "\n"
                ) {
                    ($0.id, $0.streetClass, $0.name, $0.levelFrom, $0.levelTo) = ("id", "kind", "street", "zf", "zt")
                    $0.oneWay = OneWayField("oneway")
                    ($0.speedForward, $0.timeBackward) = (MeasureField("v"), MeasureField("v"))
                    $0.costs = [CostField("c", field: "v")]
                    $0.restrictions = [RestrictionCondition("r", condition: "cover = 'gravel'")]
                    $0.connectivity = StreetConnectivity(policy, tolerance: round % 2 == 0 ? 0 : 150)
                    if round > 4 { $0.turns?.time = MeasureField("time") }
                }
            }
            let expected = try read(rows)
            #expect(expected.report.turnsForbidden + expected.report.turnsDelayed > 0)
            for _ in 0..<3 {
                let found = try read(rows.shuffled(using: &random))
                #expect(found.parts.summary == expected.parts.summary)
                #expect(found.report.joinedEnds == expected.report.joinedEnds)
                #expect(found.report.nearlyTouching == expected.report.nearlyTouching)
            }
        }
    }
}
