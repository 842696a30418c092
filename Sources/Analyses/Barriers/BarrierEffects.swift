import Geometry
import StreetNetwork
import Vocabulary

/// What barriers do to a network as a travel mode sees it.
public struct BarrierEffects: Sendable {
    /// What one barrier meets.
    public struct Effect: Sendable {
        public let barrier: Barrier
        public let status: LocationStatus
        public let reach: BarrierReach
        /// Millimetres from a point to its place on the network; nil for other shapes, and for what has none.
        public var distance: Int64?
        /// On which side of its street a point lies; nil as above.
        public var side: NearestPlace.Side?
    }

    public let effects: [Effect]
    /// What all barriers do together.
    public let barriers: NetworkBarriers

    /// - Parameters:
    ///   - metric: without barriers; of any impedance.
    ///   - tolerance: millimetres within which a point finds its street.
    public init(of barriers: [Barrier], on metric: Metric, tolerance: Int64) {
        var laid = NetworkBarriers()
        effects = barriers.map { Self.lay($0, over: &laid, metric, tolerance) }
        self.barriers = laid
    }

    private static func lay(
        _ barrier: Barrier, over laid: inout NetworkBarriers, _ metric: Metric, _ tolerance: Int64
    ) -> Effect {
        let action = action(of: barrier, &laid)
        switch barrier.shape {
        case .area(let polygons): return effect(of: barrier, laid.lay(polygons, action, on: metric))
        case .line(let line): return effect(of: barrier, laid.lay(line, action, on: metric))
        case .point(let point):
            let found = laid.put(point, action, tolerance: tolerance, on: metric)
            return Effect(
                barrier: barrier, status: found == nil ? .notLocated : .ok, reach: found?.reach ?? .init(),
                distance: found?.location.distance, side: found?.location.side)
        }
    }

    private static func action(of barrier: Barrier, _ laid: inout NetworkBarriers) -> BarrierAction {
        var load = barrier.load
        load.name = barrier.name
        return switch barrier.kind {
        case .restriction: .restriction
        case .scaledCost: .scaledCost(load: laid.append(load))
        case .addedCost: .addedCost(load: laid.append(load))
        }
    }

    private static func effect(of barrier: Barrier, _ reach: BarrierReach) -> Effect {
        Effect(barrier: barrier, status: reach.isNothing ? .elementNotLocated : .ok, reach: reach)
    }
}
