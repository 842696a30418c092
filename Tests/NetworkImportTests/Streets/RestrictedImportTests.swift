import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// A network is built once, and holds whatever a job may open or close on it by restrictions.
@Suite struct RestrictedImportTests {
    @Test(
        "Streets that a mode's restrictions close are there for the jobs that open them",
        arguments: [
            ("tolls", ["toll": "yes"]), ("tunnels", ["tunnel": "yes"]), ("one_way", ["oneway": "reversible"]),
            ("height", ["maxheight": "2.1"]),
        ])
    func closedStreets(restriction: String, tags: [String: String]) throws {
        let mode = TravelMode.testCar.with { mode in
            mode.restrictions = ["tolls": .prohibit, "tunnels": .prohibit]
            mode.vehicle.height = 3000
        }
        let town = try OSMTown("A B C", ways: [("AB", [:]), ("BC", tags)]).imported(for: [mode])
        #expect(town.edgeNames == ["AB", "BC"])
        #expect(town.path("A", "C", on: town.metric(for: mode)) == nil)
        #expect(town.path("A", "C", on: town.metric(for: mode.with(restrictions: [restriction: .off]))) != nil)
    }

    @Test(
        "Streets are divided at gates that a job may close, though the mode walks through them",
        arguments: [("gates", ["barrier": "gate"]), ("tolls", ["barrier": "toll_booth"])])
    func openGates(restriction: String, tags: [String: String]) throws {
        let town = try OSMTown("A B C", ways: [("ABC", [:])], nodes: ["B": tags]).imported(for: [.testWalker])
        #expect(town.edgeNames == ["AB", "BC"])
        #expect(town.path("A", "C", on: town.metric(for: .testWalker)) != nil)
        let closed = TravelMode.testWalker.with(restrictions: [restriction: .prohibit])
        #expect(town.path("A", "C", on: town.metric(for: closed)) == nil)
    }

    @Test("Streets are not divided at nodes that concern nobody")
    func otherNodes() throws {
        let town = try OSMTown("A B C", ways: [("ABC", [:])], nodes: ["B": ["highway": "crossing"]])
            .imported(for: [.testWalker])
        #expect(town.edgeNames == ["AC"])
    }
}
