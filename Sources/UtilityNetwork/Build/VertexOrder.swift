/// New numbers for vertices in the order of a breadth-first walk, so that neighbours lie near each other in memory.
struct VertexOrder {
    let newNumber: [UInt32]

    /// Complexity: O(vertices + links).
    init(vertexCount: Int, tails: [UInt32], heads: [UInt32]) {
        let adjacency = Adjacency(vertexCount: vertexCount, tails: tails, heads: heads)
        var newNumber = [UInt32](repeating: .max, count: vertexCount)
        var queue: [UInt32] = []
        queue.reserveCapacity(vertexCount)
        for root in 0..<vertexCount where newNumber[root] == .max {
            newNumber[root] = UInt32(queue.count)
            var next = queue.count
            queue.append(UInt32(root))
            while next < queue.count {
                let vertex = Int(queue[next])
                next += 1
                for place in adjacency.start[vertex]..<adjacency.start[vertex + 1] {
                    let target = Int(adjacency.target[Int(place)])
                    guard newNumber[target] == .max else { continue }
                    newNumber[target] = UInt32(queue.count)
                    queue.append(UInt32(target))
                }
            }
        }
        self.newNumber = newNumber
    }
}

/// The links at each vertex, in their order.
struct Adjacency {
    /// Vertex to its first place in the other arrays; one more than vertices.
    let start: [UInt32]
    let target: [UInt32]
    let link: [UInt32]

    init(vertexCount: Int, tails: [UInt32], heads: [UInt32]) {
        var start = [UInt32](repeating: 0, count: vertexCount + 1)
        for link in tails.indices {
            start[Int(tails[link]) + 1] += 1
            start[Int(heads[link]) + 1] += 1
        }
        for vertex in 0..<vertexCount { start[vertex + 1] += start[vertex] }
        var next = start
        var target = [UInt32](repeating: 0, count: tails.count * 2)
        var links = target
        for link in tails.indices {
            for (from, to) in [(tails[link], heads[link]), (heads[link], tails[link])] {
                target[Int(next[Int(from)])] = to
                links[Int(next[Int(from)])] = UInt32(link)
                next[Int(from)] += 1
            }
        }
        self.start = start
        self.target = target
        self.link = links
    }
}
