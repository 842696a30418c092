import Geometry

/// The seams of a surface, and what tells from streets which cells and triangles they have a part in.
extension SurfaceBuilder {
    mutating func numberCells() {
        parts.cell.reserveCapacity(parts.place.count)
        for corner in parts.place.indices {
            let owners = Int(parts.firstOwner[corner])..<Int(parts.firstOwner[corner + 1])
            parts.cell.append(cells.number(of: parts.ownerEdge[owners]))
        }
    }

    mutating func drawSeams() {
        var cells = self.cells
        let trim = self.trim
        parts.withMesh { mesh in
            var drawing = SeamDrawing(triangleCount: mesh.triangles.count / 3)
            let gates = SideGates(mesh: mesh, trim: trim)
            for triangle in 0..<(mesh.triangles.count / 3) {
                let own = SeamTriangle(triangle, gates) { from, to in
                    cells.number(of: mesh.stretches(from, to).map(\.edge).sorted())
                }
                drawing.add(triangle, own, mesh)
            }
            drawing.draw()
            return Drawn(
                lines: drawing.lines, seams: drawing.seams, nodePlace: drawing.nodePlace,
                triangleNode: drawing.triangleNode)
        }.keep(in: &parts, tolerance: Self.tolerance)
        self.cells = cells
    }

    /// Metres within which seams follow the gates. What is straight on the ground is then straight in them.
    private static let tolerance = 0.2

    private struct Drawn {
        let lines: AreaLines
        let seams: [Seam]
        let nodePlace: [Coordinate]
        let triangleNode: [UInt32]

        func keep(in parts: inout SurfaceParts, tolerance: Double) {
            let centres = triangleNode.indices.map { triangle in
                let corners = (0..<3).map { parts.place[Int(parts.triangles[triangle * 3 + $0] & ~Surface.streetFlag)] }
                return Gate.centre(corners[0], corners[1], corners[2], weights: SIMD3(repeating: Gate.parts / 3))
            }
            let simplified = lines.simplified(tolerance: tolerance, obstacles: parts.place + centres)
            (parts.seams, parts.nodePlace, parts.triangleNode) = (seams, nodePlace, triangleNode)
            for seam in seams.indices {
                parts.firstVertex.append(UInt32(parts.vertex.count))
                let range = Int(simplified.starts[seam]) + 1..<Int(simplified.starts[seam + 1]) - 1
                parts.vertex.append(contentsOf: simplified.places[range])
            }
            parts.firstVertex.append(UInt32(parts.vertex.count))
        }
    }

    mutating func gatherEdges() {
        var pairs: [(UInt32, UInt32)] = []
        for cell in 0..<cells.count {
            for place in Int(cells.firstEdge[cell])..<Int(cells.firstEdge[cell + 1]) {
                pairs.append((cells.edges[place], UInt32(cell)))
            }
        }
        (parts.firstEdgeCell, parts.edgeCell) = Self.table(of: pairs, count: network.edgeCount)
        pairs.removeAll(keepingCapacity: true)
        for triangle in 0..<(parts.triangles.count / 3) { gatherOwners(of: triangle, &pairs) }
        (parts.firstEdgeTriangle, parts.edgeTriangle) = Self.table(of: pairs, count: network.edgeCount)
        pairs = parts.seams.indices.flatMap { seam in
            [(parts.seams[seam].left, UInt32(seam)), (parts.seams[seam].right, UInt32(seam))]
        }
        (parts.firstCellSeam, parts.cellSeam) = Self.table(of: pairs, count: cells.count)
    }

    /// The edges that own corners of a triangle, unless it is all beyond the trim.
    private func gatherOwners(of triangle: Int, _ pairs: inout [(UInt32, UInt32)]) {
        var edges: [UInt32] = []
        var isBeyond = true
        for place in triangle * 3..<triangle * 3 + 3 {
            let corner = Int(parts.triangles[place] & ~Surface.streetFlag)
            if parts.distance[corner] <= trim { isBeyond = false }
            for owner in Int(parts.firstOwner[corner])..<Int(parts.firstOwner[corner + 1])
            where !edges.contains(parts.ownerEdge[owner]) {
                edges.append(parts.ownerEdge[owner])
            }
        }
        guard !isBeyond else { return }
        for edge in edges { pairs.append((edge, UInt32(triangle))) }
    }

    /// From pairs to a table of the second ones by the first ones.
    private static func table(of pairs: [(UInt32, UInt32)], count: Int) -> (first: [UInt32], entries: [UInt32]) {
        var first = [UInt32](repeating: 0, count: count + 1)
        for pair in pairs { first[Int(pair.0) + 1] += 1 }
        for number in 0..<count { first[number + 1] += first[number] }
        var (next, entries) = (first, [UInt32](repeating: 0, count: pairs.count))
        for pair in pairs {
            entries[Int(next[Int(pair.0)])] = pair.1
            next[Int(pair.0)] += 1
        }
        return (first, entries)
    }
}
