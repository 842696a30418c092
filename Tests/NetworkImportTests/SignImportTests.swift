import StreetNetwork
import TestSupport
import Testing

@Suite("What signs say") struct SignImportTests {
    private static func town() throws -> ImportedTown {
        try OSMTown(
            "A B C D",
            ways: [
                ("AB", ["destination": "Nice;Menton", "destination:ref:forward": "A 8", "name": "One"]),
                ("BC", ["junction:ref": "7"]), ("CD", [:]),
            ],
            nodes: [
                "B": ["highway": "motorway_junction", "ref": "12", "name": "La Turbie"],
                "C": ["highway": "crossing", "ref": "99", "name": "Nowhere"],
            ]
        ).imported(for: [.testCar])
    }

    @Test("along a way is kept, and makes no sets of tags that travel modes look at")
    func ways() throws {
        let network = try Self.town().network
        #expect(network.sign(onStreet: 0).values(of: "destination") == ["Nice", "Menton"])
        #expect(network.sign(onStreet: 0)["destination:ref:forward"] == "A 8")
        #expect(network.sign(onStreet: 1)["junction:ref"] == "7")
        #expect(network.sign(onStreet: 2).isEmpty)
        #expect(Set(network.parts.streetTags).count == 1)
    }

    @Test("at an exit is kept, and not the names of other nodes")
    func junctions() throws {
        let town = try Self.town()
        let signs = (0..<town.network.junctionCount).map { town.network.sign(atJunction: $0) }
        let exit = try #require(signs.first { !$0.isEmpty })
        #expect(exit["ref"] == "12" && exit["name"] == "La Turbie")
        #expect(signs.count { !$0.isEmpty } == 1)
        #expect(town.network.tagSets[town.network.parts.junctionTags[1]]["ref"] == nil)
    }

    @Test("is kept as a tag, too, where a travel mode asks about it")
    func asked() throws {
        let mode = TravelMode.testCar.with { $0.closedIf = TagCondition(["destination": ["Nowhere"]]) }
        let network = try OSMTown("A B C", ways: [("AB", ["destination": "Nowhere"]), ("BC", [:])])
            .imported(for: [mode]).network
        #expect(network.streetCount == 1)
    }
}
