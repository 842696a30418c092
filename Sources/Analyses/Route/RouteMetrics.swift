import StreetNetwork
import Vocabulary

/// A network as a route job sees it: the metric that decides, and those that tell what paths cost.
public struct RouteMetrics: Sendable {
    /// Of the job's impedance, steered by restrictions that avoid or prefer: its least cost is looked for.
    public let search: Metric
    /// Of time: what totals report.
    public let time: Metric
    /// Of the costs that users defined and that are reported, in the order of their columns.
    public let costs: [Metric]

    /// - Parameters: metrics of one network and mode, with the same barriers.
    public init(search: Metric, time: Metric, costs: [Metric] = []) {
        self.search = search
        self.time = time
        self.costs = costs
    }

    /// The same metrics with barriers laid over the network.
    public func with(_ barriers: NetworkBarriers) -> RouteMetrics {
        let search = search.with(barriers)
        return RouteMetrics(
            search: search, time: searchesTime ? search : time.with(barriers), costs: costs.map { $0.with(barriers) })
    }

    /// Whether what is looked for is the time that is told.
    var searchesTime: Bool { search === time }

    public var network: StreetNetwork { search.network }
}
