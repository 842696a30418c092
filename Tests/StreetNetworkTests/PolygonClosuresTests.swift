import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@Suite struct PolygonClosuresTests {
    @Test(arguments: UInt64(0)..<4)
    func exactlyWhatLiesInsideIsClosed(block: UInt64) {
        for seed in seeds(block, of: 40) {
            let random = RandomNetwork(seed: seed, barrierCount: 4)
            let metric = random.metric(uTurns: .allowed, closesBarriers: false)
            for polygon in random.barriers {
                let closures = metric.closing([polygon]).barriers.edges.mapValues(\.closures)
                for edge in 0..<random.network.edgeCount {
                    if metric.isUsed(edge) {
                        sample(edge, of: random.network, polygon, closures[edge] ?? [], "seed \(seed)")
                    } else {
                        #expect(closures[edge] == nil)
                    }
                }
            }
        }
    }

    /// Compares places along an edge, those aside that stand within two grid units of an outline.
    private func sample(
        _ edge: Int, of network: StreetNetwork, _ polygon: Polygon, _ closures: [ClosedStretch], _ note: Comment
    ) {
        let shape = Array(network.shape(of: edge))
        var walked: Int64 = 0
        for (from, to) in zip(shape, shape.dropFirst()) {
            let length = Geodesic.millimetres(from: from, to: to)
            for step in 0...12 {
                let fraction = Double(step) / 12
                guard let isInside = isClearlyInside(polygon, from.interpolated(to: to, fraction: fraction)) else {
                    continue
                }
                let offset = walked + Int64(Double(length) * fraction)
                let isClosed = closures.contains { $0.from <= offset && offset <= $0.to }
                #expect(isClosed == isInside, note)
            }
            walked += length
        }
    }

    private func isClearlyInside(_ polygon: Polygon, _ place: Coordinate) -> Bool? {
        let around = [(0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (2, 2), (-2, -2), (2, -2), (-2, 2)].map { x, y in
            polygon.contains(Coordinate(longitude: place.longitude + Int32(x), latitude: place.latitude + Int32(y)))
        }
        return Set(around).count == 1 ? around[0] == .inside : nil
    }

    @Test func closuresAreInOrderAndApart() {
        for seed in UInt64(0)..<100 {
            let random = RandomNetwork(seed: seed, barrierCount: 6)
            let metric = random.metric(uTurns: .allowed)
            for (edge, closures) in metric.barriers.edges.mapValues(\.closures) {
                #expect(closures.allSatisfy { 0 <= $0.from && $0.from < $0.to })
                #expect(closures.allSatisfy { $0.to <= random.network.length(of: edge) })
                #expect(zip(closures, closures.dropFirst()).allSatisfy { $0.to < $1.from })
            }
        }
    }
}
