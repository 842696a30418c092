import Geometry

/// From which knots features and links are found.
struct KnotOwnership: Sendable {
    let order: KnotOrder
    /// Feature to knots, and link to knots, each once.
    private let ofFeature: NodeArcs
    private let ofLink: NodeArcs

    init(_ plan: TracePlan, _ steps: WalkSteps, _ knots: WalkKnots, _ order: KnotOrder) {
        self.order = order
        var features = KnotPairs()
        var links = KnotPairs()
        let includesBarriers = plan.configuration.includeBarriers
        func add(vertex: Int, _ knot: Int32) {
            if let element = plan.terminal(ofVertex: vertex) { features.add(element.feature, knot) }
        }
        for vertex in knots.ofVertex.indices where knots.ofVertex[vertex] >= 0 {
            let knot = knots.ofVertex[vertex]
            add(vertex: vertex, knot)
            steps.forEach(at: vertex) { step in
                let isCutOff = step.opensLink && step.link >= plan.network.linkCount
                if includesBarriers || step.opensLink && !isCutOff, let element = plan.element(ofLink: step.link) {
                    features.add(element.feature, knot)
                    links.add(step.link, knot)
                }
                if step.reaches, !steps.isOpen(step.target), let element = plan.shownBarrier(step.target) {
                    features.add(element.feature, knot)
                }
            }
        }
        ofFeature = features.arcs(plan.network.featureCount)
        ofLink = links.arcs(plan.linkCount)
    }

    private static func knots(_ item: Int, _ arcs: NodeArcs) -> ArraySlice<UInt32> { arcs.node[arcs.range(item)] }

    /// Whether what is behind a knot, or in it, has a feature.
    func isOwned(feature: Int, in knot: Int) -> Bool { isOwned(Self.knots(feature, ofFeature), in: knot) }

    func isOwned(link: Int, in knot: Int) -> Bool { isOwned(Self.knots(link, ofLink), in: knot) }

    private func isOwned(_ knots: ArraySlice<UInt32>, in knot: Int) -> Bool {
        knots.contains { order.isIn(Int($0), closureOf: knot) }
    }

    /// Knot to what it adds to those behind it. Of knots with several behind them it is not asked.
    func ownTotals(_ plan: TracePlan, _ knots: WalkKnots) -> [WalkTotal] {
        var totals = [WalkTotal](repeating: .zero, count: knots.count)
        forEachFirst(ofFeature, knots) { feature, knot in totals[knot].add(feature: feature, plan.network) }
        forEachFirst(ofLink, knots) { link, knot in totals[knot] += Self.total(ofLink: link, plan) }
        return totals
    }

    /// Calls a function for each knot of an item behind which it is not found already.
    private func forEachFirst(_ arcs: NodeArcs, _ knots: WalkKnots, _ body: (Int, Int) -> Void) {
        for (item, own) in Self.items(arcs) {
            for knot in own where knots.behind[Int(knot)] != WalkKnots.several {
                let isBehind =
                    knots.behind[Int(knot)] != WalkKnots.none
                    && own.contains { $0 != knot && order.isIn(Int($0), closureOf: Int(knot)) }
                if !isBehind { body(item, Int(knot)) }
            }
        }
    }

    /// Knot to what it comes to with all that it dominates.
    func dominatedTotals(_ plan: TracePlan, _ knots: WalkKnots) -> [WalkTotal] {
        // One more for the root.
        var totals = [WalkTotal](repeating: .zero, count: knots.count + 1)
        order.dominance.add(Self.items(ofFeature), to: &totals) { WalkTotal(feature: $0, plan.network) }
        order.dominance.add(Self.items(ofLink), to: &totals) { Self.total(ofLink: $0, plan) }
        order.dominance.sumUp(&totals)
        return totals
    }

    private static func total(ofLink link: Int, _ plan: TracePlan) -> WalkTotal {
        var total = WalkTotal.zero
        if let element = plan.element(ofLink: link) { total.length = plan.network.length(of: element) }
        return total
    }

    private static func items(_ arcs: NodeArcs) -> some Sequence<(item: Int, knots: ArraySlice<UInt32>)> {
        (0..<arcs.start.count - 1).lazy.map { (item: $0, knots: arcs.node[arcs.range($0)]) }
    }

    /// What some knots come to together.
    func total(of wanted: Set<Int32>, _ plan: TracePlan) -> WalkTotal {
        var total = WalkTotal()
        for feature in 0..<plan.network.featureCount
        where Self.knots(feature, ofFeature).contains(where: { wanted.contains(Int32($0)) }) {
            total.add(feature: feature, plan.network)
        }
        for link in 0..<plan.linkCount
        where Self.knots(link, ofLink).contains(where: { wanted.contains(Int32($0)) }) {
            if let element = plan.element(ofLink: link) { total.length += plan.network.length(of: element) }
        }
        return total
    }
}

/// Items with knots, each pair once.
private struct KnotPairs {
    private var items: [UInt32] = []
    private var knots: [UInt32] = []

    mutating func add(_ item: Int, _ knot: Int32) {
        items.append(UInt32(item))
        knots.append(UInt32(knot))
    }

    func arcs(_ count: Int) -> NodeArcs {
        let all = NodeArcs(nodeCount: count, from: items, to: knots)
        var (distinctItems, distinctKnots): ([UInt32], [UInt32]) = ([], [])
        for item in 0..<count {
            let range = all.range(item)
            // Most are found from one knot, many times.
            let knots =
                range.isEmpty || all.node[range].allSatisfy({ $0 == all.node[range.lowerBound] })
                ? Array(all.node[range].prefix(1)) : Set(all.node[range]).sorted()
            for knot in knots {
                distinctItems.append(UInt32(item))
                distinctKnots.append(knot)
            }
        }
        return NodeArcs(nodeCount: count, from: distinctItems, to: distinctKnots)
    }
}
