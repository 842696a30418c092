/// Where a way begins or ends: a terminal, or a place on a piece of a line.
enum PathEnd {
    case vertex(Int)
    case line(link: Int, fraction: Double)

    struct Contact {
        let vertex: Int
        let cost: Int64
        /// From the place on a line to there; nil for a terminal.
        let stretch: UtilityElement?
    }

    /// The ends that starts stand for: their terminals, and of lines the given places on them, or their middles.
    static func all(_ starts: TraceStarts, _ named: [LocatedElement], _ plan: TracePlan) -> [PathEnd] {
        starts.vertices.map(PathEnd.vertex)
            + starts.links.flatMap { link in
                let piece = plan.stretch(ofLink: link)
                let fractions = named.filter { $0.feature == piece.feature }.map(\.placeOfPath)
                return fractions.filter { piece.positionFrom...piece.positionTo ~= $0 }
                    .map { PathEnd.line(link: link, fraction: $0) }
            }
    }

    /// The vertices that the end leads to, and what it costs to them: both ends of a line, be they one and the same vertex.
    func contacts(
        _ plan: TracePlan, _ marks: TraceMarks, _ costs: ElementCosts
    ) throws(TraceFailure) -> [Contact] {
        switch self {
        case .vertex(let vertex): return [Contact(vertex: vertex, cost: 0, stretch: nil)]
        case .line(let link, let fraction):
            guard marks.link[link].isDisjoint(with: [.blocked, .filter]) else { return [] }
            let ends = plan.ends(ofLink: link)
            var contacts: [Contact] = []
            let piece = plan.stretch(ofLink: link)
            let parts = [
                (ends.tail, UtilityElement(feature: piece.feature, from: piece.positionFrom, to: fraction)),
                (ends.head, UtilityElement(feature: piece.feature, from: fraction, to: piece.positionTo)),
            ]
            for (vertex, stretch) in parts {
                let cost = stretch.positionFrom < stretch.positionTo ? try costs.cost(of: stretch) : 0
                contacts.append(Contact(vertex: vertex, cost: cost, stretch: stretch))
            }
            return contacts
        }
    }
}
