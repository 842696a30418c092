/// The loops of what is joined to some vertices: links that can be taken away without parting what they join, and the
/// vertices at them. Controllers and barriers are no part of loops.
struct LoopSearch {
    private let plan: TracePlan
    private let marks: TraceMarks
    private(set) var vertices: [Int] = []
    private(set) var links: [Int] = []

    init(_ plan: TracePlan, _ marks: TraceMarks) {
        self.plan = plan
        self.marks = marks
    }

    /// Complexity: O(vertices + links that are joined to the starts), and a number for each vertex of the network.
    ///
    /// - Parameter takes: which features take part; nil: all.
    mutating func search(from starts: [Int], where takes: ((Int) -> Bool)?) {
        var joined = JoinedWays(vertexCount: plan.vertexCount)
        for start in starts { collect(start, &joined, takes) }
        let bridges = Bridges(joined)
        for number in joined.vertices.indices {
            var isLooped = false
            for place in joined.range(number) {
                let way = joined[place]
                if bridges.isBridge(number, way) { continue }
                isLooped = true
                // A link is at both its ends; at one vertex twice where it leads from there to there.
                if number <= way.target, links.last != Int(way.link) { links.append(Int(way.link)) }
            }
            if isLooped { vertices.append(Int(joined.vertices[number])) }
        }
    }

    private func isOpen(_ vertex: Int, _ takes: ((Int) -> Bool)?) -> Bool {
        guard marks.vertex[vertex].isDisjoint(with: [.blocked, .filter, .controller]) else { return false }
        guard let takes else { return true }
        return plan.element(ofVertex: vertex).map { takes($0.feature) } ?? true
    }

    private func collect(_ start: Int, _ joined: inout JoinedWays, _ takes: ((Int) -> Bool)?) {
        guard joined.number(of: start) == nil, isOpen(start, takes) else { return }
        _ = joined.add(start)
        while let vertex = joined.next() {
            plan.graph.forEachArc(vertex) { arc in
                let target = Int(arc.target)
                guard arc.isPassable, marks.link[arc.link].isDisjoint(with: [.blocked, .filter, .replaced]),
                    isOpen(target, takes)
                else { return }
                if let takes, let element = plan.element(ofLink: arc.link), !takes(element.feature) { return }
                joined.add(Bridges.Way(target: joined.number(of: target) ?? joined.add(target), link: Int32(arc.link)))
            }
        }
    }
}
