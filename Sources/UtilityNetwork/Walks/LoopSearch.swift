/// The loops of what is joined to some vertices: links that can be taken away without parting what they join, and the
/// vertices at them. Controllers and barriers are no part of loops.
///
/// A device that joins three terminals or more is no loop by itself: its terminals meet in a hub, a vertex of no element.
struct LoopSearch {
    /// What lies on loops, of what is joined.
    struct Part {
        var vertices: [Int] = []
        var links: [Int] = []
    }

    private let plan: TracePlan
    private let states: ElementStates
    /// Of what starts are joined to, each once, in the order of the starts.
    private(set) var parts: [Part] = []

    init(_ plan: TracePlan, _ states: ElementStates) {
        self.plan = plan
        self.states = states
    }

    /// Complexity: O(vertices + links that are joined to the starts), and a number for each vertex of the network.
    ///
    /// - Parameters:
    ///   - takes: which features take part; nil: all.
    ///   - joins: called for each vertex, with the number of its part.
    mutating func search(
        from starts: some Sequence<Int>, where takes: ((Int) -> Bool)?, joins: (Int, Int) -> Void = { _, _ in }
    ) {
        // The hub of terminals has the number of the lowest of them behind all vertices.
        var joined = JoinedWays(vertexCount: 2 * plan.vertexCount)
        var members: [Range<Int>] = []
        for start in starts {
            let known = joined.vertices.count
            collect(start, &joined, takes)
            if joined.vertices.count > known { members.append(known..<joined.vertices.count) }
        }
        let bridges = Bridges(joined)
        for (number, members) in members.enumerated() {
            parts.append(part(of: members, joined, bridges))
            for vertex in joined.vertices[members] where vertex < plan.vertexCount { joins(Int(vertex), number) }
        }
    }

    private func part(of members: Range<Int>, _ joined: JoinedWays, _ bridges: Bridges) -> Part {
        var part = Part()
        for number in members {
            var isLooped = false
            for place in joined.range(number) {
                let way = joined[place]
                if bridges.isBridge(number, way) { continue }
                isLooped = true
                // A link is at both its ends; at one vertex twice where it leads from there to there.
                guard way.link >= 0, number <= way.target, part.links.last != Int(way.link) else { continue }
                part.links.append(Int(way.link))
            }
            let vertex = Int(joined.vertices[number])
            if isLooped, vertex < plan.vertexCount { part.vertices.append(vertex) }
        }
        return part
    }

    private func isOpen(_ vertex: Int, _ takes: ((Int) -> Bool)?) -> Bool {
        guard states.vertex[vertex].isDisjoint(with: [.blocked, .filter, .controller]) else { return false }
        guard let takes else { return true }
        return plan.element(ofVertex: vertex).map { takes($0.feature) } ?? true
    }

    private func collect(_ start: Int, _ joined: inout JoinedWays, _ takes: ((Int) -> Bool)?) {
        guard joined.number(of: start) == nil, isOpen(start, takes) else { return }
        _ = joined.add(start)
        while let vertex = joined.next() {
            if vertex >= plan.vertexCount {
                let terminals = terminals(with: vertex - plan.vertexCount, takes)
                for terminal in terminals { add(terminal, &joined, of: terminal) }
                continue
            }
            let terminals = terminals(with: vertex, takes)
            let hub = terminals.count > 2 ? terminals.min().map { $0 + plan.vertexCount } : nil
            if let hub { add(hub, &joined, of: vertex) }
            plan.graph.forEachArc(vertex) { arc in
                guard isWay(arc, takes), hub == nil || plan.device(ofLink: arc.link) == nil else { return }
                let target = Int(arc.target)
                joined.add(Bridges.Way(target: joined.number(of: target) ?? joined.add(target), link: Int32(arc.link)))
            }
        }
    }

    private func isWay(_ arc: Arc, _ takes: ((Int) -> Bool)?) -> Bool {
        guard arc.isPassable, states.link[arc.link].isDisjoint(with: [.blocked, .filter, .replaced]),
            isOpen(Int(arc.target), takes)
        else { return false }
        guard let takes, let element = plan.element(ofLink: arc.link) else { return true }
        return takes(element.feature)
    }

    /// Joins the vertex that was begun by a way between a hub and a terminal, which is no link.
    private func add(_ vertex: Int, _ joined: inout JoinedWays, of terminal: Int) {
        joined.add(Bridges.Way(target: joined.number(of: vertex) ?? joined.add(vertex), link: -2 - Int32(terminal)))
    }

    /// A terminal, and those that ways through its device join with it.
    private func terminals(with terminal: Int, _ takes: ((Int) -> Bool)?) -> [Int] {
        var found = [terminal]
        var next = 0
        while next < found.count {
            plan.graph.forEachArc(found[next]) { arc in
                if plan.device(ofLink: arc.link) != nil, isWay(arc, takes), !found.contains(Int(arc.target)) {
                    found.append(Int(arc.target))
                }
            }
            next += 1
        }
        return found
    }
}
