/// Dijkstra's search over the open elements of a plan, in either direction.
struct CostSearch {
    private struct Label {
        let cost: Int64
        let link: Int
        let from: Int
        var isSettled = false
    }

    private let plan: TracePlan
    private let marks: TraceMarks
    private let costs: ElementCosts
    /// Those of a walk, where only these are searched.
    private let ways: WalkedWays?
    private var labels: [Int: Label] = [:]
    private var queue = LabelQueue()

    init(_ plan: TracePlan, _ marks: TraceMarks, _ costs: ElementCosts, on ways: WalkedWays? = nil) {
        self.plan = plan
        self.marks = marks
        self.costs = costs
        self.ways = ways
    }

    /// - Parameter cost: on the way to the vertex, which comes on top.
    /// - Returns: whether no way to begin there was as cheap.
    @discardableResult
    mutating func begin(_ vertex: Int, _ cost: Int64) throws(TraceFailure) -> Bool {
        guard isOpen(vertex) else { return false }
        return offer(vertex, Label(cost: cost &+ (try own(vertex)), link: -1, from: -1))
    }

    /// The next vertex in the order of cost, and then of number.
    mutating func settle() throws(TraceFailure) -> (vertex: Int, cost: Int64)? {
        while let (cost, vertex) = queue.pop() {
            if labels[vertex]?.isSettled == true { continue }
            labels[vertex]?.isSettled = true
            try expand(vertex, cost)
            return (vertex, cost)
        }
        return nil
    }

    /// What a vertex costs, for which the search goes on as far as it has to.
    ///
    /// - Returns: nil where no way leads there, or none as cheap as the limit.
    mutating func cost(of vertex: Int, upTo limit: Int64?) throws(TraceFailure) -> Int64? {
        while labels[vertex]?.isSettled != true {
            if let limit, let next = queue.least, next > limit { return nil }
            if try settle() == nil { return nil }
        }
        return labels[vertex]?.cost
    }

    /// Goes on to the end.
    mutating func settleAll() throws(TraceFailure) {
        while try settle() != nil {}
    }

    /// The link by which the way of a vertex goes on; nil where it was begun, or is not known.
    func link(from vertex: Int) -> Int? { labels[vertex].flatMap { $0.link < 0 ? nil : $0.link } }

    /// Each vertex that ways lead to, with the link by which its way goes on and the vertex behind that, -1 where it was begun.
    var tree: [(vertex: Int, link: Int, next: Int)] { labels.map { ($0.key, $0.value.link, $0.value.from) } }

    private mutating func expand(_ vertex: Int, _ cost: Int64) throws(TraceFailure) {
        if let ways, !ways.goOn(from: vertex) { return }
        var arcs: [Arc] = []
        plan.forEachArc(vertex) { arcs.append($0) }
        for arc in arcs where passes(arc, from: vertex) {
            let target = Int(arc.target)
            var next = cost
            if let element = plan.element(ofLink: arc.link) { next &+= try costs.cost(of: element) }
            // A device is one feature, however many of its terminals are passed.
            if plan.device(ofLink: arc.link) == nil { next &+= try own(target) }
            offer(target, Label(cost: next, link: arc.link, from: vertex))
        }
    }

    private func own(_ vertex: Int) throws(TraceFailure) -> Int64 {
        guard let element = plan.terminal(ofVertex: vertex) else { return 0 }
        return try costs.cost(of: element)
    }

    private func isOpen(_ vertex: Int) -> Bool {
        let state = marks.vertex[vertex]
        return ways == nil ? state.isDisjoint(with: [.blocked, .filter]) : state.contains(.zone)
    }

    private func passes(_ arc: Arc, from vertex: Int) -> Bool {
        if let ways { return ways.cross(arc, at: vertex).reaches }
        return arc.isPassable && marks.link[arc.link].isDisjoint(with: [.blocked, .filter, .replaced])
            && isOpen(Int(arc.target))
    }

    @discardableResult
    private mutating func offer(_ vertex: Int, _ label: Label) -> Bool {
        let known = labels[vertex]
        if let known, known.isSettled || (known.cost, known.link) <= (label.cost, label.link) { return false }
        if known?.cost != label.cost { queue.push(label.cost, vertex) }
        labels[vertex] = label
        return true
    }

    /// The way to a settled vertex, from where it was begun.
    func way(to vertex: Int) -> (vertices: [Int], links: [Int]) {
        var (vertices, links) = ([vertex], [Int]())
        while let label = labels[vertices[vertices.count - 1]], label.from >= 0 {
            links.append(label.link)
            vertices.append(label.from)
        }
        return (vertices.reversed(), links.reversed())
    }
}

/// Vertices by cost, and then by number.
private struct LabelQueue {
    private var heap: [(cost: Int64, vertex: Int)] = []

    var least: Int64? { heap.first?.cost }

    mutating func push(_ cost: Int64, _ vertex: Int) {
        heap.append((cost, vertex))
        var place = heap.count - 1
        while place > 0, heap[place] < heap[(place - 1) / 2] {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func pop() -> (cost: Int64, vertex: Int)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var place = 0
        while 2 * place + 1 < heap.count {
            var child = 2 * place + 1
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            if heap[place] <= heap[child] { break }
            heap.swapAt(place, child)
            place = child
        }
        return first
    }
}
