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
    var cells: CellNumbers
    /// Millimetres.
    let trim: UInt32

    /// - Parameters:
    ///   - trim: millimetres from streets beyond which no area goes.
    ///   - isUsed: whether an edge is one that a place can be nearest to.
    init(network: StreetNetwork, trim: UInt32, isUsed: @escaping (Int) -> Bool) {
        self.network = network
        self.trim = trim
        self.isUsed = isUsed
        cells = CellNumbers(edgeCount: network.edgeCount)
    }

    /// Complexity: O(n log n) for n straight parts of edges.
    /// - Throws: `Cancelled`.
    mutating func build(context: RunContext) throws -> SurfaceParts {
        let edges = (0..<network.edgeCount).filter(isUsed)
        let map = SurfaceMap(of: edges, in: network)
        parts.middle = map.middle
        let streets = edges.flatMap { StreetPiece.pieces(of: $0, in: network, on: map) }
        try context.checkCancelled()
        var leaves: [SquareTree.Leaf] = []
        var tree = SquareTree(streets, trim: Double(trim) / 1000)
        try tree.grow { leaf, near in
            leaves.append(leaf)
            if leaves.count & 0x3F == 0 { try context.checkCancelled() }
            for corner in leaf.corners where table.number(of: corner) == nil { addPlane(corner, near) }
        }
        let squares = SquareStreets(streets)
        for (number, leaf) in leaves.enumerated() {
            // A square with hundreds of streets takes a while.
            if number & 0x3F == 0 { try context.checkCancelled() }
            triangulate(leaf, squares)
        }
        gatherOwners()
        markStreets()
        try context.checkCancelled()
        numberCells()
        drawSeams()
        gatherEdges()
        gatherClearings()
        return parts
    }
}
