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

    /// Of several junctions at one end of a line the first is that end, and the others are joined to it.
    private mutating func attach(_ vertex: UInt32, toEnd end: Int) {
        if lineEnd[end] == Self.none {
            lineEnd[end] = vertex
        } else if lineEnd[end] != vertex {
            joints.append((lineEnd[end], vertex))
        }
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
