/// Makes arcs of lines: joins those that meet where no other ends.
struct LineJoining {
    private let lines: AreaLines
    /// Where the half-lines that leave a node start; half-line `2l` is line `l` forward, `2l + 1` backward.
    private let starts: [Int32]
    private let leaving: [Int32]
    /// The number of an arc's end at a node, or -1.
    private var nodes: [Int32]
    private var arcs = AreaArcs()
    /// Line to the arc that it is a part of, or -1.
    private var arcOfLine: [Int32]

    static func arcs(of lines: AreaLines) -> AreaArcs { joined(lines).arcs }

    /// The arcs, and for each line the one that it is a part of.
    static func joined(_ lines: AreaLines) -> (arcs: AreaArcs, arcOfLine: [Int32]) {
        var joining = LineJoining(lines)
        joining.joinBetweenNodes()
        joining.joinClosed()
        joining.arcs.link()
        return (joining.arcs, joining.arcOfLine)
    }

    private init(_ lines: AreaLines) {
        self.lines = lines
        nodes = [Int32](repeating: -1, count: lines.nodeCount)
        arcOfLine = [Int32](repeating: -1, count: lines.count)
        var starts = [Int32](repeating: 0, count: lines.nodeCount + 2)
        for line in lines.lines {
            starts[Int(line.tail) + 2] += 1
            starts[Int(line.head) + 2] += 1
        }
        for node in 1..<starts.count { starts[node] += starts[node - 1] }
        var leaving = [Int32](repeating: 0, count: 2 * lines.count)
        func leave(_ node: Int32, _ half: Int) {
            leaving[Int(starts[Int(node) + 1])] = Int32(half)
            starts[Int(node) + 1] += 1
        }
        for (number, line) in lines.lines.enumerated() {
            leave(line.tail, 2 * number)
            leave(line.head, 2 * number + 1)
        }
        (self.starts, self.leaving) = (starts, leaving)
        arcs.places.reserveCapacity(lines.places.count)
    }

    private func halves(at node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }

    private mutating func joinBetweenNodes() {
        for node in nodes.indices where ![0, 2].contains(halves(at: node).count) { makeNode(at: node) }
        for node in nodes.indices where nodes[node] >= 0 {
            for entry in halves(at: node) where arcOfLine[Int(leaving[entry] >> 1)] < 0 {
                join(from: node, along: leaving[entry])
            }
        }
    }

    /// What is left are boundaries that meet no other.
    private mutating func joinClosed() {
        for line in arcOfLine.indices where arcOfLine[line] < 0 {
            let start = Int(lines.lines[line].tail)
            makeNode(at: start)
            join(from: start, along: Int32(2 * line))
        }
    }

    private mutating func makeNode(at node: Int) {
        nodes[node] = Int32(arcs.nodeCount)
        arcs.nodeCount += 1
    }

    private mutating func join(from start: Int, along first: Int32) {
        var (half, end) = (first, start)
        arcs.places.append(tail(of: first))
        while true {
            let line = Int(half >> 1)
            arcOfLine[line] = Int32(arcs.count)
            extend(along: half)
            end = lines.head(of: half)
            if nodes[end] >= 0 { break }
            half = onward(from: half, at: end)
        }
        let (line, isForward) = (lines.lines[Int(first >> 1)], first & 1 == 0)
        arcs.close(
            tail: nodes[start], head: nodes[end], left: isForward ? line.left : line.right,
            right: isForward ? line.right : line.left)
    }

    private func tail(of half: Int32) -> Coordinate {
        let range = lines.range(of: Int(half >> 1))
        return lines.places[half & 1 == 0 ? range.lowerBound : range.upperBound - 1]
    }

    private mutating func extend(along half: Int32) {
        let range = lines.range(of: Int(half >> 1))
        lines.places.withUnsafeBufferPointer {
            arcs.extend(along: UnsafeBufferPointer(rebasing: $0[range]), isForward: half & 1 == 0)
        }
    }

    /// The other half-line at a node of two.
    private func onward(from half: Int32, at node: Int) -> Int32 {
        let first = leaving[Int(starts[node])]
        return first == half ^ 1 ? leaving[Int(starts[node]) + 1] : first
    }
}
