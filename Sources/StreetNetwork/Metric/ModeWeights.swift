/// What a travel mode makes of a network's streets, before turns and barriers.
public struct ModeWeights: Sendable {
    /// Directed edge to milliseconds, at least 1, or `closed`.
    let time: [UInt32]
    /// Directed edge to whether it may be reached but not passed through.
    let isDestinationOnly: [Bool]
    /// Junction to the number of edges there that the mode uses in some direction; a loop counts twice.
    let streetsAtJunction: [UInt32]

    /// Complexity: O(n) for n edges, and one reading of tags for each distinct set of tags.
    public init(network: StreetNetwork, mode: TravelMode) {
        let parts = network.parts
        let uses = (0..<parts.tagSets.count).map { mode.use(of: parts.tagSets[UInt32($0)]) }
        var time = [UInt32](repeating: closed, count: network.directedEdgeCount)
        var isDestinationOnly = [Bool](repeating: false, count: network.directedEdgeCount)
        var streets = [UInt32](repeating: 0, count: network.junctionCount)
        for edge in 0..<network.edgeCount {
            let street = Int(parts.edgeStreet[edge])
            let use = uses[Int(parts.streetTags[street])]
            guard use.isUsed else { continue }
            streets[Int(parts.edgeTail[edge])] += 1
            streets[Int(parts.edgeHead[edge])] += 1
            for (forward, direction) in [(true, use.forward), (false, use.backward)] {
                guard let direction else { continue }
                let directed = DirectedEdge(edge: edge, forward: forward)
                time[directed.index] = Self.milliseconds(
                    edge: network.length(of: edge), street: parts.streetLength[street], pace: direction.pace)
                isDestinationOnly[directed.index] = direction.isDestinationOnly
            }
        }
        self.time = time
        self.isDestinationOnly = isDestinationOnly
        streetsAtJunction = streets
    }

    /// The time that an edge takes, rounded once: at least 1 ms, and never as much as `closed`.
    private static func milliseconds(edge: Int64, street: Int64, pace: DirectionUse.Pace) -> UInt32 {
        let exact =
            switch pace {
            case .speed(let kilometresPerHour): Double(edge) * 3.6 / kilometresPerHour
            case .duration(let whole): Double(whole) * Double(edge) / Double(max(1, street))
            }
        return UInt32(min(max(1, exact.rounded()), Double(closed - 1)))
    }
}
