/// The loops of what is joined to some vertices: links that can be taken away without parting what they join, and the
/// vertices at them. Controllers and barriers are no part of loops.
///
/// By R. E. Tarjan, "A note on finding the bridges of a graph", 1974.
struct LoopSearch {
    private let plan: TracePlan
    private let marks: TraceMarks
    private(set) var vertices: [Int] = []
    private(set) var links: [Int] = []
    /// Vertices that were walked, for the marks to be taken away.
    private(set) var markedVertices: [Int] = []

    init(_ plan: TracePlan, _ marks: TraceMarks) {
        self.plan = plan
        self.marks = marks
    }

    /// Complexity: O(vertices + links that are joined to the starts).
    ///
    /// - Parameter takes: which features take part.
    mutating func search(from starts: [Int], where takes: (Int) -> Bool) {
        var parts: [Piece] = []
        var numbers: [Int: Int] = [:]
        for start in starts { collect(start, &parts, &numbers, takes) }
        let isBridge = Bridges(parts.map(\.ways)).isBridge
        var looped: Set<Int> = []
        for (number, part) in parts.enumerated() {
            var isLooped = false
            for way in part.ways where !isBridge(number, way) {
                isLooped = true
                if looped.insert(way.link).inserted { links.append(way.link) }
            }
            if isLooped { vertices.append(part.vertex) }
        }
    }

    private struct Piece {
        let vertex: Int
        var ways: [Bridges.Way] = []
    }

    private mutating func collect(
        _ start: Int, _ parts: inout [Piece], _ numbers: inout [Int: Int], _ takes: (Int) -> Bool
    ) {
        func isOpen(_ vertex: Int) -> Bool {
            guard marks.vertex[vertex].isDisjoint(with: [.blocked, .filter, .controller]) else { return false }
            return plan.element(ofVertex: vertex).map { takes($0.feature) } ?? true
        }
        guard numbers[start] == nil, isOpen(start) else { return }
        var next = parts.count
        numbers[start] = next
        parts.append(Piece(vertex: start))
        while next < parts.count {
            var ways: [Bridges.Way] = []
            plan.forEachArc(parts[next].vertex) { arc in
                let target = Int(arc.target)
                guard arc.isPassable, marks.link[arc.link].isDisjoint(with: [.blocked, .filter, .replaced]),
                    plan.element(ofLink: arc.link).map({ takes($0.feature) }) ?? true, isOpen(target)
                else { return }
                let number = numbers[target] ?? parts.count
                if number == parts.count {
                    numbers[target] = number
                    parts.append(Piece(vertex: target))
                }
                ways.append(Bridges.Way(target: number, link: arc.link))
            }
            parts[next].ways = ways
            next += 1
        }
    }
}

/// Which links of a graph part it when they are taken away.
struct Bridges {
    struct Way {
        let target: Int
        let link: Int
    }

    private var order: [Int]
    private var low: [Int]
    private var parentLink: [Int]

    /// - Parameter ways: those at each node; a link is at both its ends.
    init(_ ways: [[Way]]) {
        order = [Int](repeating: -1, count: ways.count)
        low = order
        parentLink = order
        var next = [Int](repeating: 0, count: ways.count)
        var count = 0
        var path: [Int] = []
        for root in ways.indices where order[root] < 0 {
            visit(root, by: -1, &count, &path)
            while let node = path.last {
                guard next[node] < ways[node].count else {
                    path.removeLast()
                    if let above = path.last { low[above] = min(low[above], low[node]) }
                    continue
                }
                let way = ways[node][next[node]]
                next[node] += 1
                if way.link == parentLink[node] { continue }
                if order[way.target] < 0 {
                    visit(way.target, by: way.link, &count, &path)
                } else {
                    low[node] = min(low[node], order[way.target])
                }
            }
        }
    }

    private mutating func visit(_ node: Int, by link: Int, _ count: inout Int, _ path: inout [Int]) {
        order[node] = count
        low[node] = count
        parentLink[node] = link
        count += 1
        path.append(node)
    }

    /// Whether a way at a node is a bridge.
    func isBridge(_ node: Int, _ way: Way) -> Bool {
        let isDown = parentLink[way.target] == way.link && order[way.target] > order[node]
        let isUp = parentLink[node] == way.link && order[way.target] < order[node]
        return isDown && low[way.target] == order[way.target] || isUp && low[node] == order[node]
    }
}
