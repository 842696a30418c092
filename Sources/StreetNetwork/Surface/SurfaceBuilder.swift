import Geometry
import Vocabulary

/// Builds the surface of some of a network's edges.
struct SurfaceBuilder {
    let network: StreetNetwork
    private let isUsed: (Int) -> Bool
    var parts = SurfaceParts()
    var table = PointTable()
    var owners: [Owner] = []
    var drawing = SquareDrawing()
    var mesh = SquareMesh()
    private var blockOfTriangles: UInt64?

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
