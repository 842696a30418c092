import Geometry
import StreetNetwork
import TestSupport
import Testing

/// Stops within edges and at junctions, and barriers that close parts of edges.
@Suite struct PositionTests {
    static let block = """
        A-1-2-B
        |     |
        C-----D
        """

    @Test func twoStopsOnOneEdgeAreConnectedBothWays() throws {
        let town = DrawnNetwork(Self.block)
        let metric = town.metric(for: .testCar)
        let (there, back) = (
            try #require(town.path("1", "2", on: metric)), try #require(town.path("2", "1", on: metric))
        )
        #expect(there.stretches.count == 1 && back.stretches.count == 1)
        #expect(there.length == back.length)
        #expect(abs(there.length - 200_000) < 20 && abs(there.cost - 20_000) < 3)
    }

    @Test func againstAOneWayTheNextStopOnTheEdgeIsReachedRoundTheBlock() throws {
        let town = DrawnNetwork(Self.block.replacing("1-2", with: "1>2"))
        #expect(town.route("1", "2", by: .testCar) == "12")
        #expect(town.route("2", "1", by: .testCar) == "2BDCA1")
    }

    @Test func aStartOnAOneWayGoesOnAlongIt() {
        let town = DrawnNetwork(Self.block.replacing("1-2", with: "1<2"))
        #expect(town.route("1", "D", by: .testCar) == "1ACD")
        #expect(town.route("D", "1", by: .testCar) == "DB1")
    }

    @Test func aStopAtAJunctionMayBeLeftByEveryStreet() throws {
        let town = DrawnNetwork(RuleTests.crossing)
        let location = try #require(town.location(town.place("B"), on: town.metric(for: .testCar)))
        #expect(location.positions.count == 4)
        #expect(location.distance == 0)
        for end in "ACDE" { #expect(town.route("B", end, by: .testCar) == "B\(end)") }
        #expect(town.route("B", "B", by: .testCar) == "BB")
    }

    @Test func aPathFromAPlaceToItselfIsEmpty() throws {
        let town = DrawnNetwork(Self.block)
        let path = try #require(town.path("1", "1", on: town.metric(for: .testCar)))
        #expect(path.stretches.isEmpty && path.cost == 0)
    }

    @Test func thereIsNoWayToAnIsland() {
        let town = DrawnNetwork("A--B  C--D")
        #expect(town.route("A", "B", by: .testCar) == "AB")
        #expect(town.route("A", "D", by: .testCar) == nil)
    }

    @Test func aBarrierOverTheMiddleOfAnEdgeLeavesBothEndsOpen() {
        let town = DrawnNetwork(Self.block)
        let wall = town.rectangle(town.place(on: "AB", 0.45), town.place(on: "AB", 0.55), grownBy: 1)
        #expect(town.route("1", "2", by: .testCar, closing: [wall]) == "1ACDB2")
        #expect(town.route("1", "A", by: .testCar, closing: [wall]) == "1A")
        #expect(town.route("A", "1", by: .testCar, closing: [wall]) == "A1")
        #expect(town.route("A", "B", by: .testCar, closing: [wall]) == "ACDB")
    }

    @Test func aBarrierAcrossTheOnlyWayCutsIt() {
        let town = DrawnNetwork("A-1--2-B")
        let wall = town.rectangle(town.place(on: "AB", 0.5), town.place(on: "AB", 0.5), grownBy: 1)
        #expect(town.route("1", "2", by: .testCar) == "12")
        #expect(town.route("1", "2", by: .testCar, closing: [wall]) == nil)
    }

    @Test func aSliverOfABarrierClosesToo() {
        let town = DrawnNetwork("A-1--2-B")
        let middle = town.place(on: "AB", 0.5)
        let sliver = Polygon(rings: [
            [
                Coordinate(longitude: middle.longitude, latitude: -100),
                Coordinate(longitude: middle.longitude + 1, latitude: 50),
                Coordinate(longitude: middle.longitude, latitude: 100),
            ]
        ])
        #expect(town.route("1", "2", by: .testCar, closing: [sliver]) == nil)
    }

    /// The polygon's sides run along all four streets of the block.
    @Test func aBarrierThatOnlyTouchesClosesNothing() {
        let town = DrawnNetwork(Self.block)
        let inside = town.rectangle(town.place("A"), town.place("D"))
        let metric = town.metric(for: .testCar)
        #expect(metric.closing([inside]).barriers.isEmpty)
        #expect(town.route("A", "D", by: .testCar, closing: [inside]) != nil)
        let larger = town.rectangle(town.place("A"), town.place("D"), grownBy: 1)
        #expect(metric.closing([larger]).barriers.edges.count == 4)
    }

    @Test func aStopInABarrierMovesToItsEdge() throws {
        let town = DrawnNetwork(Self.block)
        let wall = town.rectangle(town.place(on: "AB", 0), town.place(on: "AB", 0.4), grownBy: 1)
        let metric = town.metric(for: .testCar, closing: [wall])
        let location = try #require(town.location(town.place("1"), on: metric))
        let closed = try #require(metric.barriers.edges[town.edge("AB")]?.closures.first)
        #expect(location.positions == [EdgePosition(edge: town.edge("AB"), offset: closed.to)])
        #expect(town.route("1", "B", by: .testCar, closing: [wall]) == "1B")
    }

    @Test func barriersAddUp() {
        let town = DrawnNetwork(Self.block)
        let north = town.rectangle(town.place(on: "AB", 0.5), town.place(on: "AB", 0.5), grownBy: 1)
        let south = town.rectangle(town.place(on: "CD", 0.5), town.place(on: "CD", 0.5), grownBy: 1)
        #expect(town.route("A", "B", by: .testCar, closing: [north]) == "ACDB")
        #expect(town.route("A", "B", by: .testCar, closing: [north, south]) == nil)
    }

    @Test func lengthIsMeasuredOnRequest() throws {
        let town = DrawnNetwork(
            """
            A-----B
            |     |
            C-----D
            """, ["AB": ["highway": "service"], "BD": ["highway": "service"]])
        #expect(town.route("A", "D", by: .testCar) == "ACD")
        let metric = town.metric(for: .testCar, impedance: .length)
        let path = try #require(town.path("A", "B", on: metric))
        #expect(path.cost == path.length)
    }

    @Test func aStreetAcrossTheAntimeridianIsNoLongerThanItLooks() throws {
        let west = Coordinate(longitude: 1_799_990_000, latitude: 0)
        let network = Self.street(from: west, to: Coordinate(longitude: -1_799_990_000, latitude: 0))
        #expect(network.length(of: 0) < 300_000)
        let middle = network.coordinate(on: 0, at: network.length(of: 0) / 2)
        #expect(abs(middle.longitude) > 1_799_999_000)
        #expect(network.departureHeading(of: DirectedEdge(edge: 0, forward: true)).x > 0.99)
    }

    private static func street(from tail: Coordinate, to head: Coordinate) -> StreetNetwork {
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = [tail, head]
        parts.junctionTags = [0, 0]
        parts.streetTags = [0]
        parts.streetID = [1]
        parts.streetName = [0]
        parts.streetReference = [0]
        parts.appendEdge(tail: 0, head: 1, shape: [tail, head], street: 0, streetOffset: 0)
        parts.streetLength = [Int64(parts.edgeLength[0])]
        return StreetNetwork(parts)
    }

    @Test func enormousCostsDoNotOverflow() throws {
        let town = DrawnNetwork(RuleTests.crossing, ["B": ["barrier": "gate", "highway": "traffic_signals"]])
        let mode = TravelMode.testCar.with { mode in
            mode.turnCosts.left = .max
            mode.turnCosts.trafficSignals = .max
            mode.nodeBarriers["gate"] = .delay(milliseconds: .max)
            mode.speeds["residential"] = 1e-30
        }
        let path = try #require(town.path("A", "C", on: town.metric(for: mode)))
        #expect(path.cost > 1 << 32)
    }
}
