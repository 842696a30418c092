import Geometry

/// The lines of streets with their vertices moved onto junctions.
struct StreetLines {
    private let rows: StreetRows
    private let nodes: StreetNodes
    private let first: [UInt32]
    /// Whether lines are cut at a node: asked of the first nodes of clusters.
    private let isJunction: [Bool]

    static let none = UInt32.max

    /// A line: its shape, and for each vertex the node of the junction there, or `none`.
    struct Line {
        var shape: [Coordinate] = []
        var node: [UInt32] = []
    }

    init(_ rows: StreetRows, _ nodes: StreetNodes, _ clusters: NodeClusters) {
        self.rows = rows
        self.nodes = nodes
        first = clusters.first
        isJunction = Self.junctions(rows, nodes, clusters.first)
    }

    /// The millimetres by which ends are moved, or vertices where any of them connects: those that are.
    var moves: [Int64] {
        nodes.node.compactMap { node in
            let first = first[Int(node)]
            return first == node
                ? nil : Geodesic.millimetres(from: coordinate(ofNode: node), to: coordinate(ofNode: first))
        }
    }

    /// Where lines end, and where they meet others or themselves.
    private static func junctions(_ rows: StreetRows, _ nodes: StreetNodes, _ first: [UInt32]) -> [Bool] {
        if nodes.policy == .endPoints { return [Bool](repeating: true, count: nodes.coordinate.count) }
        var uses = [UInt8](repeating: 0, count: nodes.coordinate.count)
        for part in 0..<rows.firstVertex.count - 1 {
            var places = nodes.meetings(ofPart: part, rows).map { Int(first[Int(nodes.node[$0])]) }
            places = places.indices.compactMap { $0 > 0 && places[$0] == places[$0 - 1] ? nil : places[$0] }
            guard places.count > 1, let tail = places.first, let head = places.last else { continue }
            for place in places { uses[place] = min(2, uses[place] + 1) }
            (uses[tail], uses[head]) = (2, 2)
        }
        return uses.map { $0 > 1 }
    }

    /// The line of a part; nil where all of it is one place.
    func line(ofPart part: Int) -> Line? {
        let meetings = nodes.meetings(ofPart: part, rows)
        let vertices = rows.vertices(ofPart: part)
        var line = Line()
        if nodes.policy == .anyVertex {
            for meeting in meetings { append(meeting: meeting, to: &line) }
        } else {
            append(meeting: meetings.lowerBound, to: &line)
            for vertex in vertices.dropFirst().dropLast() { append(rows.vertex[vertex], Self.none, to: &line) }
            append(meeting: meetings.upperBound - 1, to: &line)
        }
        return line.shape.count > 1 ? line : nil
    }

    private func append(meeting: Int, to line: inout Line) {
        let node = first[Int(nodes.node[meeting])]
        append(nodes.coordinate[Int(node)], isJunction[Int(node)] ? node : Self.none, to: &line)
    }

    /// Appends a vertex, unless it is the same place as the last.
    private func append(_ coordinate: Coordinate, _ node: UInt32, to line: inout Line) {
        if let last = line.shape.last, last == coordinate {
            let lastNode = line.node[line.node.count - 1]
            if node == Self.none || node == lastNode { return }
            if lastNode == Self.none {
                line.node[line.node.count - 1] = node
                return
            }
        }
        line.shape.append(coordinate)
        line.node.append(node)
    }

    func coordinate(ofNode node: UInt32) -> Coordinate { nodes.coordinate[Int(node)] }

    func level(ofNode node: UInt32) -> UInt32 { nodes.level[Int(node)] }

    var nodeCount: Int { nodes.coordinate.count }
}
