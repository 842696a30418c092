import UtilityNetwork

/// The cost of the cheapest way between two junctions: every link is tried until nothing gets cheaper.
public struct OraclePath {
    private let base: OracleIsolation
    private let attribute: Int

    public init(_ scene: PipeScene) {
        var scene = scene
        scene.starts = []
        base = OracleIsolation(scene)
        attribute = scene.draft.schema.attribute(scene.configuration.shortestPathAttribute!)!
    }

    private var graph: UtilityOracle { base.graph }

    private func value(_ feature: Int) -> Double {
        base.scene.draft.features[feature].values.first { $0.attribute == attribute }?.value ?? 0
    }

    /// In thousandths.
    public func cost(of element: OracleIsolation.Element) -> Int64 {
        let whole = value(element.feature) * 1000
        guard base.scene.draft.schema.attributes[attribute].isApportionable, element.terminal == nil else {
            return Int64(whole.rounded())
        }
        return Int64((whole * element.to).rounded()) - Int64((whole * element.from).rounded())
    }

    private func cost(point: Int) -> Int64 { base.element(point: point).map(cost(of:)) ?? 0 }

    private func cost(link: Int) -> Int64 {
        guard case .piece(let line, let from, let to) = graph.links[link].kind else { return 0 }
        let isCut = graph.cuts[graph.links[link].tail] != nil || graph.cuts[graph.links[link].head] != nil
        if isCut, from == to { return 0 }
        return cost(of: OracleIsolation.Element(feature: line, terminal: nil, from: from, to: to))
    }

    /// Nil where there is no way.
    public func cost(from start: String, to end: String) -> Int64? {
        func point(_ id: String) -> Int { graph.point(graph.draft.features.firstIndex { $0.globalID == id }!, 0) }
        func isOpen(_ unit: OracleIsolation.Unit) -> Bool {
            !base.blocked.contains(unit) && !base.filters.contains(unit)
        }
        /// A start on a device with terminals is closed with it.
        func isFree(_ point: Int) -> Bool {
            isOpen(.point(point)) && (base.element(point: point).map { isOpen(.device($0.feature)) } ?? true)
        }
        let (first, last) = (point(start), point(end))
        guard isFree(first), isFree(last) else { return nil }
        var costs = [first: cost(point: first)]
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for link in graph.links.indices where base.isUsable(link) && isOpen(base.unit(link)) {
                let ends = [graph.links[link].tail, graph.links[link].head]
                for (from, to) in [(ends[0], ends[1]), (ends[1], ends[0])] where isOpen(.point(to)) {
                    guard let known = costs[from] else { continue }
                    var whole = known + cost(link: link)
                    if case .way = graph.links[link].kind {} else { whole += cost(point: to) }
                    if costs[to].map({ whole < $0 }) ?? true {
                        costs[to] = whole
                        hasChanged = true
                    }
                }
            }
        }
        return costs[last]
    }
}
