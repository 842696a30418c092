import Geometry
import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Where ways are cut into edges.
@Suite struct JunctionTests {
    typealias Ways = [(way: String, tags: [String: String])]

    private func town(
        _ picture: String, _ ways: Ways, nodes: [Character: [String: String]] = [:], missing: Set<Character> = []
    ) throws -> ImportedTown {
        try OSMTown(picture, ways: ways, nodes: nodes, missing: missing).imported(for: [.testCar, .testWalker])
    }

    @Test func waysAreCutWhereTheyShareANode() throws {
        let crossing = try town(
            """
              C
            A X B
              D
            """, [("AXB", [:]), ("CXD", [:])])
        #expect(crossing.edgeNames == ["AX", "XB", "CX", "XD"])
        #expect(crossing.network.junctionCount == 5)
        #expect(crossing.route("A", "D", by: .testCar) == "AXD")
    }

    @Test func waysThatEndOnTheAntimeridianMeetThere() throws {
        var drawing = OSMDrawing()
        let places = [(179.999, 10.0), (180, 10), (-180, 10), (-179.999, 10), (-180, 10.001), (-179.999, 10.001)]
        for (number, place) in places.enumerated() { drawing.node(Int64(number + 1), place.0, place.1) }
        for (way, nodes) in [(1, [1, 2]), (2, [3, 4]), (3, [5, 6])] as [(Int64, [Int64])] {
            drawing.way(way, nodes, ["highway": "residential"])
        }
        drawing.relation(
            1, [("way", 1, "from"), ("node", 3, "via"), ("way", 2, "to")],
            ["type": "restriction", "restriction": "no_straight_on"])
        let folder = try TemporaryFolder()
        let path = try folder.write(drawing.xml(), to: "map.osm")
        let (network, report) = try StreetImport.network(fromOSM: [path], for: [.testCar], context: RunContext())
        #expect(network.junctionCount == 5)
        #expect(network.parts.edgeHead[0] == network.parts.edgeTail[1])
        #expect(network.length(of: 1) == network.length(of: 0))
        #expect(report.restrictionsKept == 1)
    }

    @Test func waysThatCrossWithoutASharedNodeDoNotMeet() throws {
        let bridge = try town(
            """
              C
            A   B
              D
            """, [("AB", [:]), ("CD", [:])])
        #expect(bridge.edgeNames == ["AB", "CD"])
        #expect(bridge.route("A", "D", by: .testCar) == nil)
    }

    @Test func aWayThatCrossesItselfIsCutThere() throws {
        let loop = try town(
            """
              C D
            A X E
              B
            """, [("AXEDCXB", [:])])
        #expect(loop.edgeNames == ["AX", "XX", "XB"])
        #expect(loop.route("A", "B", by: .testCar) == "AXB")
        #expect(loop.network.parts.edgeStreetOffset.map { $0 / 90_000 } == [0, 2, 8])
    }

    @Test func aClosedWayIsAnEdgeFromItsEndToItsEnd() throws {
        let ring = try town(
            """
            A B
            D C
            """, [("ABCDA", [:])])
        #expect(ring.edgeNames == ["AA"])
        #expect(ring.network.departures(of: 0).count == 2)
        #expect(ring.network.length(of: 0) > 390_000)
    }

    @Test func waysEndAtJunctionsOfOthers() throws {
        let ring = try town(
            """
            A B E
            D C
            """, [("ABCDA", ["junction": "roundabout"]), ("BE", [:])])
        #expect(ring.edgeNames == ["AB", "BA", "BE"])
        #expect(ring.route("E", "D", by: .testCar) == "EBD")
        #expect(ring.route("D", "E", by: .testCar) == "DABE")
    }

    @Test(arguments: ["AABC", "ABBC", "ABCC", "ABBBC"])
    func aNodeNamedTwiceInARowIsOne(way: String) throws {
        let street = try town("A B C", [(way, [:])])
        #expect(street.network.edgeCount <= 2)
        let path = try #require(street.path("A", "C", on: street.metric(for: .testCar)))
        let plain = try town("A B C", [("ABC", [:])])
        #expect(path.length == plain.network.length(of: 0))
        #expect(Array(street.network.parts.streetLength) == Array(plain.network.parts.streetLength))
    }

    @Test func aWayToAndFroIsALoop() throws {
        let street = try town("A B", [("ABA", [:])])
        #expect(street.edgeNames == ["AA"])
    }

    @Test func aWayThatNeverLeavesItsNodeIsNoEdge() throws {
        let street = try town("A B", [("AA", [:]), ("AB", [:])])
        #expect(street.edgeNames == ["AB"])
        #expect(street.route("A", "B", by: .testCar) == "AB")
    }

    @Test func aBarrierOrASignalCutsAWay() throws {
        let street = try town(
            "A B C D E F", [("ABCDEF", [:])],
            nodes: [
                "B": ["barrier": "bollard"], "C": ["highway": "traffic_signals"], "D": ["highway": "crossing"],
                "E": ["barrier": "cattle_grid"],
            ])
        #expect(street.edgeNames == ["AB", "BC", "CF"])
        #expect(street.route("A", "F", by: .testCar) == nil)
        #expect(street.route("B", "F", by: .testCar) == "BCF")
        #expect(street.route("A", "F", by: .testWalker) == "ABCF")
    }

    @Test func waysThatNoModeUsesCutNothing() throws {
        let street = try town(
            """
              D
            A B C
            """, [("ABC", [:]), ("DB", ["highway": "proposed"])])
        #expect(street.edgeNames == ["AC"])
    }

    @Test func aMissingNodeCutsAWayInTwoStreets() throws {
        let street = try town("A B X C D", [("ABXCD", ["name": "Long Road"])], missing: ["X"])
        #expect(street.edgeNames == ["AB", "CD"])
        #expect(Array(street.network.parts.streetID) == [101, 101])
        #expect(street.report.counts.waysSplit == 1)
        #expect(street.route("A", "D", by: .testCar) == nil)
        #expect((0..<2).map(street.network.streetName) == ["Long Road", "Long Road"])
    }

    @Test func nodesAtOnePlaceAreAnEdgeOfOneMillimetre() throws {
        var drawing = OSMDrawing()
        for (id, longitude) in [(Int64(1), 0.0), (2, 0.001), (3, 0.001), (4, 0.002)] { drawing.node(id, longitude, 0) }
        for (number, way) in [[Int64(1), 2], [2, 3], [3, 4]].enumerated() {
            drawing.way(Int64(number + 1), way, ["highway": "residential"])
        }
        let folder = try TemporaryFolder()
        let path = try folder.write(drawing.xml(), to: "map.osm")
        let network = try StreetImport.network(fromOSM: [path], for: [.testCar], context: RunContext()).network
        #expect(network.length(of: 1) == 1)
        let weights = ModeWeights(network: network, mode: .testCar)
        let metric = Metric(network: network, mode: .testCar, weights: weights, impedance: .time)
        let ends = [0.0, 0.002, 0.001].compactMap { Coordinate(longitudeDegrees: $0, latitudeDegrees: 0) }
        let locations = try ends.map { place in
            let outcome = Locator(metric: metric).locate(place, tolerance: 1000, for: .passage, relocates: false)
            guard case .located(let location) = outcome else { throw NotLocated() }
            return location
        }
        var search = PathSearch(network: network)
        let costs = try search.costs(from: locations[0], to: Array(locations[1...]), on: metric)
        #expect(costs.allSatisfy { $0 != nil })
    }

    private struct NotLocated: Error {}
}
