/// What walks from every vertex of a network come to, counted together: what hangs on a mesh costs what it adds, and not the
/// mesh again.
///
/// Totals add up along knots that have one other behind them. Where several lie side by side, as the stations that feed a
/// mesh do, the walk is made once.
struct WalkSums: Sendable {
    /// So many knots with several behind them are walked, and no more.
    private static let mostWalked = 64

    private let plan: TracePlan
    private let knots: WalkKnots
    /// Knot to its total with all behind it; nil where that is not known.
    private let totals: [WalkTotal?]
    private let ownership: KnotOwnership

    /// - Complexity: O(vertices + links), and the walks of the knots with several behind them.
    init(_ plan: TracePlan, _ rule: WalkRule) {
        self.plan = plan
        let steps = WalkSteps(plan, rule)
        knots = WalkKnots(steps, vertexCount: plan.vertexCount)
        let order = KnotOrder(knots, mostSeveral: Self.mostWalked, steps)
        ownership = KnotOwnership(plan, steps, knots, order)
        totals = Self.totals(plan, knots, order, ownership)
    }

    private static func totals(
        _ plan: TracePlan, _ knots: WalkKnots, _ order: KnotOrder, _ ownership: KnotOwnership
    ) -> [WalkTotal?] {
        let own = ownership.ownTotals(plan, knots.count)
        var totals = [WalkTotal?](repeating: nil, count: knots.count)
        for knot in 0..<knots.count {
            switch knots.behind[knot] {
            case WalkKnots.none: totals[knot] = own[knot]
            case WalkKnots.several:
                totals[knot] = order.closure(of: knot).map { ownership.total(of: $0, plan) }
            case let behind: totals[knot] = totals[Int(behind)].map { $0 + own[knot] }
            }
        }
        return totals
    }

    /// The total of a walk from vertices and links together; nil where it has to be made.
    func total(from vertices: [Int], _ links: [Int], _ rule: WalkRule) -> WalkTotal? {
        var reached = vertices
        let states = plan.vertexStates.values
        for link in links { reached += rule.ends(ofStart: link, plan) { states[$0].contains(.blocked) } }
        let own = reached.map { knots.ofVertex[$0] }
        guard let first = own.max(), !own.contains(WalkKnots.none) else { return nil }
        // All have to be behind one.
        guard own.allSatisfy({ ownership.order.isIn(Int($0), closureOf: Int(first)) }) else { return nil }
        if vertices.contains(where: { plan.vertexStates.values[$0].contains(.controller) }) { return nil }
        guard var total = totals[Int(first)] else { return nil }
        var seen: Set<Int> = []
        for link in links {
            guard let element = plan.element(ofLink: link) else { continue }
            if !ownership.isOwned(link: link, in: Int(first)) { total.length += plan.network.length(of: element) }
            if seen.insert(element.feature).inserted, !ownership.isOwned(feature: element.feature, in: Int(first)) {
                total.add(feature: element.feature, plan.network)
            }
        }
        return total
    }
}
