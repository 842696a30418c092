/// What barriers do to a network: closures, factors and added costs, on the edges and junctions that they touch.
public struct NetworkBarriers: Sendable {
    /// What a barrier does to a junction.
    public struct AtJunction: Sendable, Equatable {
        /// Whether nobody may pass: whoever comes may only turn back, as at a dead end.
        public var isClosed = false
        /// The barriers that multiply the costs of turns, as places among `loads`.
        public var scalings: [Int] = []

        public init() {}
    }

    public private(set) var edges: [Int: EdgeBarriers] = [:]
    public private(set) var junctions: [Int: AtJunction] = [:]
    public private(set) var loads: [BarrierLoad] = []

    public init() {}

    public var isEmpty: Bool { edges.isEmpty && junctions.isEmpty }

    /// - Returns: the load's place.
    public mutating func append(_ load: BarrierLoad) -> Int {
        loads.append(load)
        return loads.count - 1
    }

    public mutating func close(_ stretches: [ClosedStretch], of edge: Int) {
        guard !stretches.isEmpty else { return }
        let known = edges[edge]?.closures ?? []
        edges[edge, default: EdgeBarriers()].closures = ClosedStretch.joined(known + stretches)
    }

    public mutating func scale(_ edge: Int, from: Int64, to: Int64, load: Int) {
        edges[edge, default: EdgeBarriers()].scalings.append(.init(from: from, to: to, load: load))
    }

    public mutating func add(_ addition: EdgeBarriers.Addition, to edge: Int) {
        edges[edge, default: EdgeBarriers()].additions.append(addition)
    }

    public mutating func close(junction: Int) { junctions[junction, default: AtJunction()].isClosed = true }

    public mutating func scale(junction: Int, load: Int) {
        junctions[junction, default: AtJunction()].scalings.append(load)
    }
}
