import Geometry

/// Finds what a polygon covers of a network's edges.
public enum PolygonClosures {
    /// The stretches of the metric's usable edges that lie in the polygon's interior, by edge.
    ///
    /// A stretch is at least 1 mm long, so that a sliver closes too. Touching the outline closes nothing.
    public static func stretches(of polygon: Polygon, on metric: Metric) -> [Int: [ClosedStretch]] {
        let network = metric.network
        var closures: [Int: [ClosedStretch]] = [:]
        network.edgeIndex.search(polygon.box) { edge in
            guard metric.isUsed(edge) else { return }
            let stretches = polygon.covered(line: network.shape(of: edge)).map { stretch in
                closedStretch(stretch, on: edge, of: network)
            }
            if !stretches.isEmpty { closures[edge] = ClosedStretch.joined(stretches) }
        }
        return closures
    }

    private static func closedStretch(
        _ stretch: CoveredStretch, on edge: Int, of network: StreetNetwork
    ) -> ClosedStretch {
        let from = network.offset(on: edge, segment: stretch.from.segment, fraction: stretch.from.fraction)
        let to = network.offset(on: edge, segment: stretch.to.segment, fraction: stretch.to.fraction)
        if from < to { return ClosedStretch(from: from, to: to) }
        return from > 0 ? ClosedStretch(from: from - 1, to: from) : ClosedStretch(from: 0, to: 1)
    }
}
