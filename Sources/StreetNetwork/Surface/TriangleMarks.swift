/// The triangles that see the label of a street change: those that are cut anew for one area. Reused.
final class TriangleMarks {
    /// One bit a triangle.
    private let bits: UnsafeMutablePointer<UInt64>
    private(set) var marked: [UInt32] = []

    init(count: Int) {
        let words = count / 64 + 1
        bits = .allocate(capacity: words)
        bits.initialize(repeating: 0, count: words)
    }

    deinit { bits.deallocate() }

    @inline(__always)
    func contains(_ triangle: Int) -> Bool { bits[triangle >> 6] & 1 << UInt64(triangle & 63) != 0 }

    /// Marks the triangles of which an edge owns corners on both sides of a change, or in it.
    func mark(_ labels: borrowing EdgeLabels, _ sections: SurfaceSections) {
        for triangle in marked { bits[Int(triangle) >> 6] = 0 }
        marked.removeAll(keepingCapacity: true)
        for edge in labels.edges where labels.uniform[Int(edge)] == EdgeLabels.mixed {
            let triangles = Int(sections.firstEdgeTriangle[Int(edge)])..<Int(sections.firstEdgeTriangle[Int(edge) + 1])
            let length = labels.length(of: edge)
            labels.visitChanges(on: edge) { change in
                let span = EdgeSpan(from: change, to: change, of: length)
                for place in triangles where sections.edgeTriangleSpan[place].meets(span) {
                    mark(sections.edgeTriangle[place])
                }
            }
        }
        // In the order in which they lie in memory.
        marked.sort()
    }

    private func mark(_ triangle: UInt32) {
        guard !contains(Int(triangle)) else { return }
        bits[Int(triangle) >> 6] |= 1 << UInt64(triangle & 63)
        marked.append(triangle)
    }
}
