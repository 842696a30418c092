import Vocabulary

/// Loops and shortest paths.
extension WalkRun {
    mutating func loops(_ starts: TraceStarts) -> WalkResult {
        openControllers(at: starts.vertices)
        var (vertices, links): ([Int], [Int]) = ([], [])
        let passes = passes(starts.vertices, starts.links)
        for bits in passes {
            var search = LoopSearch(plan, ElementStates(marks, of: plan))
            let network = plan.network
            let takes = bits.map { bits in { bits.admits($0, in: network) } }
            search.search(from: starts.vertices + ends(of: starts.links, where: takes), where: takes)
            vertices += search.parts.flatMap(\.vertices)
            links += search.parts.flatMap(\.links)
        }
        if passes.count > 1 { (vertices, links) = (Array(Set(vertices)), Array(Set(links))) }
        let elements = loopElements(vertices, links, starts)
        if elements.isEmpty { messages.append(.noLoops) }
        return result(elements)
    }

    /// What loops come to that traces from other places of the same part come to as well.
    ///
    /// - Returns: nil where the trace has to be made.
    mutating func loopAnswer(_ starts: TraceStarts, _ totals: LoopTotals) -> WalkAnswer? {
        let opensControllers = plan.configuration.ignoreBarriersAtStartingPoints == true
        if starts.opens || opensControllers && starts.vertices.contains(where: isController) { return nil }
        openControllers(at: starts.vertices)
        let parts = Set((starts.vertices + ends(of: starts.links, where: nil)).compactMap(totals.part))
        let total = totals[parts]
        if total.featureCount == 0 { messages.append(.noLoops) }
        return WalkAnswer(total: total, functions: [], cost: nil, messages: messages)
    }

    private func isController(_ vertex: Int) -> Bool { marks.vertex[vertex].contains(.controller) }

    /// - Parameter takes: which features take part; nil: all.
    private func ends(of links: [Int], where takes: ((Int) -> Bool)?) -> [Int] {
        let taken = links.filter { link in
            guard let takes, let element = plan.element(ofLink: link) else { return true }
            return takes(element.feature)
        }
        return taken.flatMap { [plan.ends(ofLink: $0).tail, plan.ends(ofLink: $0).head] }
    }

    /// Controllers bound loops as barriers do, and as these may be ignored where the trace starts.
    private mutating func openControllers(at starts: [Int]) {
        let controllers = starts.filter(isController)
        if plan.configuration.ignoreBarriersAtStartingPoints == true {
            for vertex in controllers { marks.vertex[vertex].remove(.controller) }
        } else if !controllers.isEmpty, !messages.contains(.startIsBarrier) {
            messages.append(.startIsBarrier)
        }
    }

    private func loopElements(_ vertices: [Int], _ links: [Int], _ starts: TraceStarts) -> [TraceElement] {
        let (startVertices, startLinks) = (Set(starts.vertices), Set(starts.links))
        var elements: [TraceElement] = []
        elements.reserveCapacity(vertices.count + links.count)
        for link in links {
            guard let element = plan.element(ofLink: link) else { continue }
            elements.append(TraceElement(element, startLinks.contains(link) ? .start : .loop))
        }
        for vertex in vertices {
            guard let element = plan.terminal(ofVertex: vertex) else { continue }
            elements.append(TraceElement(element, startVertices.contains(vertex) ? .start : .loop))
        }
        return elements
    }

    mutating func shortestPath(
        _ starts: TraceStarts, _ named: [LocatedElement], to end: LocatedElement?, _ known: inout CheapestWay?
    ) throws(TraceFailure) -> WalkResult {
        let found = try cheapestWay(starts, named, to: end, &known).flatMap { known?.found($0) }
        if starts.opens || known?.opensEnd == true { known = nil }
        guard let found else {
            messages.append(.noPath)
            return result([])
        }
        return result(elements(of: found, starts), cost: found.cost)
    }

    /// What a shortest path comes to.
    ///
    /// - Returns: nil where the trace has to be made.
    mutating func pathAnswer(
        _ starts: TraceStarts, _ named: [LocatedElement], to end: LocatedElement?, _ known: inout CheapestWay?
    ) throws(TraceFailure) -> WalkAnswer? {
        let choice = try cheapestWay(starts, named, to: end, &known)
        if starts.opens || known?.opensEnd == true {
            known = nil
            return nil
        }
        guard let choice else {
            return WalkAnswer(total: WalkTotal(), functions: [], cost: nil, messages: messages + [.noPath])
        }
        do throws(TraceFailure) {
            guard let total = try known?.total(choice) else { return nil }
            return WalkAnswer(total: total, functions: [], cost: choice.cost, messages: messages)
        } catch {
            // What no way may pass may lie farther than any of the starts.
            known = nil
            return nil
        }
    }

    /// - Parameter known: the search of the trace before, which goes on where it has the same end.
    private mutating func cheapestWay(
        _ starts: TraceStarts, _ named: [LocatedElement], to end: LocatedElement?, _ known: inout CheapestWay?
    ) throws(TraceFailure) -> CheapestWay.Choice? {
        guard let end, let costs = shared.costs else { throw .missingEnd }
        noteOpened([end])
        // Where a start or the end opens a barrier, ways lead through it that others do not have.
        if known?.end != end || starts.opens { known = try CheapestWay(to: end, plan, marks, costs) }
        if known?.isEndBlocked == true, !messages.contains(.startIsBarrier) { messages.append(.startIsBarrier) }
        var best: CheapestWay.Choice?
        for start in PathEnd.all(starts, named, plan) {
            best = CheapestWay.cheaper(best, try known?.way(from: start) ?? nil)
        }
        return best
    }

    private func elements(of way: CheapestWay.Found, _ starts: TraceStarts) -> [TraceElement] {
        var elements: [TraceElement] = []
        func add(_ element: UtilityElement?, _ role: TraceRole) {
            guard let element, element.isOfPath else { return }
            elements.append(TraceElement(element, role))
        }
        add(way.first, .start)
        add(way.last, .path)
        for link in way.links { add(plan.element(ofLink: link), .path) }
        for vertex in way.vertices {
            guard let element = plan.terminal(ofVertex: vertex) else { continue }
            add(element, starts.vertices.contains(vertex) ? .start : .path)
        }
        return elements
    }
}
