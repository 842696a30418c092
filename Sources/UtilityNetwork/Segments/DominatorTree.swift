import Geometry

/// For each node that the root reaches, the last one that all ways from the root to it pass.
///
/// By the SEMI-NCA algorithm (L. Georgiadis, "Linear-Time Algorithms for Dominators and Related Problems", 2005).
struct DominatorTree: Sendable {
    /// Nodes by the number that a depth-first search gives them.
    private let nodeOfNumber: [Int32]
    /// Node to that number, or -1 where the root does not reach it.
    private let numberOfNode: [Int32]
    /// Number to the number of its dominator.
    private let dominator: [Int32]
    /// Of numbers.
    private let walk: ForestWalk

    /// Complexity: O(n²) at worst, and nearly O(n) on networks.
    init(root: Int, successors: NodeArcs, predecessors: NodeArcs) {
        let search = DepthFirstOrder(root: root, successors)
        (nodeOfNumber, numberOfNode) = (search.nodeOfNumber, search.numberOfNode)
        dominator = DominatorTree.dominators(search, predecessors)
        // Number 0 is its own dominator, and the only root.
        walk = ForestWalk([-1] + dominator.dropFirst())
    }

    private static func dominators(_ search: DepthFirstOrder, _ predecessors: NodeArcs) -> [Int32] {
        let count = search.nodeOfNumber.count
        var ancestor = search.parent
        var label = (0..<count).map { Int32($0) }
        var semi = label
        var path: [Int32] = []
        for number in stride(from: count - 1, to: 0, by: -1) {
            let node = Int(search.nodeOfNumber[number])
            var least = Int32(number)
            for place in predecessors.start[node]..<predecessors.start[node + 1] {
                let other = search.numberOfNode[Int(predecessors.node[Int(place)])]
                if other < 0 { continue }
                least = min(least, evaluate(other, number, &ancestor, &label, semi, &path))
            }
            semi[number] = least
            label[number] = Int32(number)
        }
        var dominator = search.parent
        for number in 1..<max(1, count) {
            while dominator[number] > semi[number] { dominator[number] = dominator[Int(dominator[number])] }
        }
        return dominator
    }

    /// The least semidominator on the way from a number up to those numbered `last` and above.
    private static func evaluate(
        _ number: Int32, _ last: Int, _ ancestor: inout [Int32], _ label: inout [Int32], _ semi: [Int32],
        _ path: inout [Int32]
    ) -> Int32 {
        if Int(number) <= last { return number }
        var place = number
        path.removeAll(keepingCapacity: true)
        while Int(ancestor[Int(place)]) > last {
            path.append(place)
            place = ancestor[Int(place)]
        }
        var top = place
        while let lower = path.popLast() {
            if semi[Int(label[Int(top)])] < semi[Int(label[Int(lower)])] { label[Int(lower)] = label[Int(top)] }
            ancestor[Int(lower)] = ancestor[Int(top)]
            top = lower
        }
        return semi[Int(label[Int(number)])]
    }

    /// Whether supply comes to a node at all.
    func isReached(_ node: Int) -> Bool { numberOfNode[node] >= 0 }

    /// Whether all ways to a node pass another, or it is that one. Both have to be reached.
    func dominates(_ node: Int, _ other: Int) -> Bool {
        walk.isAbove(Int(numberOfNode[node]), Int(numberOfNode[other]))
    }

    /// Where a reached node stands in a walk of the tree.
    func place(_ node: Int) -> Int { walk.place(Int(numberOfNode[node])) }

    /// Where it stands, and all that it dominates.
    func places(_ node: Int) -> Range<Int> { walk.places(Int(numberOfNode[node])) }

    /// The node above; the root's is itself.
    func dominator(of node: Int) -> Int { Int(nodeOfNumber[Int(dominator[Int(numberOfNode[node])])]) }

    /// Adds to every reached node's number those of all that it dominates.
    func sumUp<Number: AdditiveArithmetic>(_ values: inout [Number]) {
        for number in stride(from: nodeOfNumber.count - 1, to: 0, by: -1) {
            values[Int(nodeOfNumber[Int(dominator[number])])] += values[Int(nodeOfNumber[number])]
        }
    }

    /// Reached nodes, each after its dominator.
    var nodes: [Int32] { nodeOfNumber }
}

/// The numbers of nodes in the order in which a depth-first search finds them.
struct DepthFirstOrder {
    let nodeOfNumber: [Int32]
    let numberOfNode: [Int32]
    /// Number to the number from which it was found.
    let parent: [Int32]

    init(root: Int, _ successors: NodeArcs) {
        var numberOfNode = [Int32](repeating: -1, count: successors.start.count - 1)
        var (nodeOfNumber, parent): ([Int32], [Int32]) = ([], [])
        var next = Array(successors.start.dropLast())
        var stack: [Int32] = []
        func visit(_ node: Int32, from number: Int32) {
            numberOfNode[Int(node)] = Int32(nodeOfNumber.count)
            nodeOfNumber.append(node)
            parent.append(number)
            stack.append(node)
        }
        visit(Int32(root), from: 0)
        while let node = stack.last.map({ Int($0) }) {
            if next[node] == successors.start[node + 1] {
                stack.removeLast()
                continue
            }
            let target = successors.node[Int(next[node])]
            next[node] += 1
            if numberOfNode[Int(target)] < 0 { visit(Int32(target), from: numberOfNode[node]) }
        }
        (self.nodeOfNumber, self.numberOfNode, self.parent) = (nodeOfNumber, numberOfNode, parent)
    }
}
