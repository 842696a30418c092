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

    /// - Throws: `TraceFailure` for a cost below zero.
    init(
        to end: LocatedElement, _ plan: TracePlan, _ marks: TraceMarks, _ costs: ElementCosts
    ) throws(TraceFailure) {
        self.end = end
        self.plan = plan
        self.marks = marks
        self.costs = costs
        let ends = TraceStarts([end], plan, marks, ignoresFilters: false)
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
    mutating func way(from start: PathEnd) throws(TraceFailure) -> Found? {
        var best: Found?
        for goal in goals { best = Self.cheaper(best, try direct(start, goal)) }
        for contact in try start.contacts(plan, marks, costs) {
            best = Self.cheaper(best, try way(from: start, contact, below: best?.cost))
        }
        return best
    }

    static func cheaper(_ one: Found?, _ other: Found?) -> Found? {
        guard let one, let other else { return one ?? other }
        return other.cost < one.cost ? other : one
    }

    private mutating func way(
        from start: PathEnd, _ contact: PathEnd.Contact, below limit: Int64?
    ) throws(TraceFailure) -> Found? {
        guard let cost = try search.cost(of: contact.vertex, upTo: limit.map { $0 &- contact.cost }) else { return nil }
        let way = search.way(to: contact.vertex)
        // Round by the other end of the start's own line it would be no cheaper.
        if case .line(let link, _) = start, way.links.contains(link) { return nil }
        return Found(
            vertices: way.vertices, links: way.links, first: contact.stretch,
            last: entries[way.vertices[0]], cost: cost &+ contact.cost)
    }

    /// Along one piece of a line that holds both ends.
    private func direct(_ start: PathEnd, _ goal: PathEnd) throws(TraceFailure) -> Found? {
        guard case .line(let link, let from) = start, case .line(link, let to) = goal else { return nil }
        guard marks.link[link].isDisjoint(with: [.blocked, .filter]) else { return nil }
        let feature = plan.stretch(ofLink: link).feature
        let stretch = UtilityElement(feature: feature, from: min(from, to), to: max(from, to))
        // What is no way at all costs nothing, whatever the line costs as a whole.
        let cost = from == to ? 0 : try costs.cost(of: stretch)
        return Found(vertices: [], links: [], first: stretch, last: nil, cost: cost)
    }
}
