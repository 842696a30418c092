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

    @Test("A gate lets in where nothing else does for everybody: round it lead one-ways, or a private street")
    func lettingIn() {
        // A car park with a gate on the way in, and none on the way out.
        let park = DrawnNetwork(
            """
            A--B->-G->-C--D
               |       |
               E---<---F
            """, ["G": Self.gate])
        #expect(route(park, "A", "D") == "ABGCD" && route(park, "D", "A") == "DCFEBA")
        let yard = DrawnNetwork(
            """
            A--B--G--C--D
               |     |
               E-----F
            """, ["G": Self.gate, "EF": ["access": "delivery"]])
        #expect(route(yard, "A", "D") == "ABGCD" && route(yard, "A", "C") == "ABGC")
    }

    @Test("The street of a gate goes on where a mapper began another way") func storedInPieces() {
        let park = DrawnNetwork(
            """
            A--B--G--H--C--D
               |        |
               E--------F
            """, ["G": Self.gate])
        #expect(route(park, "H", "A") == "HGBA" && route(park, "A", "H") == "ABGH")
        #expect(route(park, "D", "H") == "DCH" && route(park, "A", "D") == "ABEFCD")
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

    @Test("A gate is a short cut where each side is reached from the other, on 1,000 random towns") func againstFloods()
    {
        for seed in 0..<1000 {
            var random = SplitMix64(seed: UInt64(seed))
            let network = Self.town(&random).network
            let (isOpen, isReachedOnly) = (Self.some(0.85, seed), Self.some(0.1, seed + 1000))
            let found = GatedStreets(of: network, mode: .testCar, isOpen: isOpen, isReachedOnly: isReachedOnly)
            let floods = GateFloods(network: network, isOpen: isOpen, isReachedOnly: isReachedOnly)
            #expect(found.edges == floods.gated, "seed \(seed)")
        }
    }

    /// A share of directed edges, always the same.
    private static func some(_ share: Double, _ seed: Int) -> (DirectedEdge) -> Bool {
        { directed in
            var random = SplitMix64(seed: UInt64(seed * 100 + directed.index))
            return random.happens(share)
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

/// The streets that gates make streets for destinations, by floods from each of their sides.
private struct GateFloods {
    let network: StreetNetwork
    let isOpen: (DirectedEdge) -> Bool
    let isReachedOnly: (DirectedEdge) -> Bool

    var gated: Set<Int> {
        var gated: Set<Int> = []
        for junction in 0..<network.junctionCount where isGate(junction) {
            let streets = streets(at: junction)
            if leads(from: streets[0], to: streets[1]), leads(from: streets[1], to: streets[0]) {
                for street in streets { gated.formUnion(wholeStreet(from: street)) }
            }
        }
        return gated
    }

    /// The edges from a gate up to where three or more streets meet, the street ends, or another barrier stands.
    private func wholeStreet(from start: DirectedEdge) -> Set<Int> {
        var (here, whole): (DirectedEdge, Set<Int>) = (start, [start.edge])
        while true {
            let junction = network.head(of: here)
            let next = streets(at: junction).first { $0 != here.reversed }
            guard streets(at: junction).count == 2, !isGate(junction), access(junction) != "no", let next,
                whole.insert(next.edge).inserted
            else { return whole }
            here = next
        }
    }

    private func access(_ junction: Int) -> String? { network.tagSets[network.parts.junctionTags[junction]]["access"] }

    private func streets(at junction: Int) -> [DirectedEdge] {
        network.departures(of: junction).filter { isOpen($0) || isOpen($0.reversed) }
    }

    private func isGate(_ junction: Int) -> Bool { access(junction) == "delivery" && streets(at: junction).count == 2 }

    /// Whether somebody gets from the near end of one street to that of another, past no gate and over no street for destinations.
    private func leads(from start: DirectedEdge, to goal: DirectedEdge) -> Bool {
        // Somebody stands at the tail of a directed edge, and may go along it.
        var (met, waiting): (Set<DirectedEdge>, [DirectedEdge]) = ([start], [start])
        while let here = waiting.popLast() {
            if here == goal { return true }
            guard isOpen(here), !isReachedOnly(here) else { continue }
            let junction = network.head(of: here)
            let parts = access(junction) == "no" || isGate(junction)
            for next in parts ? [here.reversed] : Array(network.departures(of: junction))
            where met.insert(next).inserted {
                waiting.append(next)
            }
        }
        return false
    }
}
