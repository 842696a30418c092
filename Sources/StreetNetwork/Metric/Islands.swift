import Geometry

/// The parts of a network that no street that a travel mode uses joins with each other, one-ways and turns aside.
public struct Islands: Sendable {
    public struct Island: Sendable, Equatable {
        public let edges: Int
        /// Millimetres of street.
        public let length: Int64
        /// A place on it: its first junction.
        public let place: Coordinate
    }

    /// The longest part; nil where the mode uses nothing.
    public let main: Island?
    /// The others, by falling length, equally long ones in the order of their first junctions.
    public let others: [Island]

    /// Complexity: O(n α(n)) for n edges.
    public init(of network: StreetNetwork, _ weights: ModeWeights) {
        var groups = DisjointSets(count: network.junctionCount)
        func isUsed(_ edge: Int) -> Bool { weights.time[edge * 2] != closed || weights.time[edge * 2 + 1] != closed }
        let parts = network.parts
        for edge in 0..<network.edgeCount where isUsed(edge) {
            groups.unite(Int(parts.edgeTail[edge]), Int(parts.edgeHead[edge]))
        }
        var edges: [Int: Int] = [:]
        var length: [Int: Int64] = [:]
        for edge in 0..<network.edgeCount where isUsed(edge) {
            let group = groups.lowest(of: Int(parts.edgeTail[edge]))
            edges[group, default: 0] += 1
            length[group, default: 0] += network.length(of: edge)
        }
        let islands = edges.keys.sorted { (-length[$0, default: 0], $0) < (-length[$1, default: 0], $1) }.map { group in
            Island(
                edges: edges[group, default: 0], length: length[group, default: 0],
                place: parts.junctionCoordinate[group])
        }
        main = islands.first
        others = Array(islands.dropFirst())
    }
}
