/// Marks on edges, to be read in ascending order: one bit an edge.
struct EdgeMarks: ~Copyable {
    private let words: ZeroedBuffer<UInt64>
    private let wordCount: Int

    init(edgeCount: Int) {
        wordCount = edgeCount / 64 + 1
        words = ZeroedBuffer(count: wordCount)
    }

    @inline(__always)
    func mark(_ edge: Int) { words[edge >> 6] |= 1 << UInt64(edge & 63) }

    @inline(__always)
    func unmark(_ edge: Int) { words[edge >> 6] &= ~(1 << UInt64(edge & 63)) }

    @inline(__always)
    func isMarked(_ edge: Int) -> Bool { words[edge >> 6] >> UInt64(edge & 63) & 1 == 1 }

    /// Visits the edges that are marked, in ascending order, and takes the marks away.
    @inline(__always)
    func drain(_ visit: (Int) -> Void) {
        for word in 0..<wordCount {
            var bits = words[word]
            guard bits != 0 else { continue }
            words[word] = 0
            while bits != 0 {
                visit(word << 6 | bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }
}
