import UtilityNetwork
import Vocabulary

/// A link, and a point at its end.
struct OracleStep: Hashable {
    let link: Int
    let point: Int
}

/// How a walk went.
struct OracleSteps {
    /// Links that were taken from a point.
    var taken: Set<OracleStep> = []
    /// Those of them by which it came to the other end.
    var reaching: Set<OracleStep> = []
    /// Links on which it started, and where it left them.
    var outOfStarts: Set<OracleStep> = []
}

/// What the candidates of a walk cost: all that was walked is tried until nothing gets cheaper.
struct OracleNearest {
    let base: OracleIsolation
    let choice: NearestNeighbors
    let starts: (points: Set<Int>, links: Set<Int>)
    /// Those that the walk came to, barriers at which it ended among them.
    let points: Set<Int>
    let steps: OracleSteps

    private var graph: UtilityOracle { base.graph }

    private func value(_ feature: Int) -> Double? { OracleCondition(graph: graph).value(choice.attribute, feature) }

    private func own(_ point: Int) -> Int64 {
        guard let feature = graph.points[point]?.feature, let value = value(feature) else { return 0 }
        return Int64((value * 1000).rounded())
    }

    private func cost(_ link: Int) -> Int64 {
        guard case .piece(let line, let from, let to) = graph.links[link].kind, let value = value(line) else {
            return 0
        }
        let attribute = graph.draft.schema.attributes.first { $0.name == choice.attribute }!
        if attribute.isApportionable {
            return Int64((value * 1000 * to).rounded()) - Int64((value * 1000 * from).rounded())
        }
        let isPoint = from == to && [graph.links[link].tail, graph.links[link].head].contains { graph.cuts[$0] != nil }
        return isPoint ? 0 : Int64((value * 1000).rounded())
    }

    func isCandidate(_ feature: Int) -> Bool {
        let type = graph.type(feature)
        return type.categories.contains(where: choice.categories.contains) || choice.assetTypes.contains(type.name)
    }

    /// By point.
    private func reached() -> [Int: Int64] {
        var costs: [Int: Int64] = [:]
        func offer(_ point: Int, _ cost: Int64) -> Bool {
            guard points.contains(point), costs[point].map({ cost < $0 }) ?? true else { return false }
            costs[point] = cost
            return true
        }
        for point in starts.points { _ = offer(point, own(point)) }
        for step in steps.outOfStarts { _ = offer(step.point, cost(step.link) + own(step.point)) }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for step in steps.reaching {
                guard let known = costs[step.point] else { continue }
                let link = graph.links[step.link]
                let other = link.tail == step.point ? link.head : link.tail
                var whole = known + cost(step.link)
                if case .way = link.kind {} else { whole += own(other) }
                if offer(other, whole) { hasChanged = true }
            }
        }
        return costs
    }

    /// By feature.
    func costs(of features: Set<Int>) -> [Int: Int64] {
        var found: [Int: Int64] = [:]
        func offer(_ feature: Int, _ cost: Int64) {
            guard features.contains(feature), isCandidate(feature) else { return }
            found[feature] = min(found[feature] ?? .max, cost)
        }
        for link in starts.links {
            if case .piece(let line, _, _) = graph.links[link].kind { offer(line, 0) }
        }
        let reached = reached()
        for (point, cost) in reached {
            if let feature = graph.points[point]?.feature ?? graph.cuts[point]?.line { offer(feature, cost) }
            for step in steps.taken where step.point == point {
                if case .piece(let line, _, _) = graph.links[step.link].kind { offer(line, cost) }
            }
        }
        return found
    }
}

extension OracleWalk {
    mutating func addNearest(_ choice: NearestNeighbors, _ points: Set<Int>, _ steps: OracleSteps) {
        let nearest = OracleNearest(base: base, choice: choice, starts: starts, points: points, steps: steps)
        let costs = nearest.costs(of: Set(roles.keys.map(\.feature)))
        nearestCosts = (nearestCosts ?? [:]).merging(costs) { min($0, $1) }
    }
}
