import ImageFile
import Vocabulary

/// A hierarchy as an image beside its network's.
public enum HierarchyImage {
    /// To be raised with every change of the sections, of what they mean, or of how a hierarchy is built.
    public static let format: UInt32 = 4

    public static func identity(key: String) -> ImageIdentity {
        ImageIdentity(kind: "ranks", format: format, keyOf: key)
    }

    /// Builds the hierarchy of the streets that a mode uses.
    ///
    /// - Parameters:
    ///   - metric: of the mode, without barriers. If it is the mode's own, its costs are kept.
    ///   - key: what the hierarchy depends on, as a text.
    /// - Throws: `Cancelled`.
    public static func writer(of metric: Metric, key: String, context: RunContext) throws -> ImageWriter {
        let order =
            metric.hasCrowdedJunction
            ? [] : try NestedDissection(metric.network, isUsed: metric.isUsed).edges(context: context)
        var writer = try arcs(of: metric, edges: order, key: key, context: context)
        guard metric.isStandard, let hierarchy = try? Hierarchy(writer.inMemory()) else { return writer }
        if let costs = hierarchy.costs(of: metric, isOwn: true) {
            costs.up.add(to: &writer, as: "up")
            costs.down.add(to: &writer, as: "down")
        }
        return writer
    }

    /// - Parameter edges: in their order; none for a hierarchy that nothing is looked for in.
    private static func arcs(
        of metric: Metric, edges: [UInt32], key: String, context: RunContext
    ) throws -> ImageWriter {
        let nodes = HierarchyNodes(metric, edges: edges)
        let turns = TurnArc.all(of: metric, nodes)
        try context.checkCancelled()
        guard let contraction = Contraction(count: nodes.node.count, turns: turns) else {
            return try arcs(of: metric, edges: [], key: key, context: context)
        }
        try context.checkCancelled()
        var writer = ImageWriter(identity(key: key))
        writer.add(nodes.node, as: "node")
        writer.add(nodes.rank, as: "rank")
        writer.add(contraction.firstUp, as: "first-up")
        writer.add(contraction.upper, as: "upper")
        writer.add(contraction.parents, as: "parent")
        add(lowerNeighbours: contraction, to: &writer)
        add(turns, contraction, to: &writer)
        return writer
    }

    private static func add(lowerNeighbours contraction: Contraction, to writer: inout ImageWriter) {
        let (firstUp, upper) = (contraction.firstUp, contraction.upper)
        let count = firstUp.count - 1
        var first = [UInt32](repeating: 0, count: count + 1)
        for rank in upper { first[Int(rank) + 1] += 1 }
        for rank in 0..<count { first[rank + 1] += first[rank] }
        var next = first
        var arcs = [UInt32](repeating: 0, count: upper.count)
        var lower = arcs
        for rank in 0..<count {
            for arc in Int(firstUp[rank])..<Int(firstUp[rank + 1]) {
                let place = Int(next[Int(upper[arc])])
                next[Int(upper[arc])] += 1
                arcs[place] = UInt32(arc)
                lower[place] = UInt32(rank)
            }
        }
        writer.add(first, as: "first-down")
        writer.add(arcs, as: "down-arc")
        writer.add(lower, as: "down-lower")
    }

    private static func add(_ turns: [TurnArc], _ contraction: Contraction, to writer: inout ImageWriter) {
        var ways = turns.indices.map { index in
            let turn = turns[index]
            let (low, high) = (min(turn.from, turn.to), max(turn.from, turn.to))
            let arc = contraction.arc(from: Int(low), to: high)
            return (way: UInt32(arc) * 2 + (turn.from > turn.to ? 1 : 0), index: index)
        }
        ways.sort { $0.way < $1.way }
        writer.add(ways.map(\.way), as: "turn-way")
        writer.add(ways.map { turns[$0.index].edge }, as: "turn-edge")
        writer.add(ways.map { turns[$0.index].turn }, as: "turn-place")
    }

    /// The streets of a junction are all joined with each other in a hierarchy, and what that takes grows with the third power of
    /// how many they are: a network where more than this meet has none, and searches go from street to street.
    fileprivate static let mostDepartures = 512

    /// Maps the hierarchy of a file.
    ///
    /// - Throws: `ImageError`.
    public static func open(_ path: String, key: String, metric: Metric) throws -> Hierarchy {
        try Hierarchy(
            Image.open(path, as: identity(key: key)) {
                try HierarchyImageCheck($0, metric, path: path).check()
            })
    }

    /// - Throws: `ImageError` where a section is missing.
    public static func hierarchy(of image: Image) throws -> Hierarchy { try Hierarchy(image) }
}

extension Metric {
    fileprivate var hasCrowdedJunction: Bool {
        (0..<network.junctionCount).contains { junction in
            let departures = network.departures(of: junction)
            return departures.count > HierarchyImage.mostDepartures
                && departures.count { isUsed($0.edge) } > HierarchyImage.mostDepartures
        }
    }
}
