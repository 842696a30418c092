/// In which states the directed edges were entered that a search reached, to be read edge by edge in ascending order.
struct EdgeEntries: ~Copyable {
    /// Directed edge to the number of a state and 1 more; 0 where it was not entered.
    private let entry: ZeroedBuffer<UInt32>
    /// One bit an edge.
    private let marks: ZeroedBuffer<UInt64>
    private let edgeCount: Int

    init(edgeCount: Int) {
        self.edgeCount = edgeCount
        entry = ZeroedBuffer(count: edgeCount * 2)
        marks = ZeroedBuffer(count: edgeCount / 64 + 1)
    }

    @inline(__always)
    func mark(_ edge: Int) { marks[edge >> 6] |= 1 << UInt64(edge & 63) }

    @inline(__always)
    func state(enteringBy directed: DirectedEdge) -> UInt32? {
        let known = entry[directed.index]
        return known == 0 ? nil : known - 1
    }

    @inline(__always)
    func set(_ state: UInt32, for directed: DirectedEdge) {
        entry[directed.index] = state + 1
        mark(directed.edge)
    }

    /// Visits the edges that are marked, in ascending order, and forgets them.
    @inline(__always)
    func drain(_ visit: (Int) -> Void) {
        for word in 0...(edgeCount / 64) {
            var bits = marks[word]
            guard bits != 0 else { continue }
            marks[word] = 0
            while bits != 0 {
                let edge = word << 6 | bits.trailingZeroBitCount
                bits &= bits - 1
                visit(edge)
                entry[edge * 2] = 0
                entry[edge * 2 + 1] = 0
            }
        }
    }
}
