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
        return result(elements)
    }

    /// - Parameter known: the search of the trace before, which goes on where it has the same end.
    mutating func shortestPath(
        _ starts: TraceStarts, _ named: [LocatedElement], to end: LocatedElement?, _ known: inout CheapestWay?
    ) throws(TraceFailure) -> WalkResult {
        guard let end, let costs = shared.costs else { throw .missingEnd }
        noteOpened([end])
        // Where a start opens a barrier, ways lead through it that others do not have.
        if known?.end != end || starts.opensBarriers { known = try CheapestWay(to: end, plan, marks, costs) }
        var best: CheapestWay.Found?
        for start in PathEnd.all(starts, named, plan) {
            best = CheapestWay.cheaper(best, try known?.way(from: start) ?? nil)
        }
        if starts.opensBarriers { known = nil }
        guard let best else {
            messages.append(.noPath)
            return result([])
        }
        return result(elements(of: best, starts), cost: best.cost)
    }

    private func elements(of way: CheapestWay.Found, _ starts: TraceStarts) -> [TraceElement] {
        var elements: [TraceElement] = []
        func add(_ element: UtilityElement?, _ role: TraceRole) {
            guard let element, element.terminal != nil || element.positionFrom < element.positionTo else { return }
            elements.append(TraceElement(element, role))
        }
        add(way.first, .start)
        add(way.last, .path)
        for link in way.links { add(plan.element(ofLink: link), .path) }
        for vertex in way.vertices {
            guard let element = plan.element(ofVertex: vertex), element.terminal != nil else { continue }
            add(element, starts.vertices.contains(vertex) ? .start : .path)
        }
        return elements
    }
}
