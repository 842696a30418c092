import Geometry
import TestSupport
import Testing
import Vocabulary

@testable import StreetNetwork

/// Gates whose access tags let in, but not through.
@Suite struct GatedStreetsTests {
    private static let gate = ["barrier": "gate", "access": "delivery"]

    private func route(_ town: DrawnNetwork, _ from: Character, _ to: Character) -> String? {
        town.route(from, to, by: .testCar, uTurns: .allowed)
    }

    @Test("Nobody takes a short cut through one") func through() {
        let drawing = """
            A--B--G--C--D
               |     |
               |     |
               E-----F
            """
        #expect(route(DrawnNetwork(drawing), "A", "D") == "ABGCD")
        let town = DrawnNetwork(drawing, ["G": Self.gate])
        #expect(route(town, "A", "D") == "ABEFCD")
        // The street up to the next junctions is reached, from either side.
        #expect(route(town, "A", "G") == "ABG" && route(town, "D", "G") == "DCG")
        #expect(route(DrawnNetwork(drawing, ["G": ["barrier": "gate", "access": "yes"]]), "A", "D") == "ABGCD")
        // A charging station for customers is no gate.
        let station = ["amenity": "charging_station", "access": "delivery"]
        #expect(route(DrawnNetwork(drawing, ["G": station]), "A", "D") == "ABGCD")
    }

    @Test("What lies behind one is reached, left and travelled in") func behind() {
        let town = DrawnNetwork(
            """
            A--B--G--C--D
               |  |  |
               E--F  H--I
            """, ["G": Self.gate])
        // Three streets meet at G: in which of them the gate stands nobody knows.
        #expect(route(town, "A", "D") == "ABGCD")
        let yard = DrawnNetwork(
            """
            A--B--G--C--D
               |     |
               E--F  H--I
            """, ["G": Self.gate])
        #expect(route(yard, "A", "D") == "ABGCD" && route(yard, "I", "A") == "IHCGBA")
        #expect(route(yard, "D", "I") == "DCHI" && route(yard, "A", "F") == "ABEF")
    }

    @Test("Nobody passes a yard with two of them") func yard() {
        let yard = DrawnNetwork(
            """
            A--B--G--C--K--D--E
               |     |     |  |
               |     H     |  |
               |           |  |
               F-----------I--J
            """, ["G": Self.gate, "K": Self.gate])
        #expect(route(yard, "A", "E") == "ABFIJE" || route(yard, "A", "E") == "ABFIDE")
        #expect(
            route(yard, "A", "H") == "ABGCH" && route(yard, "E", "H") == "EDKCH" && route(yard, "H", "A") == "HCGBA")
    }

    @Test("A gate takes its time from whoever may pass it, and a locked one who has a key lets pass") func passing() {
        func seconds(_ tags: [String: String]) -> Int64? {
            let town = DrawnNetwork("A--G--B", ["G": tags])
            return town.seconds("A", "B")
        }
        #expect(seconds([:]) == 60)
        #expect(seconds(["barrier": "gate"]) == 65 && seconds(["barrier": "gate", "access": "yes"]) == 65)
        #expect(seconds(Self.gate) == 65 && seconds(["barrier": "bollard", "access": "delivery"]) == 60)
        #expect(seconds(["barrier": "gate", "locked": "yes"]) == nil)
        #expect(seconds(["barrier": "gate", "locked": "yes", "access": "permissive"]) == 65)
        #expect(seconds(["barrier": "bollard", "bollard": "rising"]) == 60)
        #expect(seconds(["barrier": "bollard", "bollard": "rising", "locked": "yes"]) == nil)
    }

    @Test("Behind gates lies what hangs by them alone on the greatest part, on 1,000 random towns") func againstFloods()
    {
        for seed in 0..<1000 {
            var random = SplitMix64(seed: UInt64(seed))
            let network = Self.town(&random).network
            let found = GatedStreets(of: network, mode: .testCar, isUsed: { _ in true }, isReachedOnly: { _ in false })
            #expect(found.edges == GateFloods(network).gated, "seed \(seed)")
        }
    }

    /// A grid of 4 by 4 junctions with gaps, of which many are gates, and some closed.
    private static func town(_ random: inout SplitMix64) -> DrawnNetwork {
        let letters = Array("ABCDEFGHIJKLMNOP")
        var rows: [String] = []
        for row in 0..<4 {
            let names = letters[(row * 4)..<(row * 4 + 4)]
            rows.append(
                names.enumerated().map {
                    $0.offset < 3 ? "\($0.element)" + random.one(of: ["--", "--", "  "]) : "\($0.element)"
                }
                .joined())
            rows.append((0..<4).map { _ in random.one(of: ["|  ", "|  ", "   "]) }.joined())
        }
        let tags = letters.reduce(into: [String: [String: String]]()) { tags, letter in
            if random.happens(0.4) { tags["\(letter)"] = random.happens(0.8) ? gate : ["access": "no"] }
        }
        return DrawnNetwork(rows.dropLast().joined(separator: "\n"), tags)
    }
}

/// The streets that gates make streets for destinations, by floods over streets that meet.
private struct GateFloods {
    private let network: StreetNetwork
    private let edges: Range<Int>

    init(_ network: StreetNetwork) {
        self.network = network
        edges = 0..<network.edgeCount
    }

    var gated: Set<Int> {
        var gated: Set<Int> = []
        for edge in edges {
            let parts = Set(flood(from: edge, past: true).map { flood(from: $0, past: false) })
            let main = parts.min { ($1.count, $0.min() ?? 0) < ($0.count, $1.min() ?? 0) }
            if flood(from: edge, past: false) != main { gated.insert(edge) }
        }
        let main = Set(edges).subtracting(gated)
        for junction in 0..<network.junctionCount where isGate(junction) {
            let streets = ends(at: junction)
            if main.isSuperset(of: streets), flood(from: streets[0], past: false).contains(streets[1]) {
                gated.formUnion(streets)
            }
        }
        return gated
    }

    private func access(_ junction: Int) -> String? { network.tagSets[network.parts.junctionTags[junction]]["access"] }

    private func ends(at junction: Int) -> [Int] { network.departures(of: junction).map(\.edge) }

    private func isGate(_ junction: Int) -> Bool { access(junction) == "delivery" && ends(at: junction).count == 2 }

    /// - Parameter past: whether past gates.
    private func flood(from edge: Int, past: Bool) -> Set<Int> {
        var (met, waiting): (Set<Int>, [Int]) = ([edge], [edge])
        while let next = waiting.popLast() {
            for junction in [network.parts.edgeTail[next], network.parts.edgeHead[next]].map(Int.init)
            where access(junction) != "no" && (past || !isGate(junction)) {
                for other in ends(at: junction) where met.insert(other).inserted { waiting.append(other) }
            }
        }
        return met
    }
}
