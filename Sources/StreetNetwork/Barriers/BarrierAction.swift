import Geometry

/// What a barrier does where it meets the network.
public enum BarrierAction: Sendable, Equatable {
    /// Nobody passes.
    case restriction
    /// What is covered costs so many times as much, by the load at a place among `NetworkBarriers.loads`.
    case scaledCost(load: Int)
    /// Passing or entering costs more.
    case addedCost(load: Int)
}

/// What a barrier met.
public struct BarrierReach: Sendable, Equatable {
    public var edges = 0
    public var junctions = 0
    /// Millimetres of street that are covered.
    public var length: Int64 = 0

    public init() {}

    public var isNothing: Bool { edges == 0 && junctions == 0 }
}

/// What a barrier covers of one edge.
struct MetEdge {
    let edge: Int
    /// In order, joined; those of a line may be places without extent.
    let stretches: [ClosedStretch]

    var length: Int64 { stretches.reduce(0) { $0 + $1.to - $1.from } }
}

extension BarrierReach {
    init(_ edges: [MetEdge], junctions: Int) {
        self.edges = edges.count
        self.junctions = junctions
        length = edges.reduce(0) { $0 + $1.length }
    }
}

extension StreetNetwork {
    /// The junctions at the ends of edges that meet a condition, ascending.
    func junctions(of edges: [MetEdge], where condition: (Coordinate) -> Bool) -> [Int] {
        let ends = Set(edges.flatMap { [Int(parts.edgeTail[$0.edge]), Int(parts.edgeHead[$0.edge])] })
        return ends.filter { parts.junctionCoordinate[$0].names.contains(where: condition) }.sorted()
    }
}
