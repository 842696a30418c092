import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// The same streets give the same network, however they stand in files.
@Suite struct FileOrderTests {
    static let town: OSMTown = {
        var town = OSMTown(
            """
            A B C D
            E F G H
            I J K L
            """,
            ways: [
                ("ABCD", ["name": "North Street", "oneway": "yes"]), ("EFGH", ["highway": "primary", "ref": "1"]),
                ("IJKL", ["maxspeed": "72"]), ("AEI", [:]), ("BFJ", ["access": "destination"]), ("DHL", [:]),
                ("CGK", ["name": "Middle Street", "surface": "gravel"]),
            ], nodes: ["F": ["highway": "traffic_signals"], "G": ["barrier": "gate"], "K": ["barrier": "bollard"]])
        town.restrict("from AEI via E to EFGH", ["restriction": "no_left_turn"])
        town.restrict("from AEI via A to ABCD", ["restriction": "only_straight_on"])
        return town
    }()

    static let modes = [TravelMode.testCar, .testWalker]

    private func network(_ files: [[String]]) throws -> StreetNetwork {
        let folder = try TemporaryFolder()
        let paths = try files.enumerated().map { number, elements in
            try folder.write(Self.town.drawing.xml(elements), to: "part\(number).osm")
        }
        return try StreetImport.network(fromOSM: paths, for: Self.modes, context: RunContext()).network
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func anyOrderOfElementsGivesTheSameNetwork(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let elements = Self.town.drawing.elements
        let plain = try network([elements])
        let shuffled = try network([elements.shuffled(using: &random)])
        #expect(Described(plain) == Described(shuffled))
        #expect(plain.edgeCount > 10)
    }

    @Test func twoFilesGiveTheNetworkOfOne() throws {
        let elements = Self.town.drawing.elements
        let half = elements.count / 2
        let plain = Described(try network([elements]))
        #expect(Described(try network([Array(elements[..<half]), Array(elements[half...])])) == plain)
        #expect(Described(try network([Array(elements[half...]), Array(elements[..<half])])) == plain)
        #expect(Described(try network([elements, elements])) == plain, "what stands twice counts once")
    }
}

/// Everything that a network is made of, as values that can be compared.
private struct Described: Equatable {
    let numbers: [[Int64]]
    let texts: [String]
    let restrictions: [TurnRestriction]

    init(_ network: StreetNetwork) {
        let parts = network.parts
        func wide(_ values: UnsafeBufferPointer<UInt32>) -> [Int64] { values.map(Int64.init) }
        let places = (Array(parts.junctionCoordinate) + Array(parts.shapeCoordinate)).flatMap {
            [Int64($0.longitude), Int64($0.latitude)]
        }
        numbers = [
            places, wide(parts.junctionTags), wide(parts.edgeTail), wide(parts.edgeHead),
            wide(parts.firstShapeCoordinate), wide(parts.edgeLength), wide(parts.edgeStreet),
            Array(parts.edgeStreetOffset), Array(parts.streetID), Array(parts.streetLength), wide(parts.streetTags),
        ]
        let keys = ["highway", "oneway", "access", "maxspeed", "surface", "barrier", "junction", "route"]
        let tags = (0..<network.tagSets.count).map { network.tagSets[UInt32($0)] }
        texts =
            (0..<network.edgeCount).map { network.streetName(of: $0) ?? "" }
            + tags.flatMap { tags in keys.map { tags[$0] ?? "" } }
        restrictions = network.turnRestrictions
    }
}
