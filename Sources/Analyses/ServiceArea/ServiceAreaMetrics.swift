import StreetNetwork
import Vocabulary

/// A network as a service area job sees it: the metric that finds the ways, and those that tell what they cost.
///
/// Restrictions that avoid or prefer steer: ways are looked for by a steered metric, and breaks fall where the unsteered
/// cost along those ways says.
public struct ServiceAreaMetrics: Sendable {
    /// On the ground: for locating.
    let ground: Metric
    /// The metric whose cheapest ways are taken, away from the facility.
    let search: Metric
    /// The metric that breaks and cumulative costs are told in.
    let told: Metric
    /// Of the costs that are added up along the way, in the order of their columns.
    let accumulated: [Metric]
    /// Whether ways lead to facilities: the metrics that search are then mirrored.
    let travelsToFacility: Bool

    /// - Parameters:
    ///   - search: of the impedance, steered.
    ///   - told: of the impedance, not steered; nil where nothing steers and `search` tells it, too.
    ///   - accumulated: not steered; of one network and mode with `search`, and with the same barriers.
    public init(search: Metric, told: Metric? = nil, accumulated: [Metric] = []) {
        self.init(
            ground: search, search: search, told: told ?? search, accumulated: accumulated, travelsToFacility: false)
    }

    private init(ground: Metric, search: Metric, told: Metric, accumulated: [Metric], travelsToFacility: Bool) {
        self.ground = ground
        self.search = search
        self.told = told
        self.accumulated = accumulated
        self.travelsToFacility = travelsToFacility
    }

    public var network: StreetNetwork { ground.network }

    /// Whether what is looked for is not what is told.
    var isSteered: Bool { search !== told }

    /// The same metrics with barriers laid over the network.
    ///
    /// - Precondition: the metrics are not turned round yet.
    public func with(_ barriers: NetworkBarriers) -> ServiceAreaMetrics {
        ServiceAreaMetrics(
            search: search.with(barriers), told: isSteered ? told.with(barriers) : nil,
            accumulated: accumulated.map { $0.with(barriers) })
    }

    /// The metrics for ways that lead to facilities. O(n) for n edges and turns: to be kept where several jobs need it.
    public var travellingToFacility: ServiceAreaMetrics {
        guard !travelsToFacility else { return self }
        let search = self.search.mirrored
        return ServiceAreaMetrics(
            ground: ground, search: search, told: isSteered ? told.mirrored : search,
            accumulated: accumulated.map(\.mirrored), travelsToFacility: true)
    }
}

extension ServiceAreaMetrics {
    /// Steps of the told metric that make up an amount in the impedance's base, such as a break: rounded down.
    func steps(within amount: Int64) -> Int64 { amount / told.step }

    /// The amount in the impedance's base that so many steps of the told metric are.
    func amount(of steps: Int64) -> Int64 { told.amount(of: steps) }

    /// A limit of the search that no way beyond lies within a limit of the told metric, both in steps.
    ///
    /// A steered cost is at most the told one times all the factors that make dearer, and one step for each rounding: of an
    /// edge or turn that costs something, less than its cost; of others, one each, of which a way passes no more than there
    /// are.
    func searchLimit(for limit: Int64) -> Int64 {
        guard isSteered else { return limit }
        let factor = search.mode.restrictions.values.reduce(1.0) { $0 * max(1, $1.factor ?? 1) }
        let steps = Double(limit) * Double(told.step) / Double(search.step)
        let free = told.impedance.isAttribute ? network.directedEdgeCount : search.barriers.edges.count
        let bound = (steps * (factor + 1)).rounded(.up) + Double(4 * free) + 100
        return bound < Double(Self.mostCost) ? Int64(bound) : Self.mostCost
    }

    /// More than any way costs, and little enough to add up.
    private static let mostCost: Int64 = 1 << 61

    /// Steps of the search for an amount of the told metric's steps.
    func searchSteps(of told: Int64) -> Int64 {
        let (amount, isBeyond) = told.multipliedReportingOverflow(by: self.told.step)
        return isBeyond ? Self.mostCost : min(Self.mostCost, amount / search.step)
    }
}

extension Impedance {
    /// Whether it is a cost that users defined.
    var isAttribute: Bool {
        if case .attribute = self { return true }
        return false
    }
}
