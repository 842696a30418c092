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
    /// The nodes in which a line begins and ends, line by line.
    private(set) var ends: [Int32] = []
    private(set) var left: [Int32] = []
    private(set) var right: [Int32] = []
    private(set) var bordersUnreached: [Bool] = []
    public private(set) var nodeCount = 0

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
    ///   - isTrim: whether the side outside is merely too far from any street, and holds none.
    public mutating func close(from tail: Int32, to head: Int32, left: Int32, right: Int32, isTrim: Bool) {
        starts.append(Int32(places.count))
        ends.append(tail)
        ends.append(head)
        self.left.append(left)
        self.right.append(right)
        bordersUnreached.append(!isTrim && (left == Self.outside || right == Self.outside))
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
        (arcs.places, arcs.starts, arcs.tails, arcs.nodeCount) = (places, starts, ends, nodeCount)
        let simplified = ArcSimplification.simplified(arcs, tolerance: tolerance, obstacles: obstacles, isKept: isKept)
        var lines = self
        (lines.places, lines.starts) = (simplified.places, simplified.starts)
        return lines
    }
}
