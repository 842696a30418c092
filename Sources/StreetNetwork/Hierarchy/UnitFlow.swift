/// The most ways through a graph, no two of which share an edge, from a set of vertices to another one; and so the fewest
/// edges that part them. Dinic's algorithm: doi:10.1007/11685654_10.
///
/// One object serves many graphs, as its memory is reused.
struct UnitFlow: ~Copyable {
    private(set) var vertexCount = 0
    /// Vertex to its first arc; one more element than there are vertices.
    private var firstArc: [UInt32] = []
    /// An edge is two arcs, one each way: `twin` is the other one.
    private var head: [UInt32] = []
    private var twin: [UInt32] = []
    /// How much more may flow along an arc: 0, 1 or 2.
    private var left: [UInt8] = []
    private var level: [UInt32] = []
    private var nextArc: [UInt32] = []
    private var queue: [UInt32] = []
    private var isSink: [Bool] = []
    private var way: [UInt32] = []

    /// Takes a graph of `count` vertices and the ends of its edges, loops left out.
    mutating func begin(vertices count: Int, edges: [(UInt32, UInt32)]) {
        vertexCount = count
        firstArc.removeAll(keepingCapacity: true)
        firstArc.append(contentsOf: repeatElement(0, count: count + 1))
        for (a, b) in edges {
            firstArc[Int(a) + 1] += 1
            firstArc[Int(b) + 1] += 1
        }
        for vertex in 0..<count { firstArc[vertex + 1] += firstArc[vertex] }
        head.removeAll(keepingCapacity: true)
        head.append(contentsOf: repeatElement(0, count: edges.count * 2))
        twin.removeAll(keepingCapacity: true)
        twin.append(contentsOf: repeatElement(0, count: edges.count * 2))
        nextArc.removeAll(keepingCapacity: true)
        nextArc.append(contentsOf: firstArc)
        for (a, b) in edges {
            let (there, back) = (nextArc[Int(a)], nextArc[Int(b)])
            nextArc[Int(a)] += 1
            nextArc[Int(b)] += 1
            (head[Int(there)], head[Int(back)]) = (b, a)
            (twin[Int(there)], twin[Int(back)]) = (back, there)
        }
    }

    /// Finds how many edges part two sets of vertices.
    ///
    /// - Returns: nil where they are more than `limit`.
    mutating func cut(from sources: ArraySlice<UInt32>, to sinks: ArraySlice<UInt32>, limit: Int) -> Int? {
        left.removeAll(keepingCapacity: true)
        left.append(contentsOf: repeatElement(1, count: head.count))
        isSink.removeAll(keepingCapacity: true)
        isSink.append(contentsOf: repeatElement(false, count: vertexCount))
        for sink in sinks { isSink[Int(sink)] = true }
        var flow = 0
        while layer(from: sources) {
            nextArc.removeAll(keepingCapacity: true)
            nextArc.append(contentsOf: firstArc)
            for source in sources {
                while push(from: source) {
                    flow += 1
                    if flow > limit { return nil }
                }
            }
        }
        return flow
    }

    /// After `cut`: the vertices that the sources still reach.
    var sourceSide: [Bool] { (0..<vertexCount).map { level[$0] != closed } }

    /// After `cut`: the vertices that do not reach the sinks any more.
    mutating func farFromSinks(_ sinks: ArraySlice<UInt32>) -> [Bool] {
        var isFar = [Bool](repeating: true, count: vertexCount)
        queue.removeAll(keepingCapacity: true)
        for sink in sinks {
            isFar[Int(sink)] = false
            queue.append(sink)
        }
        var next = 0
        while next < queue.count {
            let vertex = Int(queue[next])
            next += 1
            for arc in firstArc[vertex]..<firstArc[vertex + 1] where left[Int(twin[Int(arc)])] > 0 {
                let other = head[Int(arc)]
                guard isFar[Int(other)] else { continue }
                isFar[Int(other)] = false
                queue.append(other)
            }
        }
        return isFar
    }

    /// Counts how many arcs each vertex is from the sources.
    ///
    /// - Returns: whether a sink is reached.
    private mutating func layer(from sources: ArraySlice<UInt32>) -> Bool {
        level.removeAll(keepingCapacity: true)
        level.append(contentsOf: repeatElement(closed, count: vertexCount))
        queue.removeAll(keepingCapacity: true)
        for source in sources {
            level[Int(source)] = 0
            queue.append(source)
        }
        var (next, reached) = (0, false)
        while next < queue.count {
            let vertex = Int(queue[next])
            next += 1
            if isSink[vertex] {
                reached = true
                continue
            }
            for arc in Int(firstArc[vertex])..<Int(firstArc[vertex + 1]) where left[arc] > 0 {
                let other = Int(head[arc])
                guard level[other] == closed else { continue }
                level[other] = level[vertex] + 1
                queue.append(UInt32(other))
            }
        }
        return reached
    }

    /// Sends one more unit from a source to a sink, always one level on.
    private mutating func push(from source: UInt32) -> Bool {
        way.removeAll(keepingCapacity: true)
        var vertex = Int(source)
        while !isSink[vertex] {
            if let arc = openArc(from: vertex) {
                way.append(UInt32(arc))
                vertex = Int(head[arc])
            } else {
                guard let last = way.popLast() else { return false }
                vertex = Int(head[Int(twin[Int(last)])])
                nextArc[vertex] += 1
            }
        }
        for arc in way {
            left[Int(arc)] -= 1
            left[Int(twin[Int(arc)])] += 1
        }
        return true
    }

    private mutating func openArc(from vertex: Int) -> Int? {
        let end = firstArc[vertex + 1]
        while nextArc[vertex] < end {
            let arc = Int(nextArc[vertex])
            if left[arc] > 0, level[Int(head[arc])] == level[vertex] + 1 { return arc }
            nextArc[vertex] += 1
        }
        return nil
    }
}
