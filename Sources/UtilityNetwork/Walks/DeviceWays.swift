import Geometry

/// The ways through devices, among the ways of supply.
struct DeviceWays {
    let successors: NodeArcs
    let predecessors: NodeArcs
    /// Whether an arc is a way through a device.
    let isThroughDevice: (Int) -> Bool

    /// The other terminals that ways through the device join with one.
    ///
    /// - Complexity: O(ways between terminals × terminals).
    func terminals(besides vertex: Int) -> [Int] {
        var found = [vertex]
        var next = 0
        while next < found.count {
            for arcs in [predecessors, successors] {
                forEachEnd(of: found[next], arcs) { if !found.contains($0) { found.append($0) } }
            }
            next += 1
        }
        return Array(found.dropFirst())
    }

    func forEachEnd(of vertex: Int, _ arcs: NodeArcs, _ body: (Int) -> Void) {
        for place in arcs.range(vertex) where isThroughDevice(Int(arcs.arc[place])) { body(Int(arcs.node[place])) }
    }

    /// The terminals that ways through the device lead to from some, with the fewest of them.
    func steps(from vertices: [Int]) -> [Int: Int] {
        var steps = Dictionary(uniqueKeysWithValues: vertices.map { ($0, 0) })
        var queue = vertices
        var next = 0
        while next < queue.count {
            let step = steps[queue[next]]! + 1
            forEachEnd(of: queue[next], successors) { target in
                guard steps[target] == nil else { return }
                steps[target] = step
                queue.append(target)
            }
            next += 1
        }
        return steps
    }
}
