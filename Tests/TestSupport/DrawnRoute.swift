import Geometry
import StreetNetwork
import Vocabulary

/// Routes over drawn networks, told by the letters that they pass.
extension DrawnNetwork {
    /// The network as a mode sees it, with what polygons cover closed.
    public func metric(
        for mode: TravelMode, impedance: Impedance = .time, uTurns: UTurnPolicy? = nil, closing polygons: [Polygon] = []
    ) -> Metric {
        let weights = ModeWeights(network: network, mode: mode)
        let metric = Metric(network: network, mode: mode, weights: weights, impedance: impedance, uTurns: uTurns)
        return polygons.reduce(metric) { $0.closing([$1]) }
    }

    /// Where a place stands on the network, within 500 m; nil where it does not. Nothing is relocated: drawn networks
    /// are islands all.
    public func location(_ place: Coordinate, on metric: Metric) -> Location? {
        switch Locator(metric: metric).locate(place, tolerance: 500_000, for: .passage, relocates: true) {
        case .located(let location), .leadsNowhere(let location), .relocated(let location, _, _): location
        case .notLocated, .notTraversable: nil
        }
    }

    /// The cheapest path from one letter or digit to another.
    public func path(_ origin: Character, _ target: Character, on metric: Metric) -> Path? {
        path(place(origin), place(target), on: metric)
    }

    public func path(_ origin: Coordinate, _ target: Coordinate, on metric: Metric) -> Path? {
        guard let from = location(origin, on: metric), let to = location(target, on: metric) else { return nil }
        var search = PathSearch(network: network)
        guard let costs = try? search.costs(from: from, to: [to], on: metric), costs[0] != nil else { return nil }
        return search.path(toTarget: 0)
    }

    /// The route from one letter or digit to another as the letters that it passes, both ends included: `"1BCD"`.
    /// Nil where there is no way.
    public func route(
        _ origin: Character, _ target: Character, by mode: TravelMode, uTurns: UTurnPolicy? = nil,
        impedance: Impedance = .time, closing polygons: [Polygon] = []
    ) -> String? {
        let metric = metric(for: mode, impedance: impedance, uTurns: uTurns, closing: polygons)
        return path(origin, target, on: metric).map { passed(by: $0, from: origin, to: target) }
    }

    /// The letters of the junctions between a path's stretches, between those of its ends.
    private func passed(by path: Path, from origin: Character, to target: Character) -> String {
        let junctions = path.stretches.dropLast().map { name(of: network.head(of: $0.directed)) }
        return String([origin] + junctions + [target])
    }
}
