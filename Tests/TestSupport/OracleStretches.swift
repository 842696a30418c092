import StreetNetwork

/// Who is the cheapest on a millimetre of an edge, and what it costs to come to its ends.
public struct OracleMillimetre: Equatable, Sendable {
    public let origin: Int
    public let isForward: Bool
    /// At the lower and at the higher end.
    public let lowCost: Int64
    public let highCost: Int64

    public init(origin: Int, isForward: Bool, lowCost: Int64, highCost: Int64) {
        (self.origin, self.isForward, self.lowCost, self.highCost) = (origin, isForward, lowCost, highCost)
    }
}

/// What can be reached from several origins, place by place: every way of coming there is tried.
public struct OracleStretches {
    private struct Setting {
        let way: DirectedEdge
        let offset: Int64
        let cost: Int64
        let origin: Int
    }

    private let rules: OracleRules
    private let limit: Int64
    /// Edge to the ways of setting out on it.
    private var settings: [Int: [Setting]] = [:]

    public init(_ paths: OraclePaths, from origins: [ReachOrigin], within limit: Int64) {
        rules = paths.rules
        self.limit = limit
        for (place, origin) in origins.enumerated() {
            for (way, offset) in paths.ways(at: origin.location) {
                add(Setting(way: way, offset: offset, cost: origin.cost, origin: place))
            }
            for (way, cost) in paths.beginnings(from: origin.location) {
                add(Setting(way: way, offset: rules.start(way), cost: origin.cost + cost, origin: place))
            }
        }
    }

    private mutating func add(_ setting: Setting) { settings[setting.way.edge, default: []].append(setting) }

    /// The millimetre from an offset on; nil where nobody comes along it within the limit.
    public func millimetre(of edge: Int, from offset: Int64) -> OracleMillimetre? {
        (settings[edge] ?? []).compactMap { setting -> (found: OracleMillimetre, middle: Int64)? in
            let isForward = setting.way.isForward
            guard isForward ? setting.offset <= offset : setting.offset > offset,
                let low = rules.cost(setting.way, from: setting.offset, to: offset),
                let high = rules.cost(setting.way, from: setting.offset, to: offset + 1),
                setting.cost + max(low, high) <= limit
            else { return nil }
            let found = OracleMillimetre(
                origin: setting.origin, isForward: isForward, lowCost: setting.cost + low,
                highCost: setting.cost + high)
            let paid = rules.paidWithin(millimetre: offset, of: setting.way)
            return (found, found.lowCost + found.highCost + paid)
        }.min { one, other in
            (one.middle, one.found.origin, one.found.isForward ? 0 : 1)
                < (other.middle, other.found.origin, other.found.isForward ? 0 : 1)
        }?.found
    }
}
