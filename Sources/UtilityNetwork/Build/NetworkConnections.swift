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
        let vertex: UInt32

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
    ///
    /// - Returns: what stands for the place; nil where there are no vertices.
    @discardableResult
    mutating func join(_ vertices: [UInt32]) -> UInt32? {
        guard let first = vertices.first else { return nil }
        if vertices.count == 1 { return first }
        if vertices.count == 2 {
            joints.append((first, vertices[1]))
            return first
        }
        let middle = makeVertex()
        joints += vertices.map { (middle, $0) }
        return middle
    }

    /// Of several junctions at one end of a line none stands between the others and the line.
    private mutating func attach(_ vertex: UInt32, toEnd end: Int) {
        if lineEnd[end] == Self.none {
            lineEnd[end] = vertex
        } else if lineEnd[end] != vertex {
            join(vertex, toEnd: end)
        }
    }

    private mutating func join(_ vertex: UInt32, toEnd end: Int) {
        if isFeature(lineEnd[end]) {
            let middle = makeVertex()
            joints.append((middle, lineEnd[end]))
            lineEnd[end] = middle
        }
        joints.append((lineEnd[end], vertex))
    }

    private func isFeature(_ vertex: UInt32) -> Bool { vertex < firstVertex[firstVertex.count - 1] }

    /// Puts taps in the order along their lines, and makes one of several at one place, between which nothing of the line lies. What
    /// an association has at an end is joined to that end.
    ///
    /// Complexity: O(n log n) for n taps.
    mutating func joinTapsAtOnePlace() {
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
            let first = sorted[start]
            var end = start + 1
            while end < sorted.count, sorted[end].isAtPlace(of: sorted[end - 1]) { end += 1 }
            take(first, vertices: Set(sorted[start..<end].map(\.vertex)).sorted())
            start = end
        }
    }

    private mutating func take(_ tap: Tap, vertices: [UInt32]) {
        let line = Int(tap.line)
        if tap.shapeIndex == .max, tap.fraction == 0 || tap.fraction == 1 {
            let side = tap.fraction == 0 ? 0 : 1
            for vertex in vertices where end(of: line, side: side) != vertex { join(vertex, toEnd: line * 2 + side) }
            return
        }
        guard var vertex = vertices.first else { return }
        if vertices.count > 1 {
            vertex = makeVertex()
            joints += vertices.map { (vertex, $0) }
        }
        taps.append(Tap(line: tap.line, fraction: tap.fraction, shapeIndex: tap.shapeIndex, vertex: vertex))
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
