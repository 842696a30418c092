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

    /// Visits the marks of 64 edges after the other, the lowest bit being the first edge's, where there are any, and takes them
    /// away.
    @inline(__always)
    func drain(_ visit: (_ firstEdge: Int, _ marks: UInt64) -> Void) {
        for word in 0..<wordCount where words[word] != 0 {
            visit(word << 6, words[word])
            words[word] = 0
        }
    }
}
