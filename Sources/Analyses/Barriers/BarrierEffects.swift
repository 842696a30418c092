import Geometry
import StreetNetwork

/// What barriers do to a network as a travel mode sees it.
public struct BarrierEffects: Sendable {
    /// What one barrier meets.
    public struct Effect: Sendable {
        public let barrier: AreaBarrier
        public let edges: Int
        public let junctions: Int
        /// Millimetres of street closed.
        public let length: Int64
    }

    public let effects: [Effect]
    /// Edge to the stretches that all barriers together close.
    public let closures: [Int: [ClosedStretch]]

    /// Complexity: O(log n + k) a barrier for the k edges whose boxes it meets, times its outline's share at each.
    public init(of barriers: [AreaBarrier], on metric: Metric) {
        var effects: [Effect] = []
        var all: [Int: [ClosedStretch]] = [:]
        for barrier in barriers {
            var own: [Int: [ClosedStretch]] = [:]
            for polygon in barrier.polygons {
                own.merge(PolygonClosures.stretches(of: polygon, on: metric)) { ClosedStretch.joined($0 + $1) }
            }
            effects.append(Self.effect(of: barrier, own, metric.network))
            all.merge(own) { ClosedStretch.joined($0 + $1) }
        }
        self.effects = effects
        closures = all
    }

    private static func effect(
        of barrier: AreaBarrier, _ closures: [Int: [ClosedStretch]], _ network: StreetNetwork
    ) -> Effect {
        var junctions: Set<Int> = []
        var length: Int64 = 0
        for (edge, stretches) in closures {
            length += stretches.reduce(0) { $0 + $1.to - $1.from }
            for forward in [true, false] {
                let junction = network.tail(of: DirectedEdge(edge: edge, forward: forward))
                let place = network.parts.junctionCoordinate[junction]
                if barrier.polygons.contains(where: { $0.contains(place) == .inside }) { junctions.insert(junction) }
            }
        }
        return Effect(barrier: barrier, edges: closures.count, junctions: junctions.count, length: length)
    }
}
