/// Takes vertices out of arcs as long as no boundary moves across another.
///
/// A vertex goes if the triangle with its neighbours holds no other vertex, so that the boundary between the neighbours
/// crosses nothing, and if all vertices that went between these neighbours are within the tolerance of the new edge.
struct ArcSimplification {
    private let arcs: AreaArcs
    /// Arc to its tolerance in metres.
    private let tolerances: [Double]
    private let isKept: [Bool]
    /// The neighbours of a vertex that is still there.
    private var before: [Int32]
    private var after: [Int32]
    private var grid: VertexGrid
    /// Pairs of nodes that an edge joins.
    private var directPairs: Set<UInt64> = []
    /// How many vertices an arc has between its ends.
    private var inner: [Int32]
    /// Whether a vertex has failed to go since its neighbours changed.
    private var isStuck: [Bool]
    /// Whether what goes from one arc still stands in the way of others.
    private let keepsVertices: Bool
    private var removed: [Coordinate] = []

    /// - Parameters:
    ///   - tolerances: of each arc, in metres.
    ///   - obstacles: nil: arcs keep off each other as they become. Otherwise they keep off these places, and off each other
    ///     both as they were and as they become.
    ///   - isKept: whether a vertex stays, whatever the tolerance; none where it is empty.
    static func simplified(
        _ arcs: AreaArcs, tolerances: [Double], obstacles: [Coordinate]? = nil, isKept: [Bool] = []
    ) -> AreaArcs {
        guard tolerances.contains(where: { $0 > 0 }), !arcs.places.isEmpty else { return arcs }
        var simplification = ArcSimplification(
            arcs: arcs, tolerances: tolerances, obstacles: obstacles, isKept: isKept)
        simplification.run()
        return simplification.result()
    }

    private init(arcs: AreaArcs, tolerances: [Double], obstacles: [Coordinate]?, isKept: [Bool]) {
        self.arcs = arcs
        self.isKept = isKept
        self.tolerances = tolerances
        keepsVertices = obstacles != nil
        before = (0..<Int32(arcs.places.count)).map { $0 - 1 }
        after = (0..<Int32(arcs.places.count)).map { $0 + 1 }
        grid = VertexGrid(arcs, obstacles ?? [])
        isStuck = [Bool](repeating: false, count: arcs.places.count)
        inner = (0..<arcs.count).map { Int32(arcs.range(of: $0).count - 2) }
        for arc in 0..<arcs.count where inner[arc] == 0 { directPairs.insert(ends(of: arc)) }
    }

    private func ends(of arc: Int) -> UInt64 {
        let (tail, head) = (UInt64(arcs.tails[2 * arc]), UInt64(arcs.tails[2 * arc + 1]))
        return min(tail, head) << 32 | max(tail, head)
    }

    /// Small deviations first, so that what remains is what stands out.
    private mutating func run() {
        for arc in 0..<arcs.count where inner[arc] > 0 && tolerances[arc] > 0 {
            for share in [0.25, 1] {
                for vertex in arcs.range(of: arc) { isStuck[vertex] = false }
                let plane = DeviationPlane(of: arcs.places[arcs.range(of: arc)], tolerance: tolerances[arc] * share)
                while pass(over: arc, plane) > 0 {}
            }
            if keepsVertices { restore() }
        }
    }

    private mutating func restore() {
        for place in removed { grid.restore(place) }
        removed.removeAll(keepingCapacity: true)
    }

    /// Takes out every vertex of an arc that may go, except next to one that has just gone; returns how many went.
    private mutating func pass(over arc: Int, _ plane: DeviationPlane) -> Int {
        let range = arcs.range(of: arc)
        var (vertex, count) = (Int(after[range.lowerBound]), 0)
        while vertex < range.upperBound - 1 {
            let next = Int(after[vertex])
            guard !isStuck[vertex], mayGo(vertex, of: arc, plane) else {
                isStuck[vertex] = true
                vertex = next
                continue
            }
            remove(vertex, of: arc)
            count += 1
            vertex = Int(after[next])
        }
        return count
    }

    private func mayGo(_ vertex: Int, of arc: Int, _ plane: DeviationPlane) -> Bool {
        let (previous, next) = (Int(before[vertex]), Int(after[vertex]))
        if !isKept.isEmpty, isKept[vertex] { return false }
        let isLoop = arcs.tails[2 * arc] == arcs.tails[2 * arc + 1]
        if isLoop, inner[arc] <= 2 { return false }
        if inner[arc] == 1, directPairs.contains(ends(of: arc)) { return false }
        let (a, b, c) = (arcs.places[previous], arcs.places[vertex], arcs.places[next])
        for index in previous + 1..<next where !plane.isNear(arcs.places[index], a, c) { return false }
        return !grid.holdsAny(in: a, b, c)
    }

    private mutating func remove(_ vertex: Int, of arc: Int) {
        after[Int(before[vertex])] = after[vertex]
        before[Int(after[vertex])] = before[vertex]
        isStuck[Int(before[vertex])] = false
        isStuck[Int(after[vertex])] = false
        grid.remove(arcs.places[vertex])
        if keepsVertices { removed.append(arcs.places[vertex]) }
        inner[arc] -= 1
        if inner[arc] == 0 { directPairs.insert(ends(of: arc)) }
    }

    private func result() -> AreaArcs {
        var result = arcs
        result.places = []
        result.starts = [0]
        for arc in 0..<arcs.count {
            let range = arcs.range(of: arc)
            var vertex = range.lowerBound
            while vertex < range.upperBound {
                result.places.append(arcs.places[vertex])
                vertex = Int(after[vertex])
            }
            result.starts.append(Int32(result.places.count))
        }
        return result
    }
}
