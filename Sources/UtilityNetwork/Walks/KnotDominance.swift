import Geometry

/// Knots to which no walk comes but through a certain one.
///
/// Where that holds of all that is behind a knot, as in a network whose branches lead to customers, totals of walks add up along
/// the tree of dominators.
struct KnotDominance: Sendable {
    private let tree: DominatorTree
    private let ancestors: TreeAncestors
    private let isWhole: [Bool]

    /// Complexity: O(n log n) for n knots and steps between them, and what the tree of dominators takes.
    init(_ knots: WalkKnots) {
        // Above all stands a root that leads to the knots that nothing leads to.
        let root = UInt32(knots.count)
        var isLedTo = [Bool](repeating: false, count: knots.count)
        var (fronts, backs): ([UInt32], [UInt32]) = ([], [])
        for knot in 0..<knots.count {
            for next in knots.next.node[knots.next.range(knot)] {
                fronts.append(UInt32(knot))
                backs.append(next)
                isLedTo[Int(next)] = true
            }
        }
        for knot in 0..<knots.count where !isLedTo[knot] {
            fronts.append(root)
            backs.append(UInt32(knot))
        }
        tree = DominatorTree(
            root: Int(root), successors: NodeArcs(nodeCount: knots.count + 1, from: fronts, to: backs),
            predecessors: NodeArcs(nodeCount: knots.count + 1, from: backs, to: fronts))
        ancestors = TreeAncestors(tree, nodeCount: knots.count + 1)
        isWhole = Self.whole(knots, tree)
    }

    /// Whether all that is behind a knot is dominated by it: it stands in the part of the tree's walk that is the knot's.
    private static func whole(_ knots: WalkKnots, _ tree: DominatorTree) -> [Bool] {
        var range = (0..<knots.count).map { (first: tree.place($0), last: tree.place($0)) }
        // What is behind a knot has a lower number.
        for knot in 0..<knots.count {
            for next in knots.next.node[knots.next.range(knot)] {
                range[knot].first = min(range[knot].first, range[Int(next)].first)
                range[knot].last = max(range[knot].last, range[Int(next)].last)
            }
        }
        return range.indices.map {
            tree.places($0).contains(range[$0].first) && tree.places($0).contains(range[$0].last)
        }
    }

    /// Whether no walk comes to what is behind a knot but through it.
    func holdsAll(behind knot: Int) -> Bool { isWhole[knot] }

    func dominates(_ knot: Int, _ other: Int) -> Bool { tree.dominates(knot, other) }

    /// Adds up, for each knot, what it dominates and what it is itself.
    ///
    /// - Parameters:
    ///   - items: the knots of each item, which counts once however many of its knots are dominated.
    ///   - value: what an item counts.
    func add<Value: AdditiveArithmetic>(
        _ items: some Sequence<(item: Int, knots: ArraySlice<UInt32>)>, to totals: inout [Value],
        _ value: (Int) -> Value
    ) {
        for (item, knots) in items {
            let amount = value(item)
            let ordered = knots.sorted { tree.place(Int($0)) < tree.place(Int($1)) }
            for knot in ordered { totals[Int(knot)] += amount }
            for (one, other) in zip(ordered, ordered.dropFirst()) {
                totals[ancestors.lowestCommon(Int(one), Int(other))] -= amount
            }
        }
    }

    func sumUp<Value: AdditiveArithmetic>(_ totals: inout [Value]) { tree.sumUp(&totals) }
}
