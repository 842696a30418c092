/// Finds the face in which each connected part of the boundaries lies.
///
/// From the lowest vertex of a part one looks south: the first edge there has that face on its upper side, or belongs
/// to a part that lies in the same face and has a lower vertex itself.
struct ComponentNesting {
    private let arcs: AreaArcs
    private var components: DisjointSets
    private let edges: EdgesBelow

    /// Fills in the faces of those cycles that have none yet, -1.
    static func placeOuterCycles(of arcs: AreaArcs, cycles: [Int32], faces: inout [Int32]) {
        var nesting = ComponentNesting(arcs: arcs)
        let lowest = nesting.lowestVertices()
        guard lowest.count > 1 else {
            faces = faces.map { max(0, $0) }
            return
        }
        var outer = [Int32](repeating: -1, count: arcs.nodeCount)
        for half in cycles.indices where faces[Int(cycles[half])] < 0 {
            outer[nesting.components.lowest(of: Int(arcs.tails[half]))] = cycles[half]
        }
        for (component, place) in lowest where outer[component] >= 0 {
            let half = nesting.edges.halfArc(below: place)
            // The part below came earlier, as its lowest vertex is lower.
            faces[Int(outer[component])] = half.map { max(0, faces[Int(cycles[$0])]) } ?? 0
        }
        faces = faces.map { max(0, $0) }
    }

    private init(arcs: AreaArcs) {
        self.arcs = arcs
        components = DisjointSets(count: arcs.nodeCount)
        for arc in 0..<arcs.count { components.unite(Int(arcs.tails[2 * arc]), Int(arcs.tails[2 * arc + 1])) }
        edges = EdgesBelow(arcs)
    }

    /// The lowest vertex of each component, ascending.
    private mutating func lowestVertices() -> [(component: Int, place: Coordinate)] {
        var lowest = [Coordinate?](repeating: nil, count: arcs.nodeCount)
        for arc in 0..<arcs.count {
            let component = components.lowest(of: Int(arcs.tails[2 * arc]))
            var least = lowest[component] ?? arcs.places[arcs.range(of: arc).lowerBound]
            for place in arcs.places[arcs.range(of: arc)] where place.packed < least.packed { least = place }
            lowest[component] = least
        }
        return lowest.enumerated().compactMap { entry in entry.element.map { (entry.offset, $0) } }
            .sorted { ($0.place.packed, $0.component) < ($1.place.packed, $1.component) }
    }
}
