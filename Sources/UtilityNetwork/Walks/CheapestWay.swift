/// The cheapest ways to one end, over all that is open, in either direction.
///
/// The cost of a way is the sum of an attribute over its elements. Of ways of one cost, each step towards the end takes the
/// link with the lowest number. Many starts share one search, which goes as far as the farthest of them.
struct CheapestWay {
    struct Found {
        let vertices: [Int]
        let links: [Int]
        /// Stretches of the lines on which the way begins and ends; nil where it has none.
        let first: UtilityElement?
        let last: UtilityElement?
        /// Thousandths of a unit of the attribute.
        let cost: Int64
    }

    /// A way by its beginning: how it goes on, the search knows.
    struct Choice {
        /// Thousandths of a unit of the attribute.
        let cost: Int64
        /// Where it leaves the start; nil where it stays on one piece of a line.
        let vertex: Int?
        /// What it takes of the line that it begins on.
        let stretch: UtilityElement?
    }

    let end: LocatedElement
    /// Whether the end is a barrier that lets the way pass.
    let opensEnd: Bool
    /// Whether it is one that does not.
    let isEndBlocked: Bool
    private let goals: [PathEnd]
    private let plan: TracePlan
    private let marks: TraceMarks
    private let costs: ElementCosts
    private var search: CostSearch
    /// The vertices from which the end is entered, and by which stretch of its line.
    private var entries: [Int: UtilityElement] = [:]
    /// What all ways come to; nil until somebody asks.
    private var totals: PathTotals?

    /// - Throws: `TraceFailure` for a cost below zero.
    init(
        to end: LocatedElement, _ plan: TracePlan, _ marks: TraceMarks, _ costs: ElementCosts
    ) throws(TraceFailure) {
        self.end = end
        self.plan = plan
        self.marks = marks
        self.costs = costs
        let ends = TraceStarts([end], plan, marks, .shortestPath)
        opensEnd = ends.opens
        isEndBlocked = !ends.blocked.isEmpty
        goals = PathEnd.all(ends, [end], plan)
        search = CostSearch(plan, marks, costs)
        for goal in goals {
            for contact in try goal.contacts(plan, marks, costs) where try search.begin(contact.vertex, contact.cost) {
                entries[contact.vertex] = contact.stretch
            }
        }
    }

    /// - Complexity: O(n log n) for n elements that are nearer to the end than the start, where no way before went there.
    /// - Throws: `TraceFailure` for a cost below zero.
    mutating func way(from start: PathEnd) throws(TraceFailure) -> Choice? {
        var best: Choice?
        for goal in goals { best = Self.cheaper(best, try direct(start, goal)) }
        for contact in try start.contacts(plan, marks, costs) {
            best = Self.cheaper(best, try way(from: start, contact, below: best?.cost))
        }
        return best
    }

    static func cheaper(_ one: Choice?, _ other: Choice?) -> Choice? {
        guard let one, let other else { return one ?? other }
        return other.cost < one.cost ? other : one
    }

    /// All of a way.
    func found(_ choice: Choice) -> Found {
        guard let vertex = choice.vertex else {
            return Found(vertices: [], links: [], first: choice.stretch, last: nil, cost: choice.cost)
        }
        let way = search.way(to: vertex)
        return Found(
            vertices: way.vertices, links: way.links, first: choice.stretch, last: entries[way.vertices[0]],
            cost: choice.cost)
    }

    /// What a way comes to, where many ask.
    ///
    /// - Complexity: O(1), and once O(n log n) for n elements.
    /// - Throws: `TraceFailure` where there is an element somewhere that no way may pass.
    mutating func total(_ choice: Choice) throws(TraceFailure) -> WalkTotal {
        guard let vertex = choice.vertex else {
            return WalkTotal([choice.stretch].compactMap { $0 }.filter(\.isOfPath), in: plan.network)
        }
        if totals == nil {
            try search.settleAll()
            totals = PathTotals(search, entries, plan)
        }
        return totals?.total(to: vertex, by: choice.stretch) ?? WalkTotal()
    }

    private mutating func way(
        from start: PathEnd, _ contact: PathEnd.Contact, below limit: Int64?
    ) throws(TraceFailure) -> Choice? {
        guard let cost = try search.cost(of: contact.vertex, upTo: limit.map { $0 &- contact.cost }) else { return nil }
        // Round by the other end of the start's own line it would be no cheaper.
        if case .line(let link, _) = start, search.link(from: contact.vertex) == link { return nil }
        return Choice(cost: cost &+ contact.cost, vertex: contact.vertex, stretch: contact.stretch)
    }

    /// Along one piece of a line that holds both ends.
    private func direct(_ start: PathEnd, _ goal: PathEnd) throws(TraceFailure) -> Choice? {
        guard case .line(let link, let from) = start, case .line(link, let to) = goal else { return nil }
        guard marks.link[link].isDisjoint(with: [.blocked, .filter]) else { return nil }
        let feature = plan.stretch(ofLink: link).feature
        let stretch = UtilityElement(feature: feature, from: min(from, to), to: max(from, to))
        // What is no way at all costs nothing, whatever the line costs as a whole.
        let cost = from == to ? 0 : try costs.cost(of: stretch)
        return Choice(cost: cost, vertex: nil, stretch: stretch)
    }
}

extension UtilityElement {
    /// Whether it counts on a path: not a place on a line without extent.
    var isOfPath: Bool { terminal != nil || positionFrom < positionTo }
}
