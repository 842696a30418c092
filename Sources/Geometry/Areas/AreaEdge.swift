/// A segment between two vertices of a `VertexTable`.
struct AreaEdge: BitwiseCopyable, Sendable {
    var from: Int32
    var to: Int32
    var left: Int32
    var right: Int32

    func reversed() -> AreaEdge { AreaEdge(from: to, to: from, left: right, right: left) }

    /// The same labels between other vertices.
    func moved(from: Int32, to: Int32) -> AreaEdge { AreaEdge(from: from, to: to, left: left, right: right) }
}

/// Edges that meet only in vertices, and the vertices.
struct AreaEdges: Sendable {
    var table: VertexTable
    var edges: [AreaEdge]

    /// The segments that have a length and separate two labels.
    init(_ segments: [AreaSegment]) {
        table = VertexTable(capacity: segments.count + segments.count / 4)
        edges = []
        edges.reserveCapacity(segments.count)
        for segment in segments where segment.from != segment.to && segment.left != segment.right {
            edges.append(
                AreaEdge(
                    from: table.index(of: segment.from), to: table.index(of: segment.to), left: segment.left,
                    right: segment.right))
        }
    }
}
