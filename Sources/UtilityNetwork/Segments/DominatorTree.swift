import Geometry

/// For each node that the root reaches, the last one that all ways from the root to it pass.
///
/// By the algorithm of Lengauer and Tarjan (doi:10.1145/357062.357071), in its simple form.
struct DominatorTree: Sendable {
    /// Nodes by the number that a depth-first search gives them.
    private let nodeOfNumber: [Int32]
    /// Node to that number, or -1 where the root does not reach it.
    private let numberOfNode: [Int32]
    /// Number to the number of its dominator.
    private let dominator: [Int32]
    /// Of numbers.
    private let walk: ForestWalk

    /// Complexity: O(m log n) for n nodes and m arcs.
    init(root: Int, successors: NodeArcs, predecessors: NodeArcs) {
        let search = DepthFirstOrder(root: root, successors)
        (nodeOfNumber, numberOfNode) = (search.nodeOfNumber, search.numberOfNode)
        dominator = DominatorTree.dominators(search, predecessors)
        // Number 0 is its own dominator, and the only root.
        walk = ForestWalk([-1] + dominator.dropFirst())
    }

    private static func dominators(_ search: DepthFirstOrder, _ predecessors: NodeArcs) -> [Int32] {
        var forest = SemidominatorForest(search.parent)
        var dominator = search.parent
        // Numbers by their semidominators: the first of each, and the next one of its row.
        var first = [Int32](repeating: -1, count: dominator.count)
        var next = first
        for number in dominator.indices.reversed() {
            // What lies between is known now: where some of it can be passed by from further above, both have one dominator.
            var waiting = first[number]
            while waiting >= 0 {
                let least = forest.least(from: waiting, below: number)
                dominator[Int(waiting)] = forest.semidominator[Int(least)] < number ? least : Int32(number)
                waiting = next[Int(waiting)]
            }
            if number == 0 { break }
            for place in predecessors.range(Int(search.nodeOfNumber[number])) {
                let other = search.numberOfNode[Int(predecessors.node[place])]
                if other >= 0 { forest.reach(number, from: other) }
            }
            let above = Int(forest.semidominator[number])
            (next[number], first[above]) = (first[above], Int32(number))
        }
        for number in dominator.indices.dropFirst() where dominator[number] != forest.semidominator[number] {
            dominator[number] = dominator[Int(dominator[number])]
        }
        return dominator
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
