import Geometry

/// Draws seams and pieces of them as lines.
///
/// Where a piece comes near triangles that are cut anew, it goes through all of its gates, so that both join; elsewhere it is the seam as it is.
struct PieceDrawing {
    let sections: SurfaceSections
    let marks: SurfaceMarks

    func draw(_ pieces: [SeamPiece], _ labels: borrowing EdgeLabels, into lines: inout AreaLines) {
        let ahead = PiecesAhead(sections: sections, marks: marks)
        for (place, piece) in pieces.enumerated() {
            ahead.prefetch(place, of: pieces)
            if piece.isDivided { drawPart(piece, labels, &lines) } else { drawWhole(piece, &lines) }
        }
    }

    private func drawWhole(_ piece: SeamPiece, _ lines: inout AreaLines) {
        let seam = sections.seams[Int(piece.seam)]
        lines.append(sections.nodePlace[Int(seam.tail)])
        let range = Int(sections.firstVertex[Int(piece.seam)])..<Int(sections.firstVertex[Int(piece.seam) + 1])
        lines.append(UnsafeBufferPointer(rebasing: sections.vertex[range]))
        lines.append(sections.nodePlace[Int(seam.head)])
        let (tail, head) = (marks.node(seam.tail, &lines), marks.node(seam.head, &lines))
        let isLeft = seam.left == piece.cell
        lines.close(
            from: tail, to: head, left: isLeft ? piece.label : piece.beyond, right: isLeft ? piece.beyond : piece.label)
    }

    private func drawPart(_ piece: SeamPiece, _ labels: borrowing EdgeLabels, _ lines: inout AreaLines) {
        let seam = sections.seams[Int(piece.seam)]
        let triangle = sections.gate[Int(piece.gates.lowerBound)].triangle
        let (left, right) = (label(of: seam.left, in: triangle, labels), label(of: seam.right, in: triangle, labels))
        guard left != right else { return }
        let ends = ends(of: piece, seam)
        let start = ends.isTail ? sections.nodePlace[Int(seam.tail)] : place(of: piece.gates.lowerBound)
        let tail = ends.isTail && !ends.isLoop ? marks.node(seam.tail, &lines) : marks.gate(start, &lines)
        lines.append(start)
        let last = follow(piece, seam, &lines)
        let head = ends.isHead && !ends.isLoop ? marks.node(seam.head, &lines) : marks.gate(last, &lines)
        lines.close(from: tail, to: head, left: left, right: right)
    }

    /// Whether a piece begins and ends where its seam does, and whether that is one without end, which begins in a gate.
    private func ends(of piece: SeamPiece, _ seam: Seam) -> (isTail: Bool, isHead: Bool, isLoop: Bool) {
        let first = sections.firstGate[Int(piece.seam)]
        let isLoop =
            seam.tail == seam.head
            && sections.triangleNode[sections.gate[Int(first)].triangle] != seam.tail + 1
        return (
            piece.gates.lowerBound == first, piece.gates.upperBound == sections.firstGate[Int(piece.seam) + 1], isLoop
        )
    }

    /// Draws a piece behind its beginning.
    ///
    /// - Returns: where it ends.
    private func follow(_ piece: SeamPiece, _ seam: Seam, _ lines: inout AreaLines) -> Coordinate {
        let first = sections.firstGate[Int(piece.seam)]
        let (lastGate, lastVertex) = (
            sections.firstGate[Int(piece.seam) + 1], sections.firstVertex[Int(piece.seam) + 1]
        )
        var (gate, vertex) = (piece.gates.lowerBound, piece.firstVertex)
        var isCut = gate != start(ofRunBefore: vertex, in: piece)
        var end = sections.nodePlace[Int(seam.tail)]
        while gate < piece.gates.upperBound {
            let isLast = vertex == lastVertex
            let next = isLast ? lastGate : first + sections.vertexGate[Int(vertex)]
            isCut = isCut || piece.gates.upperBound < next
            if isCut {
                for further in (gate + 1)..<min(next, piece.gates.upperBound + 1) {
                    end = place(of: further)
                    lines.append(end)
                }
            }
            if next <= piece.gates.upperBound {
                end = isLast ? sections.nodePlace[Int(seam.head)] : sections.vertex[Int(vertex)]
                lines.append(end)
            }
            (gate, vertex, isCut) = (next, vertex + 1, false)
        }
        return end
    }

    /// The gate where the run of gates begins that ends with a vertex.
    private func start(ofRunBefore vertex: UInt32, in piece: SeamPiece) -> UInt32 {
        let first = sections.firstGate[Int(piece.seam)]
        return vertex > sections.firstVertex[Int(piece.seam)]
            ? first + sections.vertexGate[Int(vertex) - 1] : first
    }

    private func place(of gate: UInt32) -> Coordinate {
        let (mesh, flag, gate) = (sections.mesh, Surface.streetFlag, sections.gate[Int(gate)])
        let first = gate.triangle * 3
        let from = mesh.triangles[first + gate.side] & ~flag
        let to = mesh.triangles[first + (gate.side + 1) % 3] & ~flag
        return Gate.place(mesh.corners[Int(min(from, to))].place, mesh.corners[Int(max(from, to))].place, gate.part)
    }

    /// The label that a cell has in a triangle that sees no label change.
    private func label(of cell: UInt32, in triangle: Int, _ labels: borrowing EdgeLabels) -> Int32 {
        guard marks.cells.isDivided(cell) else { return marks.cells[cell] }
        var best = AreaLines.outside
        for place in Int(sections.firstCellEdge[Int(cell)])..<Int(sections.firstCellEdge[Int(cell) + 1]) {
            let edge = sections.cellEdge[place]
            if let offset = offset(on: edge, in: triangle) { best = min(best, labels.label(on: edge, at: offset)) }
        }
        return best
    }

    /// A place of an edge that owns a corner of a triangle.
    private func offset(on edge: UInt32, in triangle: Int) -> UInt32? {
        for place in triangle * 3..<triangle * 3 + 3 {
            let corner = sections.mesh.triangles[place] & ~Surface.streetFlag
            for owner in sections.mesh.owners(of: corner) where sections.mesh.owner[owner].edge == edge {
                return sections.mesh.owner[owner].offset
            }
        }
        return nil
    }
}
