import Vocabulary

/// The cheapest way between two starting locations, over all that is open, in either direction.
///
/// The cost of a way is the sum of an attribute over its elements. Of ways of one cost the one whose links have the lower
/// numbers, from its end backwards, is taken.
struct CheapestWay {
    struct Found {
        let vertices: [Int]
        let links: [Int]
        /// Stretches of the lines on which the way begins and ends.
        let ends: [UtilityElement]
        /// Thousandths of a unit of the attribute.
        let cost: Int64
    }

    private let plan: TracePlan
    private let marks: TraceMarks
    private let costs: ElementCosts

    init(_ plan: TracePlan, _ marks: TraceMarks, _ costs: ElementCosts) {
        self.plan = plan
        self.marks = marks
        self.costs = costs
    }

    /// - Complexity: O(n log n) for n elements that are nearer than the end.
    /// - Throws: `TraceFailure` for a cost below zero.
    func search(from start: PathEnd, to end: PathEnd) throws(TraceFailure) -> Found? {
        var best = try direct(start, end)
        var search = CostSearch(plan, marks, costs)
        for contact in try start.contacts(plan, marks, costs) { try search.begin(contact.vertex, contact.cost) }
        let goals = try end.contacts(plan, marks, costs)
        var bestGoal: PathEnd.Contact?
        while let (vertex, cost) = try search.settle() {
            if let best, cost > best.cost { break }
            for goal in goals where goal.vertex == vertex {
                let whole = cost &+ goal.cost
                if let best, best.cost <= whole { continue }
                best = Found(vertices: [], links: [], ends: [], cost: whole)
                bestGoal = goal
            }
        }
        guard let best, let bestGoal else { return best }
        let way = search.way(to: bestGoal.vertex)
        let first = way.vertices.first ?? bestGoal.vertex
        return Found(
            vertices: way.vertices, links: way.links,
            ends: [start.stretch(to: first, plan), end.stretch(to: bestGoal.vertex, plan)].compactMap { $0 },
            cost: best.cost)
    }

    /// Along one piece of a line that holds both ends.
    private func direct(_ start: PathEnd, _ end: PathEnd) throws(TraceFailure) -> Found? {
        guard case .line(let link, let from) = start, case .line(link, let to) = end else { return nil }
        guard marks.link[link].isDisjoint(with: [.blocked, .filter]) else { return nil }
        let feature = plan.stretch(ofLink: link).feature
        let stretch = UtilityElement(feature: feature, from: min(from, to), to: max(from, to))
        return Found(vertices: [], links: [], ends: [stretch], cost: try costs.cost(of: stretch))
    }
}

/// Where a way begins or ends: a terminal, or a place on a piece of a line.
enum PathEnd {
    case vertex(Int)
    case line(link: Int, fraction: Double)

    struct Contact {
        let vertex: Int
        let cost: Int64
    }

    /// The ends that starts stand for: their terminals, and of lines the given places on them, or their middles.
    static func all(_ starts: TraceStarts, _ named: [LocatedElement], _ plan: TracePlan) -> [PathEnd] {
        starts.vertices.map(PathEnd.vertex)
            + starts.links.flatMap { link in
                let piece = plan.stretch(ofLink: link)
                let fractions = named.filter { $0.feature == piece.feature }.map { $0.fraction ?? 0.5 }
                return fractions.filter { piece.positionFrom...piece.positionTo ~= $0 }
                    .map { PathEnd.line(link: link, fraction: $0) }
            }
    }

    /// The vertices that the end leads to, and what it costs to them.
    func contacts(
        _ plan: TracePlan, _ marks: TraceMarks, _ costs: ElementCosts
    ) throws(TraceFailure) -> [Contact] {
        switch self {
        case .vertex(let vertex): return [Contact(vertex: vertex, cost: 0)]
        case .line(let link, _):
            guard marks.link[link].isDisjoint(with: [.blocked, .filter]) else { return [] }
            let ends = plan.ends(ofLink: link)
            var contacts: [Contact] = []
            for vertex in [ends.tail, ends.head] {
                let stretch = stretch(to: vertex, plan).flatMap { $0.positionFrom < $0.positionTo ? $0 : nil }
                let cost = try stretch.map { element throws(TraceFailure) in try costs.cost(of: element) }
                contacts.append(Contact(vertex: vertex, cost: cost ?? 0))
            }
            return contacts
        }
    }

    /// The stretch from a place on a line to an end of its piece.
    func stretch(to vertex: Int, _ plan: TracePlan) -> UtilityElement? {
        guard case .line(let link, let fraction) = self else { return nil }
        let piece = plan.stretch(ofLink: link)
        return plan.ends(ofLink: link).tail == vertex
            ? UtilityElement(feature: piece.feature, from: piece.positionFrom, to: fraction)
            : UtilityElement(feature: piece.feature, from: fraction, to: piece.positionTo)
    }
}
