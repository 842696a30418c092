/// The boundaries between nodes, places where more than two of them meet, and how they follow each other.
///
/// Arc `a` is travelled forward as half-arc `2a` and backward as half-arc `2a + 1`. A closed boundary that meets no
/// other is an arc from its lowest vertex to itself.
struct AreaArcs: Sendable {
    /// The vertices, arc by arc, with both ends.
    var places: [Coordinate] = []
    /// Where the vertices of an arc start; one more than there are arcs.
    var starts: [Int32] = [0]
    /// The node in which a half-arc starts.
    var tails: [Int32] = []
    /// The half-arc that goes on along the face to the left of one.
    var next: [Int32] = []
    var left: [Int32] = []
    var right: [Int32] = []
    var nodeCount = 0

    var count: Int { starts.count - 1 }

    @inline(__always)
    func range(of arc: Int) -> Range<Int> { Int(starts[arc])..<Int(starts[arc + 1]) }

    @inline(__always)
    func head(of half: Int) -> Int { Int(tails[half ^ 1]) }

    /// The edges of all arcs.
    var pieces: [(from: Coordinate, to: Coordinate)] {
        var pieces: [(from: Coordinate, to: Coordinate)] = []
        pieces.reserveCapacity(places.count)
        for arc in 0..<count {
            for index in range(of: arc).dropLast() { pieces.append((places[index], places[index + 1])) }
        }
        return pieces
    }

    /// The label to the left of a half-arc.
    @inline(__always)
    func leftLabel(of half: Int) -> Int32 { half & 1 == 0 ? left[half >> 1] : right[half >> 1] }

    /// Ends the arc whose vertices have been put behind those of the others.
    mutating func close(tail: Int32, head: Int32, left: Int32, right: Int32) {
        starts.append(Int32(places.count))
        tails.append(tail)
        tails.append(head)
        self.left.append(left)
        self.right.append(right)
    }

    /// Puts a vertex behind those of the open arc; one that lies straight between its neighbours goes.
    @inline(__always)
    mutating func extend(to place: Coordinate) {
        let last = places.count - 1
        if last > Int(starts[starts.count - 1]), Turn.side(places[last - 1], places[last], place) == 0 {
            places[last] = place
        } else {
            places.append(place)
        }
    }

    /// The same for all vertices of a line but the one that is there already.
    mutating func extend(along line: UnsafeBufferPointer<Coordinate>, isForward: Bool) {
        for step in 1..<line.count { extend(to: line[isForward ? step : line.count - 1 - step]) }
    }

    /// Twice the area that each arc sweeps seen from one place: over the arcs of a ring this sums up to the ring's.
    func doubledAreas() -> [Int128] {
        guard let origin = places.first else { return [] }
        return places.withUnsafeBufferPointer { places in
            (0..<count).map { arc in
                let range = range(of: arc)
                var sum = Int128(0)
                for index in range.dropLast() {
                    sum &+= Int128(Turn.side(origin, places[index], places[index + 1]))
                }
                return sum
            }
        }
    }

    /// Orders the half-arcs round each node, which decides how they follow each other.
    mutating func link() {
        var nodeStarts = [Int32](repeating: 0, count: nodeCount + 2)
        for tail in tails { nodeStarts[Int(tail) + 2] += 1 }
        for node in 1..<nodeStarts.count { nodeStarts[node] += nodeStarts[node - 1] }
        var leaving = [Int32](repeating: 0, count: tails.count)
        for half in tails.indices {
            let node = Int(tails[half])
            leaving[Int(nodeStarts[node + 1])] = Int32(half)
            nodeStarts[node + 1] += 1
        }
        next = [Int32](repeating: 0, count: tails.count)
        for node in 0..<nodeCount {
            let range = Int(nodeStarts[node])..<Int(nodeStarts[node + 1])
            if range.count > 2 { leaving[range].sort { comesBefore(Int($0), Int($1)) } }
            var before = leaving[range.upperBound - 1]
            for half in leaving[range] {
                next[Int(half) ^ 1] = before
                before = half
            }
        }
    }

    /// Whether a half-arc leaves its node before another, counterclockwise from the east.
    private func comesBefore(_ one: Int, _ other: Int) -> Bool {
        let range = range(of: one >> 1)
        let centre = one & 1 == 0 ? places[range.lowerBound] : places[range.upperBound - 1]
        return Turn.comesBefore(second(of: one), second(of: other), round: centre)
    }

    private func second(of half: Int) -> Coordinate {
        let range = range(of: half >> 1)
        return half & 1 == 0 ? places[range.lowerBound + 1] : places[range.upperBound - 2]
    }
}
