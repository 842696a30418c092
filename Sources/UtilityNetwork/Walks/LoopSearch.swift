/// The loops of what is joined to some vertices: links that can be taken away without parting what they join, and the
/// vertices at them. Controllers and barriers are no part of loops.
///
/// By R. E. Tarjan, "A note on finding the bridges of a graph", 1974.
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
            for way in joined.ways(at: number) where !bridges.isBridge(number, way) {
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

/// The ways at vertices that are joined, one vertex after the other.
struct JoinedWays {
    private(set) var vertices: [Int32] = []
    /// Number of a vertex to its first way; one for each that was begun.
    private var first: [Int32] = []
    private var all: [Bridges.Way] = []
    private var numbers: [Int32]

    init(vertexCount: Int) { numbers = [Int32](repeating: -1, count: vertexCount) }

    func number(of vertex: Int) -> Int32? { numbers[vertex] < 0 ? nil : numbers[vertex] }

    mutating func add(_ vertex: Int) -> Int32 {
        numbers[vertex] = Int32(vertices.count)
        vertices.append(Int32(vertex))
        return numbers[vertex]
    }

    /// Begins with the ways of the next vertex; nil where there is none.
    mutating func next() -> Int? {
        guard first.count < vertices.count else { return nil }
        first.append(Int32(all.count))
        return Int(vertices[first.count - 1])
    }

    /// A way at the vertex that was begun.
    mutating func add(_ way: Bridges.Way) { all.append(way) }

    func ways(at number: Int) -> ArraySlice<Bridges.Way> { all[range(number)] }

    func range(_ number: Int) -> Range<Int> {
        Int(first[number])..<(number + 1 < first.count ? Int(first[number + 1]) : all.count)
    }

    subscript(place: Int) -> Bridges.Way { all[place] }
}

/// Which links of a graph part it when they are taken away.
struct Bridges {
    struct Way {
        /// The number of the vertex at the other end.
        let target: Int32
        let link: Int32
    }

    private var order: [Int32]
    private var low: [Int32]
    private var parentLink: [Int32]

    init(_ ways: JoinedWays) {
        let count = ways.vertices.count
        order = [Int32](repeating: -1, count: count)
        low = order
        parentLink = order
        var next = (0..<count).map { ways.range($0).lowerBound }
        var seen: Int32 = 0
        var path: [Int] = []
        for root in 0..<count where order[root] < 0 {
            visit(root, by: -1, &seen, &path)
            while let node = path.last {
                guard next[node] < ways.range(node).upperBound else {
                    path.removeLast()
                    if let above = path.last { low[above] = min(low[above], low[node]) }
                    continue
                }
                let way = ways[next[node]]
                next[node] += 1
                if way.link == parentLink[node] { continue }
                if order[Int(way.target)] < 0 {
                    visit(Int(way.target), by: way.link, &seen, &path)
                } else {
                    low[node] = min(low[node], order[Int(way.target)])
                }
            }
        }
    }

    private mutating func visit(_ node: Int, by link: Int32, _ seen: inout Int32, _ path: inout [Int]) {
        order[node] = seen
        low[node] = seen
        parentLink[node] = link
        seen += 1
        path.append(node)
    }

    /// Whether a way at a node is a bridge.
    func isBridge(_ node: Int, _ way: Way) -> Bool {
        let target = Int(way.target)
        let isDown = parentLink[target] == way.link && order[target] > order[node]
        let isUp = parentLink[node] == way.link && order[target] < order[node]
        return isDown && low[target] == order[target] || isUp && low[node] == order[node]
    }
}
