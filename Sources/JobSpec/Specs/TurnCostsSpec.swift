/// What turns cost.
public struct TurnCostsSpec: Sendable {
    public let left: TimeSpan?
    public let right: TimeSpan?
    public let straight: TimeSpan?
    public let sharp: TimeSpan?
    public let uTurn: TimeSpan?
    public let trafficSignals: TimeSpan?
    /// Passing a pedestrian crossing.
    public let crossing: TimeSpan?

    static let shape = Shape<TurnCostsSpec>.record("a mapping", "What turns cost.") { fields in
        let left = fields.optional("left", .duration(), "A left turn.")
        let right = fields.optional("right", .duration(), "A right turn.")
        let straight = fields.optional("straight", .duration(), "Going straight on.")
        let sharp = fields.optional("sharp", .duration(), "A sharp turn.")
        let uTurn = fields.optional("u_turn", .duration(), "Turning round.")
        let signals = fields.optional("traffic_signals", .duration(), "Passing traffic signals.")
        let crossing = fields.optional("crossing", .duration(), "Passing a pedestrian crossing.")
        return { record in
            TurnCostsSpec(
                left: record[left], right: record[right], straight: record[straight], sharp: record[sharp],
                uTurn: record[uTurn], trafficSignals: record[signals], crossing: record[crossing])
        }
    }

    func over(_ base: TurnCostsSpec?) -> TurnCostsSpec {
        TurnCostsSpec(
            left: left ?? base?.left, right: right ?? base?.right, straight: straight ?? base?.straight,
            sharp: sharp ?? base?.sharp, uTurn: uTurn ?? base?.uTurn,
            trafficSignals: trafficSignals ?? base?.trafficSignals, crossing: crossing ?? base?.crossing)
    }
}
