/// Turns over several edges that may not be made, as an automaton beside the network: who travels along the beginning of
/// a forbidden sequence of edges is in a state of his own on the last of them, and so known where it would be completed.
///
/// A *node* of a search is a directed edge, by its number, or, from `directedEdgeCount` on, a state of this automaton.
struct TurnChains: Sendable {
    /// What is forbidden.
    let forbidden: [[DirectedEdge]]
    private let directedEdgeCount: UInt32
    /// State to the directed edge that it stands on, and where it goes: for each departure of that edge's head a node, or
    /// `closed`.
    private let directed: [DirectedEdge]
    private let firstNext: [Int]
    private let next: [UInt32]
    /// The directed edges that sequences begin with, and the same for each of their departures.
    private let starts: [DirectedEdge: [UInt32]]
    /// Whether a directed edge is one of `starts`; empty where there are none.
    private let isStart: [Bool]
    /// Directed edges that states stand on, and these states as nodes.
    private let standing: [DirectedEdge: [UInt32]]
    /// Whether states stand on a directed edge; empty where there are none.
    private let isStanding: [Bool]

    /// - Parameter forbidden: sequences of three or more directed edges, each beginning where the one before it ends.
    init(forbidding forbidden: [[DirectedEdge]], in network: StreetNetwork) {
        self.forbidden = forbidden
        let tree = ChainTree(forbidden)
        let count = UInt32(network.directedEdgeCount)
        directedEdgeCount = count
        func nodes(after edge: DirectedEdge, _ target: (DirectedEdge) -> ChainTree.Target) -> [UInt32] {
            network.departures(of: network.head(of: edge)).map { departure in
                switch target(departure) {
                case .closed: closed
                case .state(let state): count + state
                case .edge: departure.rawValue
                }
            }
        }
        let directed = (0..<tree.stateCount).map(tree.edge)
        let targets = directed.enumerated().map { state, edge in
            nodes(after: edge) { tree.target(afterState: state, by: $0) }
        }
        self.directed = directed
        firstNext = targets.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        next = Array(targets.joined())
        let firstEdges = Set(forbidden.map { $0[0] })
        starts = Dictionary(
            uniqueKeysWithValues: firstEdges.map { first in
                (first, nodes(after: first) { tree.target(afterFirst: first, by: $0) })
            })
        standing = Dictionary(grouping: directed.indices) { directed[$0] }.mapValues { $0.map { count + UInt32($0) } }
        isStart = TurnChains.marks(of: firstEdges, in: network)
        isStanding = TurnChains.marks(of: standing.keys, in: network)
    }

    /// By directed edge; empty where there are none.
    private static func marks(of edges: some Collection<DirectedEdge>, in network: StreetNetwork) -> [Bool] {
        var marks = [Bool](repeating: false, count: edges.isEmpty ? 0 : network.directedEdgeCount)
        for edge in edges { marks[edge.index] = true }
        return marks
    }

    var isEmpty: Bool { starts.isEmpty }

    /// How many nodes there are beside directed edges.
    var stateCount: Int { directed.count }

    /// The same of the network with every edge turned round.
    func mirrored(in network: StreetNetwork) -> TurnChains {
        TurnChains(forbidding: forbidden.map { $0.reversed().map(\.reversed) }, in: network)
    }

    /// Whether turns from a node are to be asked of the automaton.
    @inline(__always)
    func knows(_ node: UInt32) -> Bool {
        !isStart.isEmpty && (node >= directedEdgeCount || isStart[Int(node)])
    }

    /// The directed edge that a node stands on.
    @inline(__always)
    func directedEdge(of node: UInt32) -> DirectedEdge {
        node < directedEdgeCount ? DirectedEdge(rawValue: node) : directed[Int(node - directedEdgeCount)]
    }

    /// The nodes that stand on a directed edge beside its own.
    @inline(__always)
    func states(on wanted: DirectedEdge) -> [UInt32] {
        isStanding.isEmpty || !isStanding[wanted.index] ? [] : standing[wanted] ?? []
    }

    /// The nodes that stand on a directed edge.
    func nodes(on wanted: DirectedEdge) -> [UInt32] { [wanted.rawValue] + states(on: wanted) }

    /// Where a node that is known goes by the departure at a place; nil where the turn would complete what is forbidden.
    func node(after node: UInt32, departurePlace place: Int) -> UInt32? {
        let target: UInt32
        if node >= directedEdgeCount {
            target = next[firstNext[Int(node - directedEdgeCount)] + place]
        } else {
            target = starts[DirectedEdge(rawValue: node)]?[place] ?? closed
        }
        return target == closed ? nil : target
    }
}
