/// Makes arcs of edges that meet only in vertices, each two vertices joined by one edge at most.
struct ArcTracing {
    private let places: [Coordinate]
    private let edges: [AreaEdge]
    /// Where the half-edges that leave a vertex start; half-edge `2e` is edge `e` forward, `2e + 1` backward.
    private let starts: [Int32]
    private let leaving: [Int32]
    /// The number of the node at a vertex, or -1.
    private var nodes: [Int32]
    private var isUsed: [Bool]
    private var arcs = AreaArcs()
    private var firstHalfEdges: [Int32] = []

    /// - Returns: the arcs, and the half-edge with which each begins.
    static func arcs(places: [Coordinate], edges: [AreaEdge]) -> (arcs: AreaArcs, firstHalfEdges: [Int32]) {
        var tracing = ArcTracing(places: places, edges: edges)
        tracing.traceBetweenNodes()
        tracing.traceClosed()
        tracing.arcs.link()
        return (tracing.arcs, tracing.firstHalfEdges)
    }

    private init(places: [Coordinate], edges: [AreaEdge]) {
        self.places = places
        self.edges = edges
        nodes = [Int32](repeating: -1, count: places.count)
        isUsed = [Bool](repeating: false, count: edges.count)
        var starts = [Int32](repeating: 0, count: places.count + 2)
        for edge in edges {
            starts[Int(edge.from) + 2] += 1
            starts[Int(edge.to) + 2] += 1
        }
        for vertex in 1..<starts.count { starts[vertex] += starts[vertex - 1] }
        var leaving = [Int32](repeating: 0, count: 2 * edges.count)
        for (number, edge) in edges.enumerated() {
            for (half, vertex) in [(2 * number, Int(edge.from)), (2 * number + 1, Int(edge.to))] {
                leaving[Int(starts[vertex + 1])] = Int32(half)
                starts[vertex + 1] += 1
            }
        }
        (self.starts, self.leaving) = (starts, leaving)
        arcs.places.reserveCapacity(edges.count + edges.count / 4)
    }

    private func halves(at vertex: Int) -> Range<Int> { Int(starts[vertex])..<Int(starts[vertex + 1]) }

    private func head(of half: Int32) -> Int {
        let edge = edges[Int(half >> 1)]
        return Int(half & 1 == 0 ? edge.to : edge.from)
    }

    private mutating func traceBetweenNodes() {
        for vertex in places.indices where halves(at: vertex).count != 2 && !halves(at: vertex).isEmpty {
            makeNode(at: vertex)
        }
        for vertex in places.indices where nodes[vertex] >= 0 {
            for entry in halves(at: vertex) where !isUsed[Int(leaving[entry] >> 1)] {
                trace(from: vertex, along: leaving[entry])
            }
        }
    }

    /// What is left are boundaries that meet no other.
    private mutating func traceClosed() {
        for number in edges.indices where !isUsed[number] {
            let lowest = lowestVertex(onRingOf: Int32(2 * number))
            makeNode(at: lowest)
            trace(from: lowest, along: leaving[halves(at: lowest).lowerBound])
        }
    }

    private mutating func makeNode(at vertex: Int) {
        nodes[vertex] = Int32(arcs.nodeCount)
        arcs.nodeCount += 1
    }

    private mutating func trace(from start: Int, along first: Int32) {
        firstHalfEdges.append(first)
        var label = edges[Int(first >> 1)]
        if first & 1 == 1 { label = label.reversed() }
        var (half, end) = (first, head(of: first))
        arcs.places.append(places[start])
        arcs.extend(to: places[end])
        isUsed[Int(half >> 1)] = true
        while nodes[end] < 0 {
            half = onward(from: half, at: end)
            isUsed[Int(half >> 1)] = true
            end = head(of: half)
            arcs.extend(to: places[end])
        }
        arcs.close(tail: nodes[start], head: nodes[end], left: label.left, right: label.right)
    }

    /// The other half-edge at a vertex of two edges.
    private func onward(from half: Int32, at vertex: Int) -> Int32 {
        let first = leaving[Int(starts[vertex])]
        return first == half ^ 1 ? leaving[Int(starts[vertex]) + 1] : first
    }

    private func lowestVertex(onRingOf first: Int32) -> Int {
        var (half, lowest) = (first, head(of: first))
        repeat {
            let vertex = head(of: half)
            if places[vertex].packed < places[lowest].packed { lowest = vertex }
            half = onward(from: half, at: vertex)
        } while half != first
        return lowest
    }
}
