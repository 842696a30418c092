import Geometry

/// The parts that a network falls into, all links taken as passable.
struct NetworkParts {
    private let count: Int
    private let unfed: Int
    private let unfedFeatures: Int
    private let hasControllers: Bool

    init(_ graph: NetworkGraph, _ links: DraftLinks) {
        var sets = DisjointSets(count: graph.vertexFeature.count)
        for link in graph.linkTail.indices { sets.unite(Int(graph.linkTail[link]), Int(graph.linkHead[link])) }
        var isFed = [Bool](repeating: false, count: graph.vertexFeature.count)
        for controller in links.controllers {
            let vertex = graph.element[Int(graph.firstElement[Int(controller.feature)]) + Int(controller.terminal)]
            isFed[sets.lowest(of: Int(vertex))] = true
        }
        var roots = (count: 0, unfed: 0, features: 0)
        for vertex in graph.vertexFeature.indices {
            let root = sets.lowest(of: vertex)
            if root == vertex {
                roots.count += 1
                if !isFed[root] { roots.unfed += 1 }
            }
            if !isFed[root], graph.vertexFeature[vertex] != NetworkConnections.none, graph.vertexTerminal[vertex] == 0 {
                roots.features += 1
            }
        }
        for link in graph.linkTail.indices where graph.linkFlags[link].isPiece && graph.linkFrom[link] == 0 {
            if !isFed[sets.lowest(of: Int(graph.linkTail[link]))] { roots.features += 1 }
        }
        (count, unfed, unfedFeatures) = roots
        hasControllers = !links.controllers.isEmpty
    }

    var notes: [UtilityNote] {
        guard count > 1 else { return [] }
        let unfedParts =
            hasControllers && unfed > 0
            ? "; \(unfed) of them, with \(unfedFeatures) features, \(unfed == 1 ? "holds" : "hold") no subnetwork controller"
            : ""
        return [UtilityNote(.disconnectedParts, "the network falls into \(count) parts\(unfedParts)")]
    }
}
