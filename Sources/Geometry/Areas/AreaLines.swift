/// Lines between numbered nodes, and the labels of what lies beside them; the lower label is the better one.
///
/// They meet only in nodes, and all places round a node and between lines have the labels that the lines say.
public struct AreaLines: Sendable {
    /// The label of places that are in no area.
    public static let outside = Int32.max

    /// The vertices, line by line, with both ends.
    public private(set) var places: [Coordinate] = []
    /// Where the vertices of a line start; one more than there are lines.
    public private(set) var starts: [Int32] = [0]
    private(set) var lines: [Line] = []
    public private(set) var nodeCount = 0

    /// What is known of a line.
    struct Line: BitwiseCopyable {
        /// The nodes in which it begins and ends.
        let tail: Int32
        let head: Int32
        /// The labels beside it.
        let left: Int32
        let right: Int32
    }

    public init() {}

    public var count: Int { starts.count - 1 }

    /// The number of one more node.
    public mutating func addNode() -> Int32 {
        nodeCount += 1
        return Int32(nodeCount - 1)
    }

    /// Adds a vertex to the line that is being drawn.
    public mutating func append(_ place: Coordinate) { places.append(place) }

    public mutating func append(_ more: UnsafeBufferPointer<Coordinate>) { places.append(contentsOf: more) }

    /// Ends the line whose vertices have been added, at least two.
    ///
    /// - Parameters:
    ///   - left, right: the labels of the places to both sides; different ones.
    public mutating func close(from tail: Int32, to head: Int32, left: Int32, right: Int32) {
        starts.append(Int32(places.count))
        lines.append(Line(tail: tail, head: head, left: left, right: right))
    }

    /// The node in which a line ends, one way or the other: half-line `2l` is line `l` forward, `2l + 1` backward.
    @inline(__always)
    func head(of half: Int32) -> Int {
        let line = lines[Int(half >> 1)]
        return Int(half & 1 == 0 ? line.head : line.tail)
    }

    @inline(__always)
    func range(of line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

    /// The same lines with fewer vertices, each removed vertex within a tolerance of the line that replaces it.
    ///
    /// Lines and their simplified forms may be mixed afterwards in any way: none passes over a vertex of another one, nor over
    /// an obstacle.
    ///
    /// - Parameters:
    ///   - tolerance: metres on the ground.
    ///   - isKept: whether a vertex stays where it is, for each of `places`.
    public func simplified(tolerance: Double, obstacles: [Coordinate], keeping isKept: [Bool]) -> AreaLines {
        var arcs = AreaArcs()
        (arcs.places, arcs.starts, arcs.nodeCount) = (places, starts, nodeCount)
        arcs.tails = lines.flatMap { [$0.tail, $0.head] }
        let simplified = ArcSimplification.simplified(
            arcs, tolerances: [Double](repeating: tolerance, count: count), obstacles: obstacles, isKept: isKept)
        var result = self
        (result.places, result.starts) = (simplified.places, simplified.starts)
        return result
    }
}
