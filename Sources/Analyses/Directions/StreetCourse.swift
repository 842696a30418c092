import Geometry
import StreetNetwork

/// Where a street leads up to the next place where the mode can choose, over as many edges as it is stored in.
struct StreetCourse {
    private let edges: [DirectedEdge]
    private let network: StreetNetwork
    private let length: Int64

    /// Streets that are drawn twice are short; a longer course ends here.
    private static let most = 1000

    init(from directed: DirectedEdge, on metric: Metric) {
        var edges = [directed]
        while edges.count < Self.most, let next = metric.continuation(of: edges[edges.count - 1]),
            next.edge != directed.edge
        {
            edges.append(next)
        }
        self.edges = edges
        network = metric.network
        length = edges.reduce(0) { [network] in $0 + network.length(of: $1.edge) }
    }

    /// Whether both are one street on the ground: they end at one junction, and are nowhere far from each other.
    func isSame(as other: StreetCourse) -> Bool {
        guard network.head(of: edges[edges.count - 1]) == network.head(of: other.edges[other.edges.count - 1]) else {
            return false
        }
        return (1...3).allSatisfy { quarter in
            Geodesic.millimetres(from: place(atQuarter: quarter), to: other.place(atQuarter: quarter)) < 10_000
        }
    }

    private func place(atQuarter quarter: Int64) -> Coordinate {
        var rest = length * quarter / 4
        for directed in edges {
            let own = network.length(of: directed.edge)
            if rest <= own { return network.coordinate(on: directed.edge, at: directed.isForward ? rest : own - rest) }
            rest -= own
        }
        preconditionFailure("a part of a course is within it")
    }
}
