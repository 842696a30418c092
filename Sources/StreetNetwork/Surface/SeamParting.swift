/// Finds the parts of seams of divided cells that run through triangles which are not cut anew.
struct SeamParting {
    let sections: SurfaceSections
    let marks: SurfaceMarks

    /// The pieces of seams, in their order: those that are not divided as they are.
    func parted(_ seams: [SeamPiece]) -> [SeamPiece] {
        var pieces: [SeamPiece] = []
        pieces.reserveCapacity(seams.count + seams.count / 2)
        for (place, seam) in seams.enumerated() {
            prefetch(place, of: seams)
            if seam.isDivided { part(seam, into: &pieces) } else { pieces.append(seam) }
        }
        return pieces
    }

    private func part(_ seam: SeamPiece, into pieces: inout [SeamPiece]) {
        let first = sections.firstGate[Int(seam.seam)]
        let gates = first..<sections.firstGate[Int(seam.seam) + 1]
        var vertex = sections.firstVertex[Int(seam.seam)]
        let lastVertex = sections.firstVertex[Int(seam.seam) + 1]
        var start: UInt32?
        for gate in gates {
            while vertex < lastVertex, first + sections.vertexGate[Int(vertex)] <= gate { vertex += 1 }
            let isCut = marks.triangles.contains(sections.gate[Int(gate)].triangle)
            if let begun = start, isCut {
                pieces[pieces.count - 1].gates = begun..<gate
                start = nil
            } else if start == nil, !isCut {
                start = gate
                pieces.append(seam)
                pieces[pieces.count - 1].firstVertex = vertex
            }
        }
        if let start { pieces[pieces.count - 1].gates = start..<gates.upperBound }
    }

    /// Asks for the gates of some seam ahead, and where those of one farther ahead begin.
    @inline(__always)
    private func prefetch(_ place: Int, of seams: [SeamPiece]) {
        if place + 16 < seams.count, seams[place + 16].isDivided {
            sections.firstGate.prefetch(Int(seams[place + 16].seam))
            sections.firstVertex.prefetch(Int(seams[place + 16].seam))
        }
        if place + 8 < seams.count, seams[place + 8].isDivided {
            let seam = Int(seams[place + 8].seam)
            sections.gate.prefetch(Int(sections.firstGate[seam]))
            sections.gate.prefetch(Int(sections.firstGate[seam]) + 8)
            sections.vertexGate.prefetch(Int(sections.firstVertex[seam]))
        }
    }
}
