/// Makes one edge of those between the same two vertices, and none of those that cancel out.
///
/// What lay between coincident edges has no area any more, so the labels of the outermost sides remain.
struct EdgeMerging {
    /// A step of labels across an edge that its own labels do not tell: more than one area lies on top of another.
    struct ExtraStep {
        let edge: Int
        let left: Int32
        let right: Int32
    }

    private(set) var edges: [AreaEdge] = []
    private(set) var extras: [ExtraStep] = []

    init(_ input: [AreaEdge]) {
        var slots = [Int32](repeating: -1, count: VertexTable.slotCount(for: input.count))
        var waiting: [(edge: Int, step: AreaEdge)] = []
        edges.reserveCapacity(input.count)
        for edge in input {
            let step = edge.from < edge.to ? edge : edge.reversed()
            var slot = VertexTable.hash(UInt64(UInt32(step.from)) << 32 | UInt64(UInt32(step.to))) & (slots.count - 1)
            while slots[slot] >= 0, !isBetweenSameVertices(edges[Int(slots[slot])], step) {
                slot = (slot + 1) & (slots.count - 1)
            }
            if slots[slot] < 0 {
                slots[slot] = Int32(edges.count)
                edges.append(step)
            } else if !join(step, to: Int(slots[slot])) {
                waiting.append((Int(slots[slot]), step))
            }
        }
        joinWaiting(&waiting)
        dropCancelled(waiting)
    }

    private func isBetweenSameVertices(_ a: AreaEdge, _ b: AreaEdge) -> Bool { a.from == b.from && a.to == b.to }

    /// Whether the labels fit: one edge's left side is the other's right side.
    private mutating func join(_ step: AreaEdge, to number: Int) -> Bool {
        if edges[number].left == edges[number].right {
            (edges[number].left, edges[number].right) = (step.left, step.right)
        } else if step.right == edges[number].left {
            edges[number].left = step.left
        } else if step.left == edges[number].right {
            edges[number].right = step.right
        } else {
            return false
        }
        return true
    }

    /// Later edges may have opened the way for earlier ones.
    private mutating func joinWaiting(_ waiting: inout [(edge: Int, step: AreaEdge)]) {
        var before = -1
        while before != waiting.count {
            before = waiting.count
            var rest: [(edge: Int, step: AreaEdge)] = []
            for entry in waiting where !join(entry.step, to: entry.edge) { rest.append(entry) }
            waiting = rest
        }
    }

    private mutating func dropCancelled(_ waiting: [(edge: Int, step: AreaEdge)]) {
        var numbers = [Int](repeating: -1, count: waiting.isEmpty ? 0 : edges.count)
        var kept: [AreaEdge] = []
        kept.reserveCapacity(edges.count)
        for (number, edge) in edges.enumerated() where edge.left != edge.right {
            if !waiting.isEmpty { numbers[number] = kept.count }
            kept.append(edge)
        }
        edges = kept
        extras = waiting.map { ExtraStep(edge: numbers[$0.edge], left: $0.step.left, right: $0.step.right) }
    }
}
