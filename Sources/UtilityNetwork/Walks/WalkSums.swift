/// What walks from every vertex of a network come to, counted together: what hangs on a mesh costs what it adds, and not the
/// mesh again.
///
/// Totals add up along knots that have one other behind them, and below knots through which all walks come to what is behind
/// them. Where several lie side by side, as the stations that feed a mesh do, the walk is made once.
struct WalkSums: Sendable {
    /// So many knots with several behind them, to which walks also come in other ways, are walked, and no more.
    private static let mostWalked = 64

    private let plan: TracePlan
    private let knots: WalkKnots
    /// Knot to its total with all behind it; nil where that is not known.
    private let totals: [WalkTotal?]
    private let ownership: KnotOwnership

    /// - Complexity: O(n log n) for n vertices and links, what a tree of dominators takes, and those walks.
    init(_ plan: TracePlan, _ rule: WalkRule) {
        self.plan = plan
        let steps = WalkSteps(plan, rule)
        knots = WalkKnots(steps, vertexCount: plan.vertexCount)
        let order = KnotOrder(knots, mostSeveral: Self.mostWalked)
        ownership = KnotOwnership(plan, steps, knots, order)
        totals = Self.totals(plan, knots, order, ownership)
    }

    private static func totals(
        _ plan: TracePlan, _ knots: WalkKnots, _ order: KnotOrder, _ ownership: KnotOwnership
    ) -> [WalkTotal?] {
        let own = ownership.ownTotals(plan, knots)
        let dominated = ownership.dominatedTotals(plan, knots)
        var totals = [WalkTotal?](repeating: nil, count: knots.count)
        for knot in 0..<knots.count {
            switch knots.behind[knot] {
            case WalkKnots.none: totals[knot] = own[knot]
            case WalkKnots.several where order.dominance.holdsAll(behind: knot): totals[knot] = dominated[knot]
            case WalkKnots.several: totals[knot] = order.closure(of: knot).map { ownership.total(of: $0, plan) }
            case let behind: totals[knot] = totals[Int(behind)].map { $0 + own[knot] }
            }
        }
        return totals
    }

    /// The total of a walk from vertices and links together; nil where it has to be made.
    func total(from vertices: [Int], _ links: [Int], _ rule: WalkRule) -> WalkTotal? {
        let states = plan.vertexStates.values
        let isOther = vertices.contains {
            rule.asksControllers && states[$0].contains(.controller) || knots.ofVertex[$0] == WalkKnots.none
        }
        if isOther { return nil }
        let ends = links.flatMap { rule.ends(ofStart: $0, plan) { states[$0].contains(.blocked) } }
        let own = (vertices + ends).map { knots.ofVertex[$0] }.filter { $0 != WalkKnots.none }
        let first = own.max().map { Int($0) }
        // All have to be behind one.
        if let first, !own.allSatisfy({ ownership.order.isIn(Int($0), closureOf: first) }) { return nil }
        guard var total = first.map({ totals[$0] }) ?? WalkTotal() else { return nil }
        add(links, barriers: ends.filter { knots.ofVertex[$0] == WalkKnots.none }, to: &total, of: first)
        return total
    }

    /// Adds what starts are themselves, and barriers at their ends, as far as the knot does not come to them.
    private func add(_ links: [Int], barriers: [Int], to total: inout WalkTotal, of knot: Int?) {
        var elements = links.compactMap { link -> UtilityElement? in
            guard let element = plan.element(ofLink: link) else { return nil }
            if !(knot.map { ownership.isOwned(link: link, in: $0) } ?? false) {
                total.length += plan.network.length(of: element)
            }
            return element
        }
        elements += barriers.compactMap(plan.shownBarrier)
        for feature in Set(elements.map(\.feature))
        where !(knot.map { ownership.isOwned(feature: feature, in: $0) } ?? false) {
            total.add(feature: feature, plan.network)
        }
    }
}
