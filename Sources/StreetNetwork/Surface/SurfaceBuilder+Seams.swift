import Geometry

/// The seams of a surface, and what tells from streets which cells and triangles they have a part in.
extension SurfaceBuilder {
    mutating func numberCells() {
        for corner in 0..<table.count {
            let owners = parts.owners[parts.owners(of: UInt32(corner))]
            let cell = cells.number(of: owners.lazy.map(\.edge))
            parts.corners[corner].cell = cell
            for owner in owners { cells.extend(cell, owner.edge, to: owner.offset) }
        }
    }

    mutating func drawSeams() {
        var cells = self.cells
        let trim = self.trim
        parts.withMesh { mesh in
            var drawing = SeamDrawing(triangleCount: mesh.triangles.count / 3)
            let gates = SideGates(mesh: mesh, trim: trim)
            for triangle in 0..<(mesh.triangles.count / 3) where !gates.isWithinOneCell(triangle) {
                let own = SeamTriangle(triangle, gates) { from, to in
                    let cell = cells.number(of: mesh.stretches(from, to).map(\.edge).sorted())
                    cells.extendAlongStreets(cell)
                    return cell
                }
                drawing.add(triangle, own, mesh)
            }
            drawing.draw()
            return Drawn(
                lines: drawing.lines, isOnStreet: drawing.isOnStreet, seams: drawing.seams,
                nodePlace: drawing.nodePlace, triangleNode: drawing.triangleNode, firstGate: drawing.firstGate,
                gates: drawing.seamGates)
        }.keep(in: &parts, tolerance: Self.tolerance)
        self.cells = cells
    }

    /// Metres within which seams follow the gates, which stand up to a metre apart. On streets they follow them exactly.
    private static let tolerance = 0.75

    private struct Drawn {
        let lines: AreaLines
        let isOnStreet: [Bool]
        let seams: [Seam]
        let nodePlace: [Coordinate]
        let triangleNode: [UInt32]
        let firstGate: [UInt32]
        let gates: [SeamGate]

        func keep(in parts: inout SurfaceParts, tolerance: Double) {
            let simplified = lines.simplified(
                tolerance: tolerance, obstacles: parts.corners.dropLast().map(\.place), keeping: isOnStreet)
            (parts.seams, parts.nodePlace, parts.triangleNode) = (seams, nodePlace, triangleNode)
            (parts.firstGate, parts.gate) = (firstGate, gates)
            for seam in seams.indices {
                parts.firstVertex.append(UInt32(parts.vertex.count))
                var gate = Int(lines.starts[seam])
                for place in simplified.places[Int(simplified.starts[seam])..<Int(simplified.starts[seam + 1])]
                    .dropFirst().dropLast()
                {
                    repeat { gate += 1 } while lines.places[gate] != place
                    parts.vertex.append(place)
                    parts.vertexGate.append(UInt32(gate) - UInt32(lines.starts[seam]))
                }
            }
            parts.firstVertex.append(UInt32(parts.vertex.count))
        }
    }

    mutating func gatherEdges() {
        gatherCells()
        var ends: [(UInt32, EdgeTriangle)] = []
        for triangle in 0..<(parts.triangles.count / 3) { gatherOwners(of: triangle, &ends) }
        let triangles = Self.table(of: ends, count: network.edgeCount)
        parts.firstEdgeTriangle = triangles.first
        parts.edgeTriangle = triangles.entries.map(\.triangle)
        parts.edgeTriangleSpan = triangles.entries.map(\.span)
        let pairs = parts.seams.indices.flatMap { number in
            let seam = parts.seams[number]
            return [
                (seam.left, CellSeam(seam: UInt32(number), beyond: seam.right)),
                (seam.right, CellSeam(seam: UInt32(number), beyond: seam.left)),
            ]
        }
        (parts.firstCellSeam, parts.cellSeam) = Self.table(of: pairs, count: cells.count)
    }

    private mutating func gatherCells() {
        (parts.firstCellEdge, parts.cellEdge) = (cells.firstEdge, cells.edges)
        var pairs: [(UInt32, EdgeCell)] = []
        for cell in 0..<cells.count {
            for place in Int(cells.firstEdge[cell])..<Int(cells.firstEdge[cell + 1]) {
                let span = cells.spans[place]
                pairs.append((cells.edges[place], EdgeCell(cell: UInt32(cell), low: span.low, high: span.high)))
            }
        }
        (parts.firstEdgeCell, parts.edgeCell) = Self.table(of: pairs, count: network.edgeCount)
    }

    private struct EdgeTriangle: BitwiseCopyable {
        let triangle: UInt32
        let span: EdgeSpan
    }

    /// The edges that own corners of a triangle, unless it is all beyond the trim.
    private func gatherOwners(of triangle: Int, _ pairs: inout [(UInt32, EdgeTriangle)]) {
        var found: [(edge: UInt32, low: UInt32, high: UInt32)] = []
        var isBeyond = true
        for place in triangle * 3..<triangle * 3 + 3 {
            let corner = parts.triangles[place] & ~Surface.streetFlag
            if parts.corners[Int(corner)].distance <= trim { isBeyond = false }
            for owner in parts.owners(of: corner) {
                let (edge, offset) = (parts.owners[owner].edge, parts.owners[owner].offset)
                if let known = found.firstIndex(where: { $0.edge == edge }) {
                    found[known] = (edge, min(found[known].low, offset), max(found[known].high, offset))
                } else {
                    found.append((edge, offset, offset))
                }
            }
        }
        guard !isBeyond else { return }
        for (edge, low, high) in found {
            let span = EdgeSpan(from: low, to: high, of: network.length(of: Int(edge)))
            pairs.append((edge, EdgeTriangle(triangle: UInt32(triangle), span: span)))
        }
    }

    /// From pairs to a table of the second ones by the first ones.
    private static func table<Entry: BitwiseCopyable>(
        of pairs: [(UInt32, Entry)], count: Int
    ) -> (first: [UInt32], entries: [Entry]) {
        var first = [UInt32](repeating: 0, count: count + 1)
        for pair in pairs { first[Int(pair.0) + 1] += 1 }
        for number in 0..<count { first[number + 1] += first[number] }
        var next = first
        let entries = [Entry](unsafeUninitializedCapacity: pairs.count) { entries, count in
            for pair in pairs {
                entries[Int(next[Int(pair.0)])] = pair.1
                next[Int(pair.0)] += 1
            }
            count = pairs.count
        }
        return (first, entries)
    }
}
