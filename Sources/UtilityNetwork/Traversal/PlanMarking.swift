import Vocabulary

/// Marks what conditions and placed barriers block and filter.
struct PlanMarking: CutNetwork {
    let network: UtilityNetwork
    let cuts: LineCuts
    let vertexStates: StateArray<VertexState>
    let linkStates: StateArray<LinkState>
    /// The asset types of which some feature is a filter barrier by the condition.
    private(set) var filteredClasses: [Bool]
    /// What is to be said of propagators.
    private(set) var messages: [Message] = []

    init(_ network: UtilityNetwork, _ barriers: [PlacedBarrier]) {
        self.network = network
        cuts = LineCuts(
            barriers.compactMap { barrier in
                barrier.element.fraction.map {
                    LineCuts.Cut(
                        link: network.piece(of: barrier.element.feature, at: $0), fraction: $0,
                        isFilter: barrier.isFilter)
                }
            }, in: network)
        vertexStates = StateArray(repeating: [], count: network.vertexCount + cuts.cuts.count)
        linkStates = StateArray(repeating: [], count: network.linkCount + cuts.parts.count)
        filteredClasses = [Bool](repeating: false, count: network.classes.all.count)
        for (place, cut) in cuts.cuts.enumerated() {
            vertexStates.values[network.vertexCount + place] = [.special, cut.isFilter ? .filter : .blocked]
        }
        for link in Set(cuts.cuts.map(\.link)) { add(.replaced, toLink: link) }
    }

    mutating func block(where condition: ResolvedCondition, scope: TraceScope) {
        forEachMatch(condition, scope) { marking, feature, _ in marking.mark(feature, .blocked, .blocked) }
    }

    /// What cannot be operated is no filter barrier by a condition.
    mutating func filter(where condition: ResolvedCondition, scope: TraceScope) {
        forEachMatch(condition, scope) { marking, feature, assetClass in
            guard marking.network.isOperable(feature) else { return }
            marking.filteredClasses[assetClass] = true
            marking.mark(feature, .filter, .filter)
        }
    }

    private mutating func forEachMatch(
        _ condition: ResolvedCondition, _ scope: TraceScope, _ body: (inout PlanMarking, Int, Int) -> Void
    ) {
        let verdicts = network.classes.all.indices.map { number -> ResolvedCondition.Verdict in
            let usage = network.classes.all[number].usage
            guard usage.isJunction && scope.testsJunctions || usage.isEdge && scope.testsEdges else { return .never }
            return condition.verdict(number, in: network)
        }
        for source in network.schema.sources.indices {
            let own = network.classes.all.indices.filter { network.classes.all[$0].source == source }
            if own.allSatisfy({ verdicts[$0] == .never }) { continue }
            let features = network.features(of: source)
            let isKnown = own.allSatisfy { verdicts[$0] != .depends }
            let mask = isKnown ? [] : condition.mask(over: features, of: source, in: network)
            for feature in features where isKnown || mask[feature - features.lowerBound] {
                let number = Int(network.sections.featureClass[feature])
                if verdicts[number] != .never { body(&self, feature, number) }
            }
        }
    }

    mutating func place(_ barriers: [PlacedBarrier]) {
        for barrier in barriers where barrier.element.fraction == nil {
            let (vertex, link): (VertexState, LinkState) =
                barrier.isFilter ? (.filter, .filter) : (.blocked, .blocked)
            let element = barrier.element
            if let terminal = element.terminal, network.usage(of: element.feature).isJunction {
                let elements = network.elements(of: element.feature)
                add(vertex, toVertex: Int(elements[elements.startIndex + terminal]))
            } else {
                mark(element.feature, vertex, link)
            }
        }
    }

    mutating func mark(_ controllers: [UInt32]) {
        for vertex in controllers.map(Int.init) {
            if network.isClosed(deviceAt: vertex, linkStates.values) { continue }
            vertexStates.values[vertex].insert([.controller, .special])
            for link in network.terminalLinks(at: vertex) { specialise(link) }
        }
    }

    /// What fails the test of a propagator is a barrier.
    mutating func propagate(
        _ propagators: [Propagator], _ controllers: PlanControllers, _ graph: PlanGraph
    ) throws(TraceFailure) {
        for propagator in propagators {
            let states = TracePlanStates(
                network: network, controllers: controllers, cuts: cuts, graph: graph, vertexStates: vertexStates,
                linkStates: linkStates)
            let found = try Propagation(propagator, states)
            for vertex in found.failedVertices { add(.blocked, toVertex: vertex) }
            for link in found.failedLinks { addOne(.blocked, toLink: link) }
            messages += found.messages
        }
    }

    /// A feature with one terminal blocks as a vertex, one with several by the ways between them, a line by its pieces.
    private func mark(_ feature: Int, _ vertexState: VertexState, _ linkState: LinkState) {
        let elements = network.elements(of: feature)
        if network.usage(of: feature).isEdge {
            for link in elements { add(linkState, toLink: Int(link)) }
        } else if !network.hasTerminals(feature) {
            for vertex in elements { add(vertexState, toVertex: Int(vertex)) }
        } else {
            for vertex in elements {
                if linkState == .filter { vertexStates.values[Int(vertex)].insert(.filterTerminal) }
                network.forEachTerminalLink(at: Int(vertex)) { add(linkState, toLink: $0) }
            }
        }
    }

    /// What blocks is no filter.
    private func add(_ state: VertexState, toVertex vertex: Int) {
        if state == .blocked { vertexStates.values[vertex].remove(.filter) }
        if state == .filter, vertexStates.values[vertex].contains(.blocked) { return }
        vertexStates.values[vertex].insert(state)
    }

    private func add(_ state: LinkState, toLink link: Int) {
        for part in cuts.parts(of: link) ?? link..<link { addOne(state, toLink: part) }
        addOne(state, toLink: link)
    }

    private func addOne(_ state: LinkState, toLink link: Int) {
        if state == .filter, linkStates.values[link].contains(.blocked) { return }
        if state == .blocked { linkStates.values[link].remove(.filter) }
        // The parts of a cut link are not cut themselves.
        if state != .replaced || link < network.linkCount { linkStates.values[link].insert(state) }
        specialise(link)
    }

    private func specialise(_ link: Int) {
        let ends = ends(ofLink: link)
        vertexStates.values[ends.tail].insert(.special)
        vertexStates.values[ends.head].insert(.special)
    }
}

extension UtilityNetwork {
    /// The links from a terminal to the others of its device.
    func terminalLinks(at vertex: Int) -> [Int] {
        var links: [Int] = []
        forEachTerminalLink(at: vertex) { links.append($0) }
        return links
    }

    func forEachTerminalLink(at vertex: Int, _ body: (Int) -> Void) {
        for place in Int(sections.firstArc[vertex])..<Int(sections.firstArc[vertex + 1]) {
            let link = sections.arc[place].link
            if sections.linkFlags[link].contains(.terminals) { body(link) }
        }
    }

    /// Whether anything is joined to a terminal beside the others of its device.
    func isJoined(_ vertex: Int) -> Bool {
        (Int(sections.firstArc[vertex])..<Int(sections.firstArc[vertex + 1])).contains {
            !sections.linkFlags[sections.arc[$0].link].contains(.terminals)
        }
    }

    /// The piece of a line that holds a place; the former where two meet.
    func piece(of line: Int, at fraction: Double) -> Int {
        let links = elements(of: line)
        return Int(links.first { linkTo(Int($0)) >= fraction } ?? links[links.endIndex - 1])
    }
}
