import Geometry

/// What functions come to over the elements of isolations: what is closed, and, where it is part of the result, what loses supply.
struct ZoneFunctions {
    private let functions: [ResolvedFunction]
    private let plan: TracePlan
    /// The place of a node in the walk of the tree of dominators to its vertices, and to its links, which are numbered behind them.
    private let elements: NodeArcs?
    /// Over no elements.
    let ofNothing: [TraceFunctionResult]

    init(_ functions: [ResolvedFunction], _ graph: SupplyGraph, _ tree: DominatorTree, _ plan: TracePlan) {
        (self.functions, self.plan) = (functions, plan)
        let isListed = !functions.isEmpty && plan.configuration.includeIsolatedFeatures
        elements = isListed ? Self.elements(graph, tree, plan) : nil
        ofNothing = functions.map { $0.value(over: [], in: plan.network) }
    }

    private static func elements(_ graph: SupplyGraph, _ tree: DominatorTree, _ plan: TracePlan) -> NodeArcs {
        var (places, numbers): ([UInt32], [UInt32]) = ([], [])
        func add(_ number: Int, at node: UInt32?) {
            guard let node, node != SupplyGraph.none, tree.isReached(Int(node)) else { return }
            places.append(UInt32(tree.place(Int(node))))
            numbers.append(UInt32(number))
        }
        for vertex in 0..<plan.vertexCount { add(vertex, at: graph.nodes.nodeOfVertex[vertex]) }
        for link in 0..<plan.linkCount { add(plan.vertexCount + link, at: graph.node(suppliedWith: link, plan)) }
        return NodeArcs(nodeCount: graph.nodeCount, from: places, to: numbers)
    }

    /// - Parameters:
    ///   - isolating: what is closed.
    ///   - lost: the places of the nodes that lose their supply.
    /// - Complexity: O(n log n) for n elements of these nodes.
    func values(closing isolating: [UtilityElement], _ lost: some Sequence<Int>) -> [TraceFunctionResult] {
        if functions.isEmpty { return [] }
        let all = (isolating + lostElements(lost, closing: Set(isolating.map(\.feature)))).sorted()
        return functions.map { $0.value(over: all, in: plan.network) }
    }

    private func lostElements(_ places: some Sequence<Int>, closing closed: Set<Int>) -> [UtilityElement] {
        guard let elements else { return [] }
        var lost: [UtilityElement] = []
        for place in places {
            for number in elements.range(place).map({ Int(elements.node[$0]) }) {
                guard let element = element(number) else { continue }
                // Of what is closed no terminal is lost; of a line that is cut, its pieces may be.
                if element.terminal != nil, closed.contains(element.feature) { continue }
                lost.append(element)
            }
        }
        return lost
    }

    /// The element of a vertex or a link; nil for a place where no feature is. A cut has no extent, and is part of its line.
    private func element(_ number: Int) -> UtilityElement? {
        if number >= plan.vertexCount { return plan.element(ofLink: number - plan.vertexCount) }
        return plan.element(ofVertex: number).flatMap { $0.terminal == nil ? nil : $0 }
    }
}
