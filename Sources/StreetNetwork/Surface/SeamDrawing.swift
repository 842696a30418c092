import Geometry

/// Draws the seams between the cells of a surface: from triangle to triangle through the gates of their sides.
///
/// In a triangle with gates on two sides a seam goes straight from one to the other. One with more, or with two on one side, has
/// a node within, from which a seam goes to every gate.
struct SeamDrawing: ~Copyable {
    private struct GateLinks {
        let place: Coordinate
        /// The cells to both sides of who comes out of the first triangle.
        let left: UInt32
        let right: UInt32
        var first: Link
        var second = Link.none
    }

    private enum Link: Equatable {
        case none
        case gate(UInt32)
        /// The place among `arms`.
        case node(Int)
    }

    /// A gate of a node's triangle, and the cells to both sides of who goes out there.
    private struct Arm {
        let node: Int32
        let gate: UInt32
        let left: UInt32
        let right: UInt32
    }

    private var gates: [GateLinks] = []
    private var table = GateTable(capacity: 1 << 16)
    private var arms: [Arm] = []
    private var isDrawnArm: [Bool] = []
    private var isDrawnGate: [Bool] = []
    private(set) var nodePlace: [Coordinate] = []
    /// Triangle to the node in it and 1 more; 0 where it has none.
    private(set) var triangleNode: [UInt32]
    private(set) var seams: [Seam] = []
    private(set) var lines = AreaLines()

    init(triangleCount: Int) { triangleNode = [UInt32](repeating: 0, count: triangleCount) }

    /// Takes in the gates of a triangle, of which there is none or more than one.
    mutating func add(_ triangle: Int, _ own: SeamTriangle, _ mesh: SurfaceMesh) {
        let passages = own.passages
        guard passages.count > 1 else { return }
        if own.isStraight {
            let (one, other) = (number(of: passages[0]), number(of: passages[1]))
            link(one, .gate(other))
            link(other, .gate(one))
            return
        }
        let corners = (0..<3).map { mesh.place[Int(mesh.triangles[triangle * 3 + $0] & ~Surface.streetFlag)] }
        let node = addNode(at: Gate.centre(corners[0], corners[1], corners[2], weights: own.weights))
        triangleNode[triangle] = UInt32(node + 1)
        for passage in passages {
            let gate = number(of: passage)
            link(gate, .node(arms.count))
            arms.append(Arm(node: node, gate: gate, left: passage.behind, right: passage.before))
        }
    }

    private mutating func addNode(at place: Coordinate) -> Int32 {
        nodePlace.append(place)
        return lines.addNode()
    }

    private mutating func number(of passage: SeamTriangle.Passage) -> UInt32 {
        let next = UInt32(gates.count)
        let number = table.number(of: passage.place) { next }
        if number == next {
            gates.append(
                GateLinks(place: passage.place, left: passage.behind, right: passage.before, first: .none))
        }
        return number
    }

    private mutating func link(_ gate: UInt32, _ link: Link) {
        if gates[Int(gate)].first == .none {
            gates[Int(gate)].first = link
        } else {
            gates[Int(gate)].second = link
        }
    }

    /// Draws the seams of all triangles that were added.
    mutating func draw() {
        isDrawnArm = [Bool](repeating: false, count: arms.count)
        isDrawnGate = [Bool](repeating: false, count: gates.count)
        for arm in arms.indices where !isDrawnArm[arm] {
            isDrawnArm[arm] = true
            let start = arms[arm]
            lines.append(nodePlace[Int(start.node)])
            let end = follow(from: .node(arm), start.gate)
            lines.append(nodePlace[Int(end)])
            close(from: start.node, to: end, start.left, start.right)
        }
        for gate in gates.indices where !isDrawnGate[gate] {
            // Out of the first triangle into the second, and round.
            let own = gates[gate]
            let node = addNode(at: own.place)
            isDrawnGate[gate] = true
            lines.append(own.place)
            if case .gate(let next) = own.second { _ = follow(from: .gate(UInt32(gate)), next) }
            lines.append(own.place)
            close(from: node, to: node, own.left, own.right)
        }
    }

    /// Goes on from gate to gate.
    ///
    /// - Returns: the node at the end; that round a closed seam is of no meaning.
    private mutating func follow(from start: Link, _ first: UInt32) -> Int32 {
        var (last, gate) = (start, first)
        while !isDrawnGate[Int(gate)] {
            isDrawnGate[Int(gate)] = true
            let own = gates[Int(gate)]
            lines.append(own.place)
            let next = own.first == last ? own.second : own.first
            last = .gate(gate)
            switch next {
            case .gate(let further): gate = further
            case .node(let arm):
                isDrawnArm[arm] = true
                return arms[arm].node
            case .none: return addNode(at: own.place)
            }
        }
        return 0
    }

    private mutating func close(from tail: Int32, to head: Int32, _ left: UInt32, _ right: UInt32) {
        lines.close(from: tail, to: head, left: Int32(left), right: Int32(right), isTrim: true)
        seams.append(Seam(left: left, right: right, tail: UInt32(tail), head: UInt32(head)))
    }
}
