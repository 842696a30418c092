/// Takes vertices out of arcs as long as no boundary moves across another.
///
/// A vertex goes if the triangle with its neighbours holds no other vertex, so that the boundary between the neighbours
/// crosses nothing, and if all vertices that went between these neighbours are within the tolerance of the new edge.
struct ArcSimplification: ~Copyable {
    private let arcs: AreaArcs
    /// Those of the arcs.
    private let places: UnsafeBufferPointer<Coordinate>
    /// Arc to its tolerance in metres.
    private let tolerances: [Double]
    private let isKept: [Bool]
    /// What is known of each vertex.
    private let vertices: UnsafeMutablePointer<Vertex>
    private var grid: VertexGrid
    /// Pairs of nodes that an edge joins.
    private var directPairs: Set<UInt64> = []
    /// How many vertices an arc has between its ends.
    private var inner: [Int32]
    /// Whether what goes from one arc still stands in the way of others.
    private let keepsVertices: Bool
    private var removed: [Coordinate] = []

    private struct Vertex: BitwiseCopyable {
        /// The neighbours of a vertex that is still there.
        var before: Int32
        var after: Int32
        /// Whether it has failed to go since its neighbours changed.
        var isStuck = false
    }

    /// - Parameters:
    ///   - tolerances: of each arc, in metres.
    ///   - obstacles: nil: arcs keep off each other as they become. Otherwise they keep off these places, and off each other
    ///     both as they were and as they become.
    ///   - isKept: whether a vertex stays, whatever the tolerance; none where it is empty.
    static func simplified(
        _ arcs: AreaArcs, tolerances: [Double], obstacles: [Coordinate]? = nil, isKept: [Bool] = []
    ) -> AreaArcs {
        guard tolerances.contains(where: { $0 > 0 }), !arcs.places.isEmpty else { return arcs }
        return arcs.places.withUnsafeBufferPointer { places in
            var simplification = ArcSimplification(
                arcs: arcs, places: places, tolerances: tolerances, obstacles: obstacles, isKept: isKept)
            simplification.run()
            return simplification.result()
        }
    }

    private init(
        arcs: AreaArcs, places: UnsafeBufferPointer<Coordinate>, tolerances: [Double], obstacles: [Coordinate]?,
        isKept: [Bool]
    ) {
        (self.arcs, self.places, self.tolerances, self.isKept) = (arcs, places, tolerances, isKept)
        keepsVertices = obstacles != nil
        vertices = .allocate(capacity: places.count)
        for vertex in places.indices {
            (vertices + vertex).initialize(to: Vertex(before: Int32(vertex) - 1, after: Int32(vertex) + 1))
        }
        grid = VertexGrid(arcs, obstacles ?? [])
        inner = (0..<arcs.count).map { Int32(arcs.range(of: $0).count - 2) }
        for arc in 0..<arcs.count where inner[arc] == 0 { directPairs.insert(ends(of: arc)) }
    }

    deinit { vertices.deallocate() }

    private func ends(of arc: Int) -> UInt64 {
        let (tail, head) = (UInt64(arcs.tails[2 * arc]), UInt64(arcs.tails[2 * arc + 1]))
        return min(tail, head) << 32 | max(tail, head)
    }

    /// Small deviations first, so that what remains is what stands out.
    private mutating func run() {
        for arc in 0..<arcs.count where inner[arc] > 0 && tolerances[arc] > 0 {
            let range = arcs.range(of: arc)
            let plane = DeviationPlane(of: UnsafeBufferPointer(rebasing: places[range]), tolerance: tolerances[arc])
            for share in [0.25, 1] {
                for vertex in range { vertices[vertex].isStuck = false }
                let narrowed = plane.narrowed(to: share)
                while pass(over: arc, range, narrowed) > 0 {}
            }
            if keepsVertices { restore() }
        }
    }

    private mutating func restore() {
        for place in removed { grid.restore(place) }
        removed.removeAll(keepingCapacity: true)
    }

    /// Takes out every vertex of an arc that may go, except next to one that has just gone; returns how many went.
    private mutating func pass(over arc: Int, _ range: Range<Int>, _ plane: DeviationPlane) -> Int {
        var (vertex, count) = (Int(vertices[range.lowerBound].after), 0)
        while vertex < range.upperBound - 1 {
            let next = Int(vertices[vertex].after)
            guard !vertices[vertex].isStuck, mayGo(vertex, of: arc, plane) else {
                vertices[vertex].isStuck = true
                vertex = next
                continue
            }
            remove(vertex, of: arc)
            count += 1
            vertex = Int(vertices[next].after)
        }
        return count
    }

    private func mayGo(_ vertex: Int, of arc: Int, _ plane: DeviationPlane) -> Bool {
        if !isKept.isEmpty, isKept[vertex] { return false }
        if inner[arc] <= 2, isNeeded(arc) { return false }
        let (previous, next) = (Int(vertices[vertex].before), Int(vertices[vertex].after))
        let (a, b, c) = (places[previous], places[vertex], places[next])
        for index in previous + 1..<next where !plane.isNear(places[index], a, c) { return false }
        return !grid.holdsAny(in: a, b, c)
    }

    /// Whether an arc would be nothing, or another one, with a vertex less: one that comes back to its start, or the last between two
    /// nodes that an edge joins.
    private func isNeeded(_ arc: Int) -> Bool {
        arcs.tails[2 * arc] == arcs.tails[2 * arc + 1] || inner[arc] == 1 && directPairs.contains(ends(of: arc))
    }

    private mutating func remove(_ vertex: Int, of arc: Int) {
        let (previous, next) = (Int(vertices[vertex].before), Int(vertices[vertex].after))
        (vertices[previous].after, vertices[next].before) = (Int32(next), Int32(previous))
        (vertices[previous].isStuck, vertices[next].isStuck) = (false, false)
        grid.remove(places[vertex])
        if keepsVertices { removed.append(places[vertex]) }
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
                result.places.append(places[vertex])
                vertex = Int(vertices[vertex].after)
            }
            result.starts.append(Int32(result.places.count))
        }
        return result
    }
}
