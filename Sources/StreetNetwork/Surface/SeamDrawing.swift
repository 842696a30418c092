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
        let isOnStreet: Bool
        var first = Link.none
        var second = Link.none
        /// Into the triangles of the links.
        var intoFirst: SeamGate
        var intoSecond: SeamGate
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
        let triangle: Int
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
    /// Whether a vertex of the lines is a gate on a street.
    private(set) var isOnStreet: [Bool] = []
    /// Seam to the first of its gates; one more element.
    private(set) var firstGate: [UInt32] = [0]
    private(set) var seamGates: [SeamGate] = []

    init(triangleCount: Int) { triangleNode = [UInt32](repeating: 0, count: triangleCount) }

    /// Takes in the gates of a triangle, of which there is none or more than one.
    mutating func add(_ triangle: Int, _ own: SeamTriangle, _ mesh: SurfaceMesh) {
        let passages = own.passages
        guard passages.count > 1 else { return }
        if own.isStraight {
            let (one, other) = (number(of: passages[0]), number(of: passages[1]))
            link(one, .gate(other), triangle, passages[0])
            link(other, .gate(one), triangle, passages[1])
            return
        }
        let corners = (0..<3).map { mesh.corners[Int(mesh.triangles[triangle * 3 + $0] & ~Surface.streetFlag)].place }
        let node = addNode(at: Gate.centre(corners[0], corners[1], corners[2], weights: own.weights))
        triangleNode[triangle] = UInt32(node + 1)
        for passage in passages {
            let gate = number(of: passage)
            link(gate, .node(arms.count), triangle, passage)
            arms.append(
                Arm(node: node, triangle: triangle, gate: gate, left: passage.behind, right: passage.before))
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
            let gate = SeamGate(triangle: 0, side: 0, part: passage.part)
            gates.append(
                GateLinks(
                    place: passage.place, left: passage.behind, right: passage.before, isOnStreet: passage.isOnStreet,
                    intoFirst: gate, intoSecond: gate))
        }
        return number
    }

    private mutating func link(_ gate: UInt32, _ link: Link, _ triangle: Int, _ passage: SeamTriangle.Passage) {
        let entry = SeamGate(triangle: triangle, side: passage.side, part: passage.part)
        if gates[Int(gate)].first == .none {
            (gates[Int(gate)].first, gates[Int(gate)].intoFirst) = (link, entry)
        } else {
            (gates[Int(gate)].second, gates[Int(gate)].intoSecond) = (link, entry)
        }
    }

    /// Draws the seams of all triangles that were added.
    mutating func draw() {
        isDrawnArm = [Bool](repeating: false, count: arms.count)
        isDrawnGate = [Bool](repeating: false, count: gates.count)
        for arm in arms.indices where !isDrawnArm[arm] {
            isDrawnArm[arm] = true
            let start = arms[arm]
            append(nodePlace[Int(start.node)])
            seamGates.append(SeamGate(triangle: start.triangle, side: 0, part: 0))
            let end = follow(from: .node(arm), start.gate)
            append(nodePlace[Int(end)])
            close(from: start.node, to: end, start.left, start.right)
        }
        for gate in gates.indices where !isDrawnGate[gate] {
            // Out of the first triangle into the second, and round.
            let own = gates[gate]
            let node = addNode(at: own.place)
            isDrawnGate[gate] = true
            append(own.place)
            seamGates.append(own.intoSecond)
            if case .gate(let next) = own.second { _ = follow(from: .gate(UInt32(gate)), next) }
            append(own.place)
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
            append(own.place, isOnStreet: own.isOnStreet)
            let isFromFirst = own.first == last
            let next = isFromFirst ? own.second : own.first
            seamGates.append(isFromFirst ? own.intoSecond : own.intoFirst)
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

    private mutating func append(_ place: Coordinate, isOnStreet: Bool = false) {
        lines.append(place)
        self.isOnStreet.append(isOnStreet)
    }

    private mutating func close(from tail: Int32, to head: Int32, _ left: UInt32, _ right: UInt32) {
        lines.close(from: tail, to: head, left: Int32(left), right: Int32(right))
        firstGate.append(UInt32(seamGates.count))
        seams.append(Seam(left: left, right: right, tail: UInt32(tail), head: UInt32(head)))
    }
}
