/// The ways at vertices that are joined, one vertex after the other.
struct JoinedWays {
    private(set) var vertices: [Int32] = []
    /// Number of a vertex to its first way; one for each that was begun.
    private var first: [Int32] = []
    private var all: [Bridges.Way] = []
    private var numbers: [Int32]

    init(vertexCount: Int) { numbers = [Int32](repeating: -1, count: vertexCount) }

    func number(of vertex: Int) -> Int32? { numbers[vertex] < 0 ? nil : numbers[vertex] }

    mutating func add(_ vertex: Int) -> Int32 {
        numbers[vertex] = Int32(vertices.count)
        vertices.append(Int32(vertex))
        return numbers[vertex]
    }

    /// Begins with the ways of the next vertex; nil where there is none.
    mutating func next() -> Int? {
        guard first.count < vertices.count else { return nil }
        first.append(Int32(all.count))
        return Int(vertices[first.count - 1])
    }

    /// A way at the vertex that was begun.
    mutating func add(_ way: Bridges.Way) { all.append(way) }

    /// The places of the ways at a vertex.
    func range(_ number: Int) -> Range<Int> {
        Int(first[number])..<(number + 1 < first.count ? Int(first[number + 1]) : all.count)
    }

    subscript(place: Int) -> Bridges.Way { all[place] }
}
