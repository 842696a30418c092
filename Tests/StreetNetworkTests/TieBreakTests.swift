import Geometry
import StreetNetwork
import TestSupport
import Testing

/// Which of equally cheap paths is taken: seen from the target, the one with the lower states.
@Suite struct TieBreakTests {
    /// Streets are numbered by their western or northern ends, row by row, and to the right before downwards: AB is 0, AC 1,
    /// BD 2, CD 3. Into D lead BD and CD, each as long.
    @Test("The street with the lower number leads to the target")
    func lowerStateSeenFromTheTarget() {
        let town = DrawnNetwork(
            """
            A--B
            |  |
            |  |
            C--D
            """)
        let length = Set(["AB", "AC", "BD", "CD"].map { town.network.length(of: town.edge($0)) })
        #expect(["AB", "AC", "BD", "CD"].map(town.edge) == [0, 1, 2, 3])
        guard length.count == 1 else { return #expect(length.max()! - length.min()! < 10) }
        #expect(town.route("A", "D", by: .testWalker) == "ABD")
        #expect(town.route("D", "A", by: .testWalker) == "DBA")
    }

    /// Both ways cost the same, as the mode's length of streets with a duration of their own is: a ferry's.
    @Test("Of two edges beside each other the one with the lower number is taken, either way")
    func parallelEdges() throws {
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = [(0, 0), (40_000, 0), (60_000, 0)].map { .init(longitude: $0.0, latitude: $0.1) }
        parts.junctionTags = [0, 0, 0]
        for (tail, head, bend) in [(0, 1, 9000), (1, 0, -9000), (1, 2, 0)] as [(UInt32, UInt32, Int32)] {
            let ends = [tail, head].map { parts.junctionCoordinate[Int($0)] }
            let middle = [.init(longitude: 20_000, latitude: bend)] + [] as [Geometry.Coordinate]
            parts.appendStreet(
                along: [(tail, head, bend == 0 ? ends : [ends[0]] + middle + [ends[1]])],
                tags: ["highway": "residential"])
        }
        let network = StreetNetwork(parts)
        let metric = Metric(
            network: network, mode: .testCar, weights: ModeWeights(network: network, mode: .testCar), impedance: .time)
        #expect(network.length(of: 0) == network.length(of: 1))
        func location(_ junction: Int) throws -> Location {
            let request = LocateRequest(
                network.parts.junctionCoordinate[junction], tolerance: 1000, for: .passage, relocates: false)
            return try #require(Locator(metric: metric).nearest(to: request))
        }
        var search = PathSearch(network: network)
        for _ in 0..<3 {
            _ = try search.costs(from: location(0), to: [location(2)], on: metric)
            // Seeds are compared by their places among the ways out of the origin.
            #expect(search.path(toTarget: 0)?.stretches.map(\.directed.rawValue) == [0, 4])
            _ = try search.costs(from: location(2), to: [location(0)], on: metric)
            #expect(search.path(toTarget: 0)?.stretches.map(\.directed.rawValue) == [5, 1])
        }
    }
}
