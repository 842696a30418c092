/// The junctions of a network among which a travel mode gets from each to each other, turns aside: the most of them that
/// a few searches find.
public struct JoinedJunctions: Sendable {
    /// Ascending.
    public let junctions: [Int]
    private let network: StreetNetwork
    private let time: FlatArray<UInt32>

    /// Places from which searches start.
    private static let seeds = 8

    /// Complexity: O(n) for n edges.
    public init(of network: StreetNetwork, _ weights: ModeWeights) {
        self.network = network
        time = weights.time
        let used = Self.usedJunctions(network, weights.time)
        let step = max(1, used.count / Self.seeds)
        var most: [Int] = []
        for place in stride(from: step / 2, to: used.count, by: step) where most.count * 2 < used.count {
            let found = Self.joined(with: used[place], network, weights.time)
            if found.count > most.count { most = found }
        }
        junctions = most
    }

    /// Whether the mode gets from one junction to another where some edges are closed.
    public func leads(from start: Int, to end: Int, without isClosed: (Int) -> Bool) -> Bool {
        Self.reached(from: start, network) { time[$0.index] != closed && !isClosed($0.edge) }[end]
    }

    private static func usedJunctions(_ network: StreetNetwork, _ time: FlatArray<UInt32>) -> [Int] {
        var isUsed = [Bool](repeating: false, count: network.junctionCount)
        for edge in 0..<network.edgeCount where time[edge * 2] != closed || time[edge * 2 + 1] != closed {
            isUsed[Int(network.parts.edgeTail[edge])] = true
            isUsed[Int(network.parts.edgeHead[edge])] = true
        }
        return isUsed.indices.filter { isUsed[$0] }
    }

    /// Those that a junction leads to, and that lead to it.
    private static func joined(with seed: Int, _ network: StreetNetwork, _ time: FlatArray<UInt32>) -> [Int] {
        let onward = reached(from: seed, network) { time[$0.index] != closed }
        let back = reached(from: seed, network) { time[$0.reversed.index] != closed }
        return onward.indices.filter { onward[$0] && back[$0] }
    }

    /// Which junctions are reached by the directed edges that are open.
    private static func reached(
        from start: Int, _ network: StreetNetwork, isOpen: (DirectedEdge) -> Bool
    ) -> [Bool] {
        var isReached = [Bool](repeating: false, count: network.junctionCount)
        var waiting = [start]
        isReached[start] = true
        while let junction = waiting.popLast() {
            for edge in network.departures(of: junction) where isOpen(edge) {
                let next = network.head(of: edge)
                if isReached[next] { continue }
                isReached[next] = true
                waiting.append(next)
            }
        }
        return isReached
    }
}
