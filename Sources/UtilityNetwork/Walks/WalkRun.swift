import Vocabulary

/// One trace that walks from its starts.
struct WalkRun {
    let kind: TraceKind
    let plan: TracePlan
    let shared: WalkShared
    let marks: TraceMarks
    private let checksTier: Bool
    var messages: [Message] = []
    /// What is marked, or was opened as a start.
    private(set) var markedVertices: [Int] = []
    private(set) var markedLinks: [Int] = []
    /// What the last walk passed.
    private(set) var walked: (vertices: [Int], links: [Int]) = ([], [])

    init(_ kind: TraceKind, _ plan: TracePlan, _ shared: WalkShared, _ marks: TraceMarks, checksTier: Bool) {
        self.kind = kind
        self.plan = plan
        self.shared = shared
        self.marks = marks
        self.checksTier = checksTier
    }

    mutating func result(
        from named: [LocatedElement], to end: LocatedElement?, _ cheapest: inout CheapestWay?
    ) throws(TraceFailure) -> WalkResult {
        let starts = TraceStarts(named, plan, marks, kind)
        noteOpened(named)
        if !starts.blocked.isEmpty { messages.append(.startIsBarrier) }
        // Barriers that are open where the trace starts let supply pass, too.
        let ways = starts.opensBarriers ? WalkWays(kind, plan, ElementStates(marks, of: plan)) : shared.ways
        if let regions = ways.regions { return try traceSubnetwork(starts, regions, ways) }
        switch kind {
        case .loops: return loops(starts)
        case .shortestPath: return try shortestPath(starts, named, to: end, &cheapest)
        default: return try walk(starts.vertices, starts.links, .everything)
        }
    }

    /// Starts that are barriers may have been opened: their marks are not those of the plan.
    mutating func noteOpened(_ starts: [LocatedElement]) {
        for start in starts {
            let elements = plan.network.elements(of: start.feature).map { Int($0) }
            if plan.network.usage(of: start.feature).isEdge {
                for link in elements {
                    markedLinks.append(link)
                    for part in plan.cuts.parts(of: link) ?? link..<link {
                        markedLinks.append(part)
                        markedVertices.append(plan.ends(ofLink: part).head)
                    }
                }
            } else {
                markedVertices += elements
                for vertex in elements { plan.network.forEachTerminalLink(at: vertex) { markedLinks.append($0) } }
            }
        }
    }

    /// Starts that have controllers, and these. What is to be said of them goes to the messages.
    mutating func fed(_ starts: TraceStarts, _ regions: SubnetworkRegions) throws(TraceFailure) -> FedStarts {
        let ofVertices = starts.vertices.map { ($0, regions.controllers(ofVertex: $0)) }
        let ofLinks = starts.links.map { ($0, regions.controllers(ofLink: $0)) }
        let controllers = Set((ofVertices + ofLinks).flatMap(\.1)).sorted()
        if checksTier, plan.configuration.passage == nil {
            messages += try StartTiers(plan, regions, ElementStates(marks, of: plan)).check(starts)
        }
        messages += plan.controllers.messages(
            about: controllers, isAnyIgnored: (ofVertices + ofLinks).contains(where: \.1.isEmpty), in: plan.network)
        return FedStarts(
            vertices: ofVertices.filter { !$0.1.isEmpty }.map(\.0), links: ofLinks.filter { !$0.1.isEmpty }.map(\.0),
            controllers: controllers)
    }

    private mutating func traceSubnetwork(
        _ starts: TraceStarts, _ regions: SubnetworkRegions, _ ways: WalkWays
    ) throws(TraceFailure) -> WalkResult {
        let fed = try fed(starts, regions)
        if kind == .subnetworkControllers {
            return result(fed.controllers.compactMap(plan.element(ofVertex:)).map { TraceElement($0, .controller) })
        }
        return try walk(fed.vertices, fed.links, ways.rule(fed.controllers))
    }

    private mutating func walk(_ vertices: [Int], _ links: [Int], _ rule: WalkRule) throws(TraceFailure) -> WalkResult {
        let found = WalkedElements(kind, plan)
        var elements: [TraceElement] = []
        var costs: [Int: Int64] = [:]
        for bits in passes(vertices, links) {
            var walk = TraceWalk(plan, marks, rule, bits)
            walk.walk(from: vertices, links)
            let own = found.elements(of: walk)
            elements = elements.isEmpty ? own : Array(Set(elements).union(own))
            walked = (walk.vertices, walk.links)
            markedVertices += walk.vertices + walk.metVertices
            markedLinks += walk.links + walk.metLinks
            if let nearest = shared.nearest {
                let ways = WalkedWays(plan, marks, rule, from: vertices, links)
                costs.merge(try nearest.costs(of: own, on: ways)) { min($0, $1) }
            }
            if bits != nil { clear(walk) }
        }
        if let nearest = shared.nearest {
            let (features, message) = nearest.chosen(of: costs)
            elements = elements.filter { features.contains($0.element.feature) }
            if let message { messages.append(message) }
        }
        return result(elements)
    }

    /// One walk, or with a filter by a bit set one for each bit that the starts have.
    func passes(_ vertices: [Int], _ links: [Int]) -> [BitFilter?] {
        guard let bits = shared.bits else { return [nil] }
        let starts = vertices.compactMap(plan.element(ofVertex:)) + links.compactMap(plan.element(ofLink:))
        return bits.filters(of: starts.map(\.feature), in: plan.network)
    }

    private func clear(_ walk: TraceWalk) {
        for vertex in walk.vertices + walk.metVertices { marks.vertex[vertex].remove(.zone) }
        for link in walk.links + walk.metLinks { marks.link[link].remove(.zone) }
    }

    func result(_ elements: [TraceElement], cost: Int64? = nil) -> WalkResult {
        let sorted = TraceElement.inOrder(elements, featureCount: plan.network.featureCount)
        let associated = AssociatedFeatures(plan).elements(with: sorted)
        return WalkResult(
            elements: associated.isEmpty ? sorted : (sorted + associated).sorted { $0.element < $1.element },
            functions: plan.functions.map { $0.value(over: sorted.map(\.element), in: plan.network) },
            cost: cost, messages: messages)
    }
}
