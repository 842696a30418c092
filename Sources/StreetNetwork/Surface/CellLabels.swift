import Geometry

/// The labels of a surface's cells for one area; reused.
final class CellLabels {
    private let label: UnsafeMutablePointer<Int32>
    /// One bit a cell: whether it has a label.
    private let bits: UnsafeMutablePointer<UInt64>
    private let wordCount: Int
    /// The cells with a label, ascending: in the order in which they lie in memory.
    private(set) var labelled: [UInt32] = []

    /// The label of a cell that is divided among several.
    static let divided: Int32 = -1

    init(count: Int) {
        label = .allocate(capacity: max(1, count))
        label.initialize(repeating: AreaLines.outside, count: count)
        wordCount = count / 64 + 1
        bits = .allocate(capacity: wordCount)
        bits.initialize(repeating: 0, count: wordCount)
    }

    deinit {
        label.deallocate()
        bits.deallocate()
    }

    /// Labels the cells of labelled edges: each with the least label of its edges there, or `divided` where one of them has
    /// more than one.
    func fill(_ sections: borrowing SurfaceSections, _ labels: borrowing EdgeLabels) {
        for cell in labelled { label[Int(cell)] = AreaLines.outside }
        for edge in labels.edges {
            let own = labels.uniform[Int(edge)]
            let cells = Int(sections.firstEdgeCell[Int(edge)])..<Int(sections.firstEdgeCell[Int(edge) + 1])
            for place in cells {
                let part = sections.edgeCell[place]
                lower(Int(part.cell), to: own == EdgeLabels.mixed ? Self.label(of: part, on: edge, labels) : own)
            }
        }
        gather()
    }

    /// The label that an edge with more than one has in a cell.
    private static func label(of part: EdgeCell, on edge: UInt32, _ labels: borrowing EdgeLabels) -> Int32 {
        if part.isAny || labels.changes(on: edge, between: part.low, and: part.high) { return divided }
        return labels.label(on: edge, at: part.low)
    }

    @inline(__always)
    private func lower(_ cell: Int, to own: Int32) {
        guard own < label[cell] else { return }
        label[cell] = own
        bits[cell >> 6] |= 1 << UInt64(cell & 63)
    }

    private func gather() {
        labelled.removeAll(keepingCapacity: true)
        for word in 0..<wordCount {
            var rest = bits[word]
            while rest != 0 {
                labelled.append(UInt32(word << 6 | rest.trailingZeroBitCount))
                rest &= rest - 1
            }
            bits[word] = 0
        }
    }

    /// `AreaLines.outside` for a cell without.
    @inline(__always)
    subscript(cell: UInt32) -> Int32 { label[Int(cell)] }

    @inline(__always)
    func isDivided(_ cell: UInt32) -> Bool { label[Int(cell)] == Self.divided }
}
