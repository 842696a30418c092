/// What belongs to the same controllers: parts of the network that open links join, passed either way, up to controllers.
struct SubnetworkRegions: Sendable {
    private static let none = UInt32.max

    /// Vertex to its region; none for controllers and for what is blocked.
    private let regionOfVertex: [UInt32]
    /// Region to the vertices of the controllers on its border, rising.
    private let controllers: [[Int]]
    /// The controllers that are no barriers.
    private let open: Set<Int>
    private let plan: TracePlan

    /// Complexity: O(vertices + links).
    init(_ plan: TracePlan, _ barriers: ElementStates) {
        let (states, links, graph) = (barriers.vertex, barriers.link, plan.graph)
        var region = [UInt32](repeating: Self.none, count: plan.vertexCount)
        var controllers: [[Int]] = []
        var pending: [Int] = []
        for first in 0..<plan.vertexCount
        where region[first] == Self.none && states[first].isDisjoint(with: [.blocked, .controller]) {
            var found: Set<Int> = []
            let number = UInt32(controllers.count)
            region[first] = number
            pending.append(first)
            while let vertex = pending.popLast() {
                graph.forEachArc(vertex) { arc in
                    let target = Int(arc.target)
                    guard arc.isPassable, region[target] == Self.none, !states[target].contains(.blocked),
                        links[arc.link].isDisjoint(with: [.blocked, .replaced])
                    else { return }
                    if states[target].contains(.controller) {
                        found.insert(target)
                        return
                    }
                    region[target] = number
                    pending.append(target)
                }
            }
            controllers.append(found.sorted())
        }
        regionOfVertex = region
        self.controllers = controllers
        self.plan = plan
        open = Set(plan.controllers.vertices.map(Int.init)).filter {
            states[$0].contains(.controller) && !states[$0].contains(.blocked)
        }
    }

    /// The vertices of the controllers that a vertex has, rising; of a controller itself.
    func controllers(ofVertex vertex: Int) -> [Int] {
        if open.contains(vertex) { return [vertex] }
        let region = regionOfVertex[vertex]
        return region == Self.none ? [] : controllers[Int(region)]
    }

    /// Those of a link, by the ends that are not barriers.
    func controllers(ofLink link: Int) -> [Int] {
        let ends = plan.ends(ofLink: link)
        return Set([ends.tail, ends.head].flatMap(controllers(ofVertex:))).sorted()
    }
}
