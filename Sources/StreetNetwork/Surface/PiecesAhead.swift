/// Asks for what pieces of seams will read, some of them ahead: first where their parts lie, then these, and of divided ones the corners of the
/// triangle where they begin.
struct PiecesAhead {
    let sections: SurfaceSections
    let marks: SurfaceMarks

    /// Pieces ahead of the one that is drawn.
    private static let (far, middle, near) = (24, 16, 8)

    /// - Parameter place: that of the piece which is drawn now.
    @inline(__always)
    func prefetch(_ place: Int, of pieces: [SeamPiece]) {
        if place + Self.far < pieces.count { prefetchStarts(of: pieces[place + Self.far]) }
        if place + Self.middle < pieces.count { prefetchParts(of: pieces[place + Self.middle]) }
        if place + Self.near < pieces.count { prefetchOwners(of: pieces[place + Self.near]) }
    }

    @inline(__always)
    private func prefetchStarts(of piece: SeamPiece) {
        sections.seams.prefetch(Int(piece.seam))
        sections.firstVertex.prefetch(Int(piece.seam))
        guard piece.isDivided else { return }
        sections.mesh.triangles.prefetchAll(of: triangle(of: piece) * 3)
    }

    @inline(__always)
    private func prefetchParts(of piece: SeamPiece) {
        let seam = sections.seams[Int(piece.seam)]
        prefetch(node: Int(seam.tail))
        prefetch(node: Int(seam.head))
        guard piece.isDivided else { return sections.vertex.prefetch(Int(sections.firstVertex[Int(piece.seam)])) }
        sections.firstCellEdge.prefetch(Int(seam.left))
        sections.firstCellEdge.prefetch(Int(seam.right))
        visitCorners(of: piece) { sections.mesh.corners.prefetchAll(of: $0) }
    }

    @inline(__always)
    private func prefetchOwners(of piece: SeamPiece) {
        guard piece.isDivided else { return }
        let seam = sections.seams[Int(piece.seam)]
        sections.cellEdge.prefetch(Int(sections.firstCellEdge[Int(seam.left)]))
        sections.cellEdge.prefetch(Int(sections.firstCellEdge[Int(seam.right)]))
        visitCorners(of: piece) { sections.mesh.owner.prefetch(Int(sections.mesh.corners[$0].firstOwner)) }
    }

    @inline(__always)
    private func prefetch(node: Int) {
        sections.nodePlace.prefetch(node)
        marks.nodes.prefetch(node)
    }

    @inline(__always)
    private func triangle(of piece: SeamPiece) -> Int { sections.gate[Int(piece.gates.lowerBound)].triangle }

    @inline(__always)
    private func visitCorners(of piece: SeamPiece, _ visit: (Int) -> Void) {
        let first = triangle(of: piece) * 3
        for place in first..<first + 3 { visit(Int(sections.mesh.triangles[place] & ~Surface.streetFlag)) }
    }
}
