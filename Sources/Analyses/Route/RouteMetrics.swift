import StreetNetwork

/// A network as a route job sees it: the metric that decides, and the one that tells times.
public struct RouteMetrics: Sendable {
    /// Of the job's impedance: its least cost is looked for.
    public let impedance: Metric
    /// Of time: what totals report.
    public let time: Metric

    /// - Parameters: two metrics of one network and mode, with the same barriers.
    public init(impedance: Metric, time: Metric) {
        self.impedance = impedance
        self.time = time
    }

    public var network: StreetNetwork { impedance.network }
}
