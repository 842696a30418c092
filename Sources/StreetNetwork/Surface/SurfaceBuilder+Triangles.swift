/// The triangles of a square.
extension SurfaceBuilder {
    mutating func triangulate(_ leaf: SquareTree.Leaf, _ squares: SquareStreets) {
        guard leaf.side == LatticePoint.square else { return triangulateOpen(leaf) }
        let shift = LatticePoint.squareShift
        let square = Square(x: leaf.corner.x >> shift, y: leaf.corner.y >> shift)
        let pieces = squares.pieces(of: square)
        if pieces.isEmpty {
            triangulateOpen(leaf)
        } else {
            triangulate(pieces, in: square)
        }
    }

    /// A square without streets: its corners, and those of smaller squares on its sides.
    private mutating func triangulateOpen(_ leaf: SquareTree.Leaf) {
        var points: [SquareMesh.Point] = []
        let step = LatticePoint.square
        for along in stride(from: 0, to: leaf.side, by: Int(step)) {
            let back = leaf.side - along
            for (x, y) in [(along, 0), (leaf.side, along), (back, leaf.side), (0, back)] {
                let point = LatticePoint(x: leaf.corner.x + x, y: leaf.corner.y + y)
                if table.number(of: point) != nil { points.append(SquareMesh.Point(x: x, y: y)) }
            }
        }
        if points.count == 4 { return addHalves(of: leaf) }
        mesh.build(side: leaf.side, points: points, lines: [])
        addTriangles(at: leaf.corner)
    }

    /// The two triangles of a square that has nothing but its corners.
    private mutating func addHalves(of leaf: SquareTree.Leaf) {
        let numbers = leaf.corners.map(cornerNumber)
        for corner in [0, 1, 2, 0, 2, 3] { parts.triangles.append(numbers[corner]) }
    }

    private mutating func triangulate(_ pieces: ArraySlice<StreetPiece>, in square: Square) {
        drawing.draw(pieces, in: square)
        mesh.build(
            side: LatticePoint.square, points: drawing.points.map { SquareMesh.Point(x: $0.x, y: $0.y) },
            lines: drawing.lines.map { (drawing.number[$0.start.place], drawing.number[$0.end.place]) })
        for line in drawing.lines {
            addOwner(at: line.start, in: square, edge: line.edge, offset: line.from)
            addOwner(at: line.end, in: square, edge: line.edge, offset: line.to)
        }
        for dot in drawing.dots { addOwner(at: dot.point, in: square, edge: dot.edge, offset: dot.offset) }
        addTriangles(at: square.corner)
    }

    private mutating func addOwner(at point: SquareDrawing.Point, in square: Square, edge: UInt32, offset: UInt32) {
        let place = LatticePoint(x: square.corner.x + point.x, y: square.corner.y + point.y)
        owners.append(Owner(corner: streetCorner(place), edge: edge, offset: offset))
    }

    private mutating func addTriangles(at corner: LatticePoint) {
        let numbers = mesh.points.map { cornerNumber(LatticePoint(x: corner.x + $0.x, y: corner.y + $0.y)) }
        for (a, b, c) in mesh.triangles {
            for point in [a, b, c] { parts.triangles.append(numbers[Int(point)]) }
        }
    }

    /// - Precondition: the point is a corner of the surface, as all are that triangles are made of.
    private func cornerNumber(_ point: LatticePoint) -> UInt32 {
        guard let number = table.number(of: point) else { preconditionFailure("no corner lies at \(point)") }
        return number
    }
}
