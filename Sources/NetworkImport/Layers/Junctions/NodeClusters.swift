import Geometry
import StreetNetwork
import Vocabulary

/// The junctions that nodes become: those on one level within the tolerance of each other, and chains of such nodes, are
/// one.
struct NodeClusters {
    /// Node to the first node of its junction, which is the one farthest west, then south.
    let first: [UInt32]

    /// The result depends on places and levels alone.
    ///
    /// Complexity: O(n log n) for n nodes, as long as few are near each other.
    /// - Throws: `Cancelled`.
    init(of nodes: StreetNodes, tolerance: Int64, context: RunContext) throws {
        let count = nodes.coordinate.count
        guard tolerance > 0 else {
            first = (0..<UInt32(count)).map { $0 }
            return
        }
        var sets = DisjointSets(count: count)
        let tree = PackedRTree(nodes.coordinate.map { Box(of: [$0]) })
        try tree.withView { tree in
            for node in 0..<count {
                if node & 0xFFF == 0 { try context.checkCancelled() }
                let place = nodes.coordinate[node]
                for box in Surroundings.boxes(of: place, millimetres: tolerance) {
                    tree.search(box) { other in
                        guard other > node, nodes.level[other] == nodes.level[node],
                            Geodesic.millimetres(from: place, to: nodes.coordinate[other]) <= tolerance
                        else { return }
                        sets.unite(node, other)
                    }
                }
            }
        }
        first = (0..<count).map { UInt32(sets.lowest(of: $0)) }
    }
}
