import Vocabulary

/// Loops and shortest paths.
extension WalkRun {
    mutating func loops(_ starts: TraceStarts) -> WalkResult {
        let (startVertices, startLinks) = (Set(starts.vertices), Set(starts.links))
        let ends = starts.links.flatMap { [plan.ends(ofLink: $0).tail, plan.ends(ofLink: $0).head] }
        var (vertices, links): (Set<Int>, Set<Int>) = ([], [])
        for bits in passes(starts.vertices, starts.links) {
            var search = LoopSearch(plan, marks)
            let network = plan.network
            search.search(from: starts.vertices + ends, where: bits.map { bits in { bits.admits($0, in: network) } })
            vertices.formUnion(search.vertices)
            links.formUnion(search.links)
        }
        var elements: [TraceElement] = []
        for link in links {
            guard let element = plan.element(ofLink: link) else { continue }
            elements.append(TraceElement(element, startLinks.contains(link) ? .start : .loop))
        }
        for vertex in vertices {
            guard let element = plan.element(ofVertex: vertex), element.terminal != nil else { continue }
            elements.append(TraceElement(element, startVertices.contains(vertex) ? .start : .loop))
        }
        if elements.isEmpty { messages.append(.noLoops) }
        return result(elements, cost: nil)
    }

    mutating func shortestPath(
        _ starts: TraceStarts, _ named: [LocatedElement], to end: LocatedElement?
    ) throws(TraceFailure) -> WalkResult {
        guard let end, let costs = shared.costs else { throw .missingEnd }
        noteOpened([end])
        let ends = TraceStarts([end], plan, marks, ignoresFilters: false)
        let search = CheapestWay(plan, marks, costs)
        var best: CheapestWay.Found?
        for start in PathEnd.all(starts, named, plan) {
            for goal in PathEnd.all(ends, [end], plan) {
                guard let found = try search.search(from: start, to: goal) else { continue }
                if best.map({ found.cost < $0.cost }) ?? true { best = found }
            }
        }
        guard let best else {
            messages.append(.noPath)
            return result([], cost: nil)
        }
        var elements = best.ends.filter { $0.positionFrom < $0.positionTo }.enumerated().map {
            TraceElement($0.element, $0.offset == 0 && !starts.links.isEmpty ? .start : .path)
        }
        elements += best.links.compactMap(plan.element(ofLink:)).map { TraceElement($0, .path) }
        for vertex in best.vertices {
            guard let element = plan.element(ofVertex: vertex), element.terminal != nil else { continue }
            elements.append(TraceElement(element, starts.vertices.contains(vertex) ? .start : .path))
        }
        return result(elements, cost: best.cost)
    }
}
