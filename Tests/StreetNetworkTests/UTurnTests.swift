import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Where each policy lets a vehicle turn back. It comes from A to B.
@Suite struct UTurnTests {
    private static let allowed: [UTurnPolicy: Set<Int>] = [
        .allowed: [1, 2, 3, 4], .atDeadEnds: [1], .atIntersections: [3, 4], .atDeadEndsAndIntersections: [1, 3, 4],
        .notAllowed: [],
    ]

    private static let drawings: [(drawing: String, streets: Int)] = [
        ("A--B", 1), ("A--B--C", 2), ("A--B--C\n   |\n   D", 3), ("   E\n   |\nA--B--C\n   |\n   D", 4),
        // A one-way street is one, too.
        ("A--B->-C", 2), ("A--B-<-C\n   |\n   D", 3),
    ]

    @Test("By how many streets meet", arguments: drawings, UTurnPolicy.allCases)
    func byStreets(_ row: (drawing: String, streets: Int), _ policy: UTurnPolicy) throws {
        let town = DrawnNetwork(row.drawing)
        let metric = town.metric(for: .testCar, uTurns: policy)
        let cost = metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BA"))
        #expect((cost != nil) == (try #require(Self.allowed[policy])).contains(row.streets))
    }

    @Test("At a closed junction as at a dead end, and beside it as before", arguments: drawings, UTurnPolicy.allCases)
    func closedJunction(_ row: (drawing: String, streets: Int), _ policy: UTurnPolicy) throws {
        let town = DrawnNetwork(row.drawing)
        let metric = town.metric([TestBarrier(.point(PointBarrier(at: town.place("B"))))], uTurns: policy)
        let policies = try #require(Self.allowed[policy])
        #expect((metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BA")) != nil) == policies.contains(1))
        #expect((metric.cost(ofTurnFrom: town.directed("BA"), to: town.directed("AB")) != nil) == policies.contains(1))
        guard row.streets > 1 else { return }
        #expect(metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BC")) == nil)
    }

    @Test("Who may not turn back at a junction may not when it is closed either")
    func restrictedAndClosed() {
        let town = DrawnNetwork("A--B--C", restrictions: ["AB>B>BA no_u_turn"])
        let metric = town.metric([TestBarrier(.point(PointBarrier(at: town.place("B"))))], uTurns: .allowed)
        #expect(metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BA")) == nil)
        #expect(metric.cost(ofTurnFrom: town.directed("CB"), to: town.directed("BC")) == 0)
    }

    @Test("What scales a junction scales turning back before it, closed or not")
    func scaledAndClosed() {
        let town = DrawnNetwork("A--B--C")
        let mode = TravelMode.testCar.with { $0.turnCosts.uTurn = 20_000 }
        let place = town.place("B")
        let scaled = TestBarrier(.area([town.rectangle(place, place, grownBy: 10)]), factor: 3)
        for closed in [[], [TestBarrier(.point(PointBarrier(at: place)))]] {
            let metric = town.metric(closed + [scaled], uTurns: .allowed, mode: mode)
            #expect(metric.cost(ofTurnFrom: town.directed("AB"), to: town.directed("BA")) == 60_000)
        }
    }

    /// A street from A to B and then two from B back to B or on to C, all with a bend.
    private static func bent(_ ends: [(UInt32, UInt32)]) -> StreetNetwork {
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = [(0, 0), (20_000, 0), (40_000, 0)].map(Coordinate.init)
        parts.junctionTags = [0, 0, 0]
        for (place, (tail, head)) in ends.enumerated() {
            let bend = Coordinate(longitude: 30_000, latitude: Int32(place) * 9000)
            let shape = [parts.junctionCoordinate[Int(tail)], bend, parts.junctionCoordinate[Int(head)]]
            parts.appendStreet(along: [(tail, head, shape)], tags: ["highway": "residential"])
        }
        return StreetNetwork(parts)
    }

    @Test("Each end of a loop is a street, and each of two edges beside each other", arguments: UTurnPolicy.allCases)
    func loopsAndParallelEdges(policy: UTurnPolicy) throws {
        let allowed = try #require(Self.allowed[policy])
        for ends in [[(0, 1), (1, 1)], [(0, 1), (1, 2), (1, 2)]] as [[(UInt32, UInt32)]] {
            let network = Self.bent(ends)
            let weights = ModeWeights(network: network, mode: .testCar)
            let metric = Metric(network: network, mode: .testCar, weights: weights, impedance: .time, uTurns: policy)
            let second = DirectedEdge(edge: 1, forward: true)
            // Three streets meet at B.
            let atB = metric.cost(
                ofTurnFrom: DirectedEdge(edge: 0, forward: true), to: DirectedEdge(edge: 0, forward: false))
            #expect((atB != nil) == allowed.contains(3))
            let atEnd = metric.cost(ofTurnFrom: second, to: second.reversed)
            #expect((atEnd != nil) == allowed.contains(ends.count == 2 ? 3 : 2))
            // Going round once more, or back by the other edge, is not turning back.
            let other = ends.count == 2 ? second : DirectedEdge(edge: 2, forward: false)
            #expect(metric.cost(ofTurnFrom: second, to: other) == 0)
        }
    }
}
