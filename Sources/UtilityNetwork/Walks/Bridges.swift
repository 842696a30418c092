/// Which links of a graph part it when they are taken away.
///
/// By R. E. Tarjan, "A note on finding the bridges of a graph", 1974.
struct Bridges {
    struct Way {
        /// The number of the vertex at the other end.
        let target: Int32
        let link: Int32
    }

    private var order: [Int32]
    private var low: [Int32]
    private var parentLink: [Int32]

    init(_ ways: JoinedWays) {
        let count = ways.vertices.count
        order = [Int32](repeating: -1, count: count)
        low = order
        parentLink = order
        var next = (0..<count).map { ways.range($0).lowerBound }
        var seen: Int32 = 0
        var path: [Int] = []
        for root in 0..<count where order[root] < 0 {
            visit(root, by: -1, &seen, &path)
            while let node = path.last {
                guard next[node] < ways.range(node).upperBound else {
                    path.removeLast()
                    if let above = path.last { low[above] = min(low[above], low[node]) }
                    continue
                }
                let way = ways[next[node]]
                next[node] += 1
                if way.link == parentLink[node] { continue }
                if order[Int(way.target)] < 0 {
                    visit(Int(way.target), by: way.link, &seen, &path)
                } else {
                    low[node] = min(low[node], order[Int(way.target)])
                }
            }
        }
    }

    private mutating func visit(_ node: Int, by link: Int32, _ seen: inout Int32, _ path: inout [Int]) {
        order[node] = seen
        low[node] = seen
        parentLink[node] = link
        seen += 1
        path.append(node)
    }

    /// Whether a way at a node is a bridge.
    func isBridge(_ node: Int, _ way: Way) -> Bool {
        let target = Int(way.target)
        let isDown = parentLink[target] == way.link && order[target] > order[node]
        let isUp = parentLink[node] == way.link && order[target] < order[node]
        return isDown && low[target] == order[target] || isUp && low[node] == order[node]
    }
}
