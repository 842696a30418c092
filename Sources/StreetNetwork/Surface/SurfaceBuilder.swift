import Geometry
import Vocabulary

/// Builds the surface of some of a network's edges.
struct SurfaceBuilder {
    private let network: StreetNetwork
    private let isUsed: (Int) -> Bool
    private var parts = SurfaceParts()
    private var table = PointTable()
    private var owners: [Owner] = []
    private var drawing = SquareDrawing()
    private var mesh = SquareMesh()
    private var blockOfTriangles: UInt64?

    private struct Owner: Comparable {
        let corner: UInt32
        let edge: UInt32
        let offset: UInt32

        static func < (left: Owner, right: Owner) -> Bool {
            (left.corner, left.edge, left.offset) < (right.corner, right.edge, right.offset)
        }
    }

    /// - Parameter isUsed: whether an edge is one that a place can be nearest to.
    init(network: StreetNetwork, isUsed: @escaping (Int) -> Bool) {
        self.network = network
        self.isUsed = isUsed
    }

    /// Complexity: O(n log n) for n straight parts of edges.
    /// - Throws: `Cancelled`.
    mutating func build(context: RunContext) throws -> SurfaceParts {
        let streets = (0..<network.edgeCount).filter(isUsed).flatMap { StreetPiece.pieces(of: $0, in: network) }
        try context.checkCancelled()
        var leaves: [SquareTree.Leaf] = []
        var tree = SquareTree(streets)
        try tree.grow { leaf, near in
            leaves.append(leaf)
            if leaves.count & 0xFFFF == 0 { try context.checkCancelled() }
            for corner in leaf.corners where table.number(of: corner) == nil { addPlane(corner, near) }
        }
        let squares = SquareStreets(streets)
        for (number, leaf) in leaves.enumerated() {
            if number & 0xFFFF == 0 { try context.checkCancelled() }
            beginBlock(of: leaf)
            triangulate(leaf, squares)
        }
        parts.firstTriangle.append(UInt32(parts.triangles.count / 3))
        gatherOwners()
        markStreets()
        gatherBlocks()
        return parts
    }

    private mutating func beginBlock(of leaf: SquareTree.Leaf) {
        let block = LatticePoint(x: leaf.corner.x >> Self.blockShift, y: leaf.corner.y >> Self.blockShift).key
        if block == blockOfTriangles { return }
        blockOfTriangles = block
        parts.firstTriangle.append(UInt32(parts.triangles.count / 3))
    }

    /// Blocks are 4 x 4 of the smallest squares, or a larger one.
    private static let blockShift = LatticePoint.squareShift + 2
}

// MARK: Corners

extension SurfaceBuilder {
    private mutating func addPlane(_ point: LatticePoint, _ near: ArraySlice<StreetPiece>) {
        let scale = LatticeScale(atRow: point.y)
        var best: (near: NearestStreet, piece: StreetPiece)?
        for piece in near {
            let place = NearestStreet(to: point, on: piece, scale)
            // Of equally near ones that with the lowest number, whatever order they come in.
            if let known = best?.near.squaredMetres {
                if place.squaredMetres > known { continue }
                if place.squaredMetres == known, let piece0 = best?.piece, piece0.edge <= piece.edge { continue }
            }
            best = (place, piece)
        }
        guard let best else { return }
        let (piece, fraction) = (best.piece, best.near.fraction)
        let nearest = piece.start.coordinate.interpolated(to: piece.end.coordinate, fraction: fraction)
        let millimetres = UInt32(min(1e9, (best.near.squaredMetres.squareRoot() * 1000).rounded()))
        let corner = addCorner(point, nearest: nearest, distance: max(1, millimetres))
        owners.append(Owner(corner: corner, edge: piece.edge, offset: piece.offset(at: fraction)))
    }

    private mutating func addCorner(_ point: LatticePoint, nearest: Coordinate, distance: UInt32) -> UInt32 {
        parts.place.append(point.coordinate)
        parts.nearest.append(nearest)
        parts.distance.append(distance)
        return table.add(point)
    }

    private mutating func streetCorner(_ point: LatticePoint) -> UInt32 {
        guard let known = table.number(of: point) else {
            return addCorner(point, nearest: point.coordinate, distance: 0)
        }
        parts.distance[Int(known)] = 0
        parts.nearest[Int(known)] = point.coordinate
        return known
    }
}

// MARK: Triangles

extension SurfaceBuilder {
    private mutating func triangulate(_ leaf: SquareTree.Leaf, _ squares: SquareStreets) {
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
        mesh.build(side: leaf.side, points: points, lines: [])
        addTriangles(at: leaf.corner)
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
        let numbers = mesh.points.map { point in
            table.number(of: LatticePoint(x: corner.x + point.x, y: corner.y + point.y)) ?? 0
        }
        for (a, b, c) in mesh.triangles {
            for point in [a, b, c] { parts.triangles.append(numbers[Int(point)]) }
        }
    }
}

// MARK: Tables

extension SurfaceBuilder {
    private mutating func gatherOwners() {
        owners.sort()
        for owner in owners {
            while parts.firstOwner.count <= Int(owner.corner) { parts.firstOwner.append(UInt32(parts.ownerEdge.count)) }
            let isKnown =
                Int(parts.firstOwner[Int(owner.corner)]) < parts.ownerEdge.count
                && parts.ownerEdge.last == owner.edge && parts.ownerOffset.last == owner.offset
            if isKnown { continue }
            parts.ownerEdge.append(owner.edge)
            parts.ownerOffset.append(owner.offset)
        }
        while parts.firstOwner.count <= parts.place.count { parts.firstOwner.append(UInt32(parts.ownerEdge.count)) }
        owners = []
    }

    /// Marks the sides that streets run along: told by the owners of both ends, so that both triangles agree.
    private mutating func markStreets() {
        for triangle in 0..<(parts.triangles.count / 3) {
            let corners = (0..<3).map { parts.triangles[triangle * 3 + $0] }
            for side in 0..<3 where isStreet(corners[side], corners[(side + 1) % 3]) {
                parts.triangles[triangle * 3 + side] |= Surface.streetFlag
            }
        }
    }

    private func isStreet(_ from: UInt32, _ to: UInt32) -> Bool {
        guard parts.distance[Int(from)] == 0, parts.distance[Int(to)] == 0 else { return false }
        var side: SharedStretch.Side?
        for start in Int(parts.firstOwner[Int(from)])..<Int(parts.firstOwner[Int(from) + 1]) {
            for end in Int(parts.firstOwner[Int(to)])..<Int(parts.firstOwner[Int(to) + 1])
            where parts.ownerEdge[start] == parts.ownerEdge[end] {
                let known = side ?? SharedStretch.Side(parts.place[Int(from)], parts.place[Int(to)])
                side = known
                if known.isAlong(parts.ownerOffset[start], parts.ownerOffset[end]) { return true }
            }
        }
        return false
    }

    private mutating func gatherBlocks() {
        var lastBlock = [UInt32](repeating: .max, count: network.edgeCount)
        for block in 0..<(parts.firstTriangle.count - 1) {
            parts.firstBlockEdge.append(UInt32(parts.blockEdge.count))
            var farthest: UInt32 = 0
            for place in (Int(parts.firstTriangle[block]) * 3)..<(Int(parts.firstTriangle[block + 1]) * 3) {
                let corner = Int(parts.triangles[place] & ~Surface.streetFlag)
                farthest = max(farthest, parts.distance[corner])
                for owner in Int(parts.firstOwner[corner])..<Int(parts.firstOwner[corner + 1]) {
                    let edge = parts.ownerEdge[owner]
                    if lastBlock[Int(edge)] == UInt32(block) { continue }
                    lastBlock[Int(edge)] = UInt32(block)
                    parts.blockEdge.append(edge)
                }
            }
            parts.blockDistance.append(farthest)
        }
        parts.firstBlockEdge.append(UInt32(parts.blockEdge.count))
        invertBlocks()
    }

    /// From blocks with their edges to edges with their blocks.
    private mutating func invertBlocks() {
        var first = [UInt32](repeating: 0, count: network.edgeCount + 1)
        for edge in parts.blockEdge { first[Int(edge) + 1] += 1 }
        for edge in 0..<network.edgeCount { first[edge + 1] += first[edge] }
        parts.firstEdgeBlock = first
        parts.edgeBlock = [UInt32](repeating: 0, count: parts.blockEdge.count)
        for block in 0..<(parts.firstBlockEdge.count - 1) {
            for place in Int(parts.firstBlockEdge[block])..<Int(parts.firstBlockEdge[block + 1]) {
                let edge = Int(parts.blockEdge[place])
                parts.edgeBlock[Int(first[edge])] = UInt32(block)
                first[edge] += 1
            }
        }
    }
}
