import Geometry

/// Takes of a seam of a divided cell what runs through triangles that are not cut anew.
///
/// Where it comes near those, it goes through all of its gates, so that both join; elsewhere it is the seam as it is.
struct SeamParting {
    let sections: SurfaceSections
    let marks: SurfaceMarks

    func append(_ number: Int, _ labels: borrowing EdgeLabels, _ lines: inout AreaLines) {
        let seam = sections.seams[number]
        let gates = Int(sections.firstGate[number])..<Int(sections.firstGate[number + 1])
        // Most seams of a street with two labels are far from where it has both, and have the same on both sides.
        if !gates.contains(where: { marks.triangles.contains(sections.gate[$0].triangle) }) {
            let triangle = sections.gate[gates.lowerBound].triangle
            if label(of: seam.left, in: triangle, labels) == label(of: seam.right, in: triangle, labels) { return }
        }
        var part = Part(seam)
        let vertices = Int(sections.firstVertex[number])..<Int(sections.firstVertex[number + 1])
        let (first, count) = (gates.lowerBound, gates.count)
        // A seam without end begins in a gate.
        let isLoop = seam.tail == seam.head && sections.triangleNode[sections.gate[first].triangle] != seam.tail + 1
        var (gate, place) = (0, sections.nodePlace[Int(seam.tail)])
        for vertex in vertices.lowerBound...vertices.upperBound {
            let isLast = vertex == vertices.upperBound
            let nextGate = isLast ? count : Int(sections.vertexGate[vertex])
            let nextPlace = isLast ? sections.nodePlace[Int(seam.head)] : sections.vertex[vertex]
            let isCut = (first + gate..<first + nextGate).contains {
                marks.triangles.contains(sections.gate[$0].triangle)
            }
            if isCut {
                for piece in gate..<nextGate {
                    let end = piece + 1 < nextGate ? self.place(of: sections.gate[first + piece + 1]) : nextPlace
                    if marks.triangles.contains(sections.gate[first + piece].triangle) {
                        close(&part, at: place, gate: piece, isLoop, &lines)
                    } else {
                        extend(&part, from: place, gate: piece, to: end, first, labels, isLoop, &lines)
                    }
                    place = end
                }
            } else {
                extend(&part, from: place, gate: gate, to: nextPlace, first, labels, isLoop, &lines)
            }
            (gate, place) = (nextGate, nextPlace)
        }
        close(&part, at: place, gate: count, isLoop, &lines)
    }

    /// A part of a seam while it is drawn.
    private struct Part {
        let seam: Seam
        var isOpen = false
        /// The node of the lines where it begins; of no meaning where the labels are the same.
        var tail: Int32 = 0
        var left: Int32 = 0
        var right: Int32 = 0

        init(_ seam: Seam) { self.seam = seam }

        var isDrawn: Bool { left != right }
    }

    private func extend(
        _ part: inout Part, from place: Coordinate, gate: Int, to end: Coordinate, _ first: Int,
        _ labels: borrowing EdgeLabels, _ isLoop: Bool, _ lines: inout AreaLines
    ) {
        if !part.isOpen {
            part.isOpen = true
            let triangle = sections.gate[first + gate].triangle
            part.left = label(of: part.seam.left, in: triangle, labels)
            part.right = label(of: part.seam.right, in: triangle, labels)
            guard part.isDrawn else { return }
            part.tail = gate == 0 && !isLoop ? marks.node(part.seam.tail, &lines) : marks.gate(place, &lines)
            lines.append(place)
        }
        if part.isDrawn { lines.append(end) }
    }

    /// Ends the part that is open, if there is one.
    private func close(
        _ part: inout Part, at place: Coordinate, gate: Int, _ isLoop: Bool, _ lines: inout AreaLines
    ) {
        guard part.isOpen else { return }
        part.isOpen = false
        guard part.isDrawn else { return }
        let isHead = place == sections.nodePlace[Int(part.seam.head)]
        let head = isHead && !isLoop ? marks.node(part.seam.head, &lines) : marks.gate(place, &lines)
        lines.close(from: part.tail, to: head, left: part.left, right: part.right)
    }

    private func place(of gate: SeamGate) -> Coordinate {
        let (mesh, flag, first) = (sections.mesh, Surface.streetFlag, gate.triangle * 3)
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
