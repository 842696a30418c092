import Geometry
import StreetNetwork
import Vocabulary

/// The junctions that nodes become: those on one level within the tolerance of each other, and chains of such nodes, are
/// one. Places along a line that nothing but that line is near to stay as they are, however close they lie.
struct NodeClusters {
    /// Node to the first node of its junction, which is the one farthest west, then south.
    let first: [UInt32]

    /// The result depends on places and levels alone.
    ///
    /// Complexity: O(n log n) for n nodes, as long as few are near each other.
    /// - Throws: `Cancelled`.
    init(of nodes: StreetNodes, in rows: StreetRows, tolerance: Int64, context: RunContext) throws {
        let count = nodes.coordinate.count
        guard tolerance > 0 else {
            first = (0..<UInt32(count)).map { $0 }
            return
        }
        let tree = PackedRTree(nodes.coordinate.map { Box(of: [$0]) })
        let lines = NodeLines(of: nodes, in: rows)
        var isAlone = (0..<count).map(lines.isInner)
        // Pairs are looked for twice: where vertices are dense, there is no end of them.
        try Self.visitPairs(of: nodes, tree, within: tolerance, context) { one, other in
            if lines.areOfDifferentLines(one, other) { (isAlone[one], isAlone[other]) = (false, false) }
        }
        var sets = DisjointSets(count: count)
        try Self.visitPairs(of: nodes, tree, within: tolerance, context) { one, other in
            if !isAlone[one], !isAlone[other] { sets.unite(one, other) }
        }
        first = (0..<count).map { UInt32(sets.lowest(of: $0)) }
    }

    /// Visits each two nodes on one level within the tolerance.
    private static func visitPairs(
        of nodes: StreetNodes, _ tree: PackedRTree, within tolerance: Int64, _ context: RunContext,
        _ visit: (Int, Int) -> Void
    ) throws {
        try tree.withView { tree in
            for node in nodes.coordinate.indices {
                if node & 0xFFF == 0 { try context.checkCancelled() }
                let place = nodes.coordinate[node]
                for box in Surroundings.boxes(of: place, millimetres: tolerance) {
                    tree.search(box) { other in
                        guard other > node, nodes.level[other] == nodes.level[node],
                            Geodesic.millimetres(from: place, to: nodes.coordinate[other]) <= tolerance
                        else { return }
                        visit(node, other)
                    }
                }
            }
        }
    }
}
