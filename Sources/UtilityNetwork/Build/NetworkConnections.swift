/// How features are joined, before vertices are numbered for good.
///
/// A vertex is a terminal of a junction feature, or a place where lines meet or end without one. Those of features come
/// first, by feature and terminal.
struct NetworkConnections {
    struct Tap {
        let line: UInt32
        /// Along the line, 0...1.
        let fraction: Double
        /// The position of the line's shape, which may share its fraction with others above it; last for associations.
        let shapeIndex: UInt32
        /// Where the piece before it ends.
        var vertex: UInt32
        /// Where the piece behind it begins.
        var next: UInt32

        init(line: UInt32, fraction: Double, shapeIndex: UInt32, vertex: UInt32) {
            (self.line, self.fraction, self.shapeIndex) = (line, fraction, shapeIndex)
            (self.vertex, next) = (vertex, vertex)
        }

        /// The end of the line that an association is at, 0 or 1; nil between the ends, and for what the shape has.
        var endSide: Int? { shapeIndex == .max ? [0.0, 1.0].firstIndex(of: fraction) : nil }

        /// Whether nothing of the line lies between this and the tap before it: shapes may have several positions above each other.
        func isAtPlace(of before: Tap) -> Bool {
            line == before.line && fraction == before.fraction
                && (shapeIndex == before.shapeIndex || shapeIndex == .max)
        }
    }

    static let none = UInt32.max

    /// Feature to its first vertex; one more element than features.
    let firstVertex: [UInt32]
    private(set) var vertexCount: Int
    /// Twice a line, for its start, and one more for its end, to the vertex there.
    var lineEnd: [UInt32]
    /// Junctions and other lines along lines.
    var taps: [Tap] = []
    /// Vertices joined without a feature between them.
    var joints: [(UInt32, UInt32)] = []
    var faults: [UtilityFault] = []
    var notes = ConnectionNotes()

    init(_ features: CheckedFeatures) {
        var first: [UInt32] = [0]
        first.reserveCapacity(features.count + 1)
        for feature in 0..<features.count {
            let terminals = features.terminals(feature)?.terminals.count ?? 1
            first.append(first[feature] + UInt32(features.usage(feature).isJunction ? terminals : 0))
        }
        firstVertex = first
        vertexCount = Int(first[features.count])
        lineEnd = [UInt32](repeating: Self.none, count: features.count * 2)
    }

    func vertex(_ feature: Int, terminal: Int = 0) -> UInt32 { firstVertex[feature] + UInt32(terminal) }

    mutating func makeVertex() -> UInt32 {
        vertexCount += 1
        return UInt32(vertexCount - 1)
    }
}

extension NetworkConnections {
    /// Takes over what an association joins.
    mutating func add(_ association: DraftLinks.Association) {
        let line = Int(association.to)
        switch association.kind {
        case .containment, .attachment: break
        case .connectivity:
            joints.append((vertex(of: association), vertex(line, terminal: Int(association.toTerminal))))
        case .fromSide: attach(vertex(of: association), toEnd: line * 2)
        case .toSide: attach(vertex(of: association), toEnd: line * 2 + 1)
        case .midspan:
            taps.append(
                Tap(
                    line: association.to, fraction: association.fraction, shapeIndex: .max,
                    vertex: vertex(of: association)))
        }
    }

    /// Joins all vertices at one place, so that none of them stands between others: with one between them where there are more
    /// than two.
    mutating func join(_ vertices: [UInt32]) {
        if vertices.count < 2 { return }
        if vertices.count == 2 { return joints.append((vertices[0], vertices[1])) }
        let middle = makeVertex()
        joints += vertices.map { (middle, $0) }
    }

    /// Of several junctions at one end of a line the first is that end, and the others are joined to it.
    private mutating func attach(_ vertex: UInt32, toEnd end: Int) {
        if lineEnd[end] == Self.none {
            lineEnd[end] = vertex
        } else if lineEnd[end] != vertex {
            joints.append((lineEnd[end], vertex))
        }
    }

    /// Puts taps in the order along their lines. Of several at one place, and of what an association has at an end, one is joined to
    /// the next, since nothing of the line lies between.
    ///
    /// Complexity: O(n log n) for n taps.
    mutating func orderTaps() {
        let order = taps.indices.sorted { left, right in
            let (one, other) = (taps[left], taps[right])
            return (one.line, one.fraction, one.shapeIndex, left) < (
                other.line, other.fraction, other.shapeIndex, right
            )
        }
        let sorted = order.map { taps[$0] }
        taps = []
        var start = 0
        while start < sorted.count {
            var end = start + 1
            while end < sorted.count, sorted[end].isAtPlace(of: sorted[end - 1]) { end += 1 }
            joinInTurn(sorted[start..<end])
            start = end
        }
    }

    /// - Parameter run: the taps at one place of a line.
    private mutating func joinInTurn(_ run: ArraySlice<Tap>) {
        guard var tap = run.first, let last = run.last?.vertex else { return }
        let (line, vertices) = (Int(tap.line), run.map(\.vertex))
        switch tap.endSide {
        case 0?:
            joinInTurn([end(of: line, side: 0)] + vertices)
            lineEnd[line * 2] = last
        case _?:
            joinInTurn(vertices + [end(of: line, side: 1)])
            lineEnd[line * 2 + 1] = tap.vertex
        case nil:
            joinInTurn(vertices)
            tap.next = last
            taps.append(tap)
        }
    }

    private mutating func joinInTurn(_ vertices: [UInt32]) {
        for (one, other) in zip(vertices, vertices.dropFirst()) where one != other { joints.append((one, other)) }
    }

    private func vertex(of association: DraftLinks.Association) -> UInt32 {
        vertex(Int(association.from), terminal: Int(association.fromTerminal))
    }

    /// The vertex at an end of a line, made where the line ends free.
    mutating func end(of line: Int, side: Int) -> UInt32 {
        if lineEnd[line * 2 + side] == Self.none { lineEnd[line * 2 + side] = makeVertex() }
        return lineEnd[line * 2 + side]
    }
}
