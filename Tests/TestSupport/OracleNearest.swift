import UtilityNetwork
import Vocabulary

/// What the candidates of a walk cost: all that was walked is tried until nothing gets cheaper.
struct OracleNearest {
    let base: OracleIsolation
    let choice: NearestNeighbors
    let starts: (points: Set<Int>, links: Set<Int>)
    let points: Set<Int>
    let links: Set<Int>
    /// Barriers at which the walk ended.
    let met: (points: Set<Int>, links: Set<Int>)

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
        let all = points.union(met.points)
        func offer(_ point: Int, _ cost: Int64) -> Bool {
            guard all.contains(point), costs[point].map({ cost < $0 }) ?? true else { return false }
            costs[point] = cost
            return true
        }
        for point in starts.points { _ = offer(point, own(point)) }
        for link in starts.links {
            for end in [graph.links[link].tail, graph.links[link].head] { _ = offer(end, cost(link) + own(end)) }
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for link in links {
                let ends = [graph.links[link].tail, graph.links[link].head]
                for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] where points.contains(from) {
                    guard let known = costs[from] else { continue }
                    var whole = known + cost(link)
                    if case .way = graph.links[link].kind {} else { whole += own(to) }
                    if offer(to, whole) { hasChanged = true }
                }
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
            for link in points.contains(point) ? links.union(met.links) : []
            where [graph.links[link].tail, graph.links[link].head].contains(point) {
                if case .piece(let line, _, _) = graph.links[link].kind { offer(line, cost) }
            }
        }
        return found
    }
}

extension OracleWalk {
    mutating func addNearest(
        _ choice: NearestNeighbors, _ points: Set<Int>, _ links: Set<Int>, _ met: (Set<Int>, Set<Int>)
    ) {
        let nearest = OracleNearest(
            base: base, choice: choice, starts: starts, points: points, links: links, met: met)
        let costs = nearest.costs(of: Set(roles.keys.map(\.feature)))
        nearestCosts = (nearestCosts ?? [:]).merging(costs) { min($0, $1) }
    }
}
