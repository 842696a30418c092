/// A way to set out from an origin: one direction along the edge that it stands on.
struct ReachSeed {
    let origin: Int32
    /// Up to the end of the edge, whether it is open or not.
    let stretch: EdgeStretch
    /// At the stretch's beginning.
    let cost: Int64

    /// The ways to set out from origins whose cost is within a limit, in the order of the origins and their positions.
    static func all(of origins: [ReachOrigin], limit: Int64, on metric: Metric) -> [ReachSeed] {
        origins.enumerated().filter { $0.element.cost <= limit }.flatMap { place, origin in
            origin.location.standings.flatMap { standing in
                let position = standing.position
                let length = metric.network.length(of: position.edge)
                return [true, false].compactMap { forward -> ReachSeed? in
                    let directed = DirectedEdge(edge: position.edge, forward: forward)
                    let stretch = EdgeStretch(directed: directed, from: position.offset, to: forward ? length : 0)
                    guard standing.directions.contains(Directions(of: directed)), metric.isOpen(directed),
                        stretch.length > 0
                    else { return nil }
                    return ReachSeed(origin: Int32(place), stretch: stretch, cost: origin.cost)
                }
            }
        }
    }

    /// What is before a state that a seed leads to, and the source of travel that a seed sets out on: its place, marked.
    static let mark: UInt32 = 1 << 31
}
