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
        gatherEdgeTriangles()
        gatherEdgeSeams()
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

    /// A triangle or a seam, and the part of an edge that it sees.
    private struct Seen: BitwiseCopyable {
        let number: UInt32
        let span: EdgeSpan
    }

    /// The edges that own corners of triangles, unless these are all beyond the trim.
    private mutating func gatherEdgeTriangles() {
        var pairs: [(UInt32, Seen)] = []
        for triangle in 0..<(parts.triangles.count / 3) {
            let owned = parts.withMesh { OwnedParts(of: CollectionOfOne(triangle), in: $0) }
            guard owned.least <= trim else { continue }
            for part in owned.parts {
                let span = part.span(onEdgeOf: network.length(of: Int(part.edge)))
                pairs.append((part.edge, Seen(number: UInt32(triangle), span: span)))
            }
        }
        let table = Self.table(of: pairs, count: network.edgeCount)
        parts.firstEdgeTriangle = table.first
        parts.edgeTriangle = table.entries.map(\.number)
        parts.edgeTriangleSpan = table.entries.map(\.span)
    }

    /// The edges that own corners of the triangles that seams run through, and the seams of cells.
    private mutating func gatherEdgeSeams() {
        var seen: [(UInt32, Seen)] = []
        var ofCells: [(UInt32, (CellSeam, SeamSides))] = []
        for (number, seam) in parts.seams.enumerated() {
            let gates = parts.gate[Int(parts.firstGate[number])..<Int(parts.firstGate[number + 1])]
            let owned = parts.withMesh { OwnedParts(of: gates.lazy.map(\.triangle), in: $0) }
            let spans = owned.parts.map { ($0.edge, $0.span(onEdgeOf: network.length(of: Int($0.edge)))) }
            for (edge, span) in spans { seen.append((edge, Seen(number: UInt32(number), span: span))) }
            func side(_ cell: UInt32) -> UInt8 { spans.first { $0.0 == cells.onlyEdge(of: cell) }?.1.low ?? 0 }
            let sides = SeamSides(own: side(seam.left), beyond: side(seam.right))
            ofCells.append((seam.left, (CellSeam(seam: UInt32(number), beyond: seam.right), sides)))
            ofCells.append((seam.right, (CellSeam(seam: UInt32(number), beyond: seam.left), sides.turned)))
        }
        let table = Self.table(of: seen, count: network.edgeCount)
        parts.firstEdgeSeam = table.first
        parts.edgeSeam = table.entries.map(\.number)
        parts.edgeSeamSpan = table.entries.map(\.span)
        let cellTable = Self.table(of: ofCells, count: cells.count)
        parts.firstCellSeam = cellTable.first
        parts.cellSeam = cellTable.entries.map(\.0)
        parts.cellSeamSides = cellTable.entries.map(\.1)
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
