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
