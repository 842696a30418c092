import Vocabulary

/// What a travel mode makes of a network's streets, before turns and barriers.
public struct ModeWeights: Sendable {
    /// Directed edge to milliseconds, at least 1, or `closed`.
    let time: FlatArray<UInt32>
    /// Directed edge to whether it may be reached but not passed through.
    let isDestinationOnly: FlatArray<Bool>
    /// Directed edge to the factor by which restrictions that avoid or prefer it steer a search; nil where none does.
    let steering: FlatArray<Double>?
    /// Junction to the number of edges there that the mode uses in some direction; a loop counts twice.
    let streetsAtJunction: FlatArray<UInt8>
    /// How many streets the mode uses at a speed that nobody names.
    public let assumedSpeeds: Int
    /// The turns under the mode's own policy; nil until they are asked for.
    let turns: TurnTable?
    /// The bytes of the image that the arrays lie in; nil where they are in memory.
    public let imageSize: Int?

    /// Complexity: O(n) for n edges, nearly so where gates let nobody through, and one reading of tags for each distinct set of tags.
    public init(network: StreetNetwork, mode: TravelMode) {
        let parts = network.parts
        let rules = StreetRules(network: network, mode: mode)
        var time = [UInt32](repeating: closed, count: network.directedEdgeCount)
        var isDestinationOnly = [Bool](repeating: false, count: network.directedEdgeCount)
        var steering: [Double]? = rules.steers ? [Double](repeating: 1, count: network.directedEdgeCount) : nil
        var streets = [UInt8](repeating: 0, count: network.junctionCount)
        for edge in 0..<network.edgeCount {
            let street = Int(parts.edgeStreet[edge])
            let use = rules.use(ofStreet: street)
            guard use.isUsed else { continue }
            streets[Int(parts.edgeTail[edge])] = min(254, streets[Int(parts.edgeTail[edge])]) + 1
            streets[Int(parts.edgeHead[edge])] = min(254, streets[Int(parts.edgeHead[edge])]) + 1
            for (forward, direction) in [(true, use.forward), (false, use.backward)] {
                guard let direction else { continue }
                let directed = DirectedEdge(edge: edge, forward: forward)
                time[directed.index] = Self.milliseconds(
                    edge: network.length(of: edge), street: parts.streetLength[street], pace: direction.pace)
                isDestinationOnly[directed.index] = direction.isDestinationOnly
                steering?[directed.index] = direction.factor
            }
        }
        let gated = GatedStreets(
            of: network, mode: mode, isOpen: { time[$0.index] != closed },
            isReachedOnly: { isDestinationOnly[$0.index] })
        for edge in gated.edges {
            for directed in [edge * 2, edge * 2 + 1] where time[directed] != closed {
                isDestinationOnly[directed] = true
            }
        }
        self.time = FlatArray(time)
        self.isDestinationOnly = FlatArray(isDestinationOnly)
        self.steering = steering.map(FlatArray.init)
        streetsAtJunction = FlatArray(streets)
        assumedSpeeds = rules.assumedSpeeds
        turns = nil
        imageSize = nil
    }

    /// The same with the turns of the mode's own policy.
    public func withTurns(of network: StreetNetwork, mode: TravelMode) -> ModeWeights {
        ModeWeights(
            time: time, isDestinationOnly: isDestinationOnly, steering: steering, streetsAtJunction: streetsAtJunction,
            assumedSpeeds: assumedSpeeds,
            turns: TurnTable(network: network, mode: mode, uTurns: mode.uTurns, weights: self), imageSize: nil)
    }

    /// The weights that an image keeps.
    init(
        time: FlatArray<UInt32>, isDestinationOnly: FlatArray<Bool>, steering: FlatArray<Double>?,
        streetsAtJunction: FlatArray<UInt8>, assumedSpeeds: Int, turns: TurnTable?, imageSize: Int?
    ) {
        self.time = time
        self.isDestinationOnly = isDestinationOnly
        self.steering = steering
        self.streetsAtJunction = streetsAtJunction
        self.assumedSpeeds = assumedSpeeds
        self.turns = turns
        self.imageSize = imageSize
    }

    /// Whether anything is avoided or preferred.
    public var steers: Bool { steering != nil }

    /// Whether any edge is reached only.
    var hasDestinationOnly: Bool { isDestinationOnly.values.contains(true) }

    /// The turns of the mode under a policy.
    func turns(for uTurns: UTurnPolicy, in network: StreetNetwork, mode: TravelMode, steered: Bool) -> TurnTable {
        let isSteered = steered && mode.restrictions.values.contains { $0.factor != nil }
        if let turns, uTurns == mode.uTurns, !isSteered { return turns }
        return TurnTable(network: network, mode: mode, uTurns: uTurns, weights: self, steered: isSteered)
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
