import Vocabulary

/// A network as a search sees it: travel mode, impedance, U-turn policy and barriers, compiled to weights.
///
/// Costs are whole numbers of the impedance's unit (milliseconds, millimetres). An edge's cost up to a position is
/// rounded once at that position, and any part of the edge costs the difference of two such costs: so pieces add up
/// to wholes. Read-only and shared by all workers.
public final class Metric: Sendable {
    public let network: StreetNetwork
    public let mode: TravelMode
    public let impedance: Impedance
    /// Directed edge to the cost of all of it without barriers, or `closed`.
    let whole: [UInt32]
    /// Directed edge to the cost of passing through, or `closed`.
    let through: [UInt32]
    let turns: TurnTable
    let isDestinationOnly: [Bool]
    let hasDestinationOnly: Bool
    /// Edge to the stretches that barriers close, joined and in order.
    public let closures: [Int: [ClosedStretch]]
    public let uTurns: UTurnPolicy

    /// - Parameter uTurns: the policy to use instead of the mode's.
    public init(
        network: StreetNetwork, mode: TravelMode, weights: ModeWeights, impedance: Impedance, uTurns: UTurnPolicy? = nil
    ) {
        let turns = TurnTable(network: network, mode: mode, uTurns: uTurns ?? mode.uTurns, weights: weights)
        self.network = network
        self.mode = mode
        self.impedance = impedance
        self.uTurns = uTurns ?? mode.uTurns
        switch impedance {
        case .time:
            whole = weights.time
            self.turns = turns
        case .length:
            whole = weights.time.indices.map { weights.time[$0] == closed ? closed : network.parts.edgeLength[$0 >> 1] }
            self.turns = turns.withoutCosts
        }
        through = whole
        isDestinationOnly = weights.isDestinationOnly
        hasDestinationOnly = weights.isDestinationOnly.contains(true)
        closures = [:]
    }

    private init(_ base: Metric, closures: [Int: [ClosedStretch]]) {
        network = base.network
        mode = base.mode
        impedance = base.impedance
        uTurns = base.uTurns
        whole = base.whole
        turns = base.turns
        isDestinationOnly = base.isDestinationOnly
        hasDestinationOnly = base.hasDestinationOnly
        self.closures = closures
        var through = base.through
        for (edge, stretches) in closures
        where stretches.contains(where: { $0.blocks(0, base.network.length(of: edge)) }) {
            through[edge * 2] = closed
            through[edge * 2 + 1] = closed
        }
        self.through = through
    }

    /// The same metric with more stretches closed.
    public func closing(_ stretches: [Int: [ClosedStretch]]) -> Metric {
        guard !stretches.isEmpty else { return self }
        return Metric(self, closures: closures.merging(stretches) { ClosedStretch.joined($0 + $1) })
    }

    /// Whether the mode may travel a directed edge, barriers aside.
    public func isOpen(_ directed: DirectedEdge) -> Bool { whole[directed.index] != closed }

    /// Whether the mode may travel an edge in some direction, barriers aside.
    public func isUsed(_ edge: Int) -> Bool { whole[edge * 2] != closed || whole[edge * 2 + 1] != closed }

    /// The cost of a directed edge up to a place, given in millimetres of the digitised direction.
    func cost(of directed: DirectedEdge, upTo offset: Int64) -> Int64 {
        let length = network.length(of: directed.edge)
        let travelled = directed.isForward ? offset : length - offset
        // Of two 32-bit numbers the product, and half a third added, fit into 64 bits without a sign.
        return Int64((UInt64(whole[directed.index]) * UInt64(travelled) + UInt64(length / 2)) / UInt64(length))
    }

    /// The cost of travelling a stretch of an edge, or nil where the mode or a barrier does not let it.
    public func cost(of stretch: EdgeStretch) -> Int64? {
        guard isOpen(stretch.directed), isClear(stretch) else { return nil }
        return cost(of: stretch.directed, upTo: stretch.to) - cost(of: stretch.directed, upTo: stretch.from)
    }

    /// Whether no barrier closes any part of a stretch.
    func isClear(_ stretch: EdgeStretch) -> Bool {
        guard let closures = closures[stretch.directed.edge] else { return true }
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        return !closures.contains { $0.blocks(low, high) }
    }

    /// The cost of turning at a junction, or nil where the turn may not be made.
    public func cost(ofTurnFrom arrival: DirectedEdge, to departure: DirectedEdge) -> Int64? {
        let cost = turns.cost(from: arrival, to: departure, in: network)
        return cost == closed ? nil : Int64(cost)
    }
}
