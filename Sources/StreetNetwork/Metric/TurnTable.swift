import Vocabulary

/// The cost of every turn of a network for a travel mode: from each directed edge that arrives at a junction to
/// each departure of that junction, packed.
struct TurnTable: Sendable {
    /// Directed edge to the first of its turns in `cost`, which are in the order of the departures at its head.
    let firstTurn: FlatArray<UInt32>
    /// Turn to milliseconds, or `closed`.
    let cost: FlatArray<UInt32>

    init(firstTurn: FlatArray<UInt32>, cost: FlatArray<UInt32>) {
        self.firstTurn = firstTurn
        self.cost = cost
    }

    /// - Parameters:
    ///   - uTurns: the policy that is in force, which a job may set over its mode's.
    ///   - steered: whether gates that are avoided or preferred weigh accordingly.
    init(network: StreetNetwork, mode: TravelMode, uTurns: UTurnPolicy, weights: ModeWeights, steered: Bool = false) {
        var firstTurn = [UInt32](repeating: 0, count: network.directedEdgeCount)
        var cost: [UInt32] = []
        cost.reserveCapacity(network.directedEdgeCount * 3)
        var rules = JunctionRules(network: network, mode: mode, steered: steered)
        for junction in 0..<network.junctionCount {
            let departures = network.departures(of: junction)
            let rule = rules.rule(of: junction)
            let streets = Int(weights.streetsAtJunction[junction])
            let headings = streets >= 3 && mode.turnCosts.dependOnAngles ? departures.map(network.departureHeading) : []
            for (arrivalPlace, out) in departures.enumerated() {
                firstTurn[out.reversed.index] = UInt32(cost.count)
                for (place, next) in departures.enumerated() {
                    if next == out {
                        let mayTurnBack = uTurns.allows(where: rule.isClosed ? 1 : streets)
                        // Somebody who turns back before a gate does not open it: there is no delay.
                        cost.append(mayTurnBack ? turnCost(mode.turnCosts.uTurn) : closed)
                    } else if rule.isClosed {
                        cost.append(closed)
                    } else {
                        let angle =
                            headings.isEmpty ? 0 : mode.turnCosts.cost(headings[arrivalPlace].opposite, headings[place])
                        cost.append(rule.delay + angle)
                    }
                }
            }
        }
        var editor = TurnEditor(firstTurn: firstTurn, cost: cost, network: network)
        editor.addDelays()
        if mode.obeysTurnRestrictions {
            editor.apply(network.turnRestrictions, mode.access) { weights.time[$0.index] != closed }
        }
        self = editor.table
    }

    /// The same turns where time is not the impedance: open turns cost nothing, but for turning back.
    func withoutCosts(butFor uTurn: UInt32, in network: StreetNetwork) -> TurnTable {
        var costs = cost.values.map { $0 == closed ? closed : 0 }
        if uTurn > 0 {
            for arrival in 0..<network.directedEdgeCount {
                let back = DirectedEdge(rawValue: UInt32(arrival)).reversed
                let turn = Int(firstTurn[arrival] + UInt32(network.departurePlace[back.index]))
                if costs[turn] != closed { costs[turn] = uTurn }
            }
        }
        return TurnTable(firstTurn: firstTurn, cost: FlatArray(costs))
    }

    /// What turning back costs. Of a cost that users defined, searches take it for the least that there is: where streets cost
    /// nothing, nobody is to drive up and down one for nothing.
    static func uTurnCost(of impedance: Impedance, _ mode: TravelMode, steered: Bool) -> UInt32 {
        switch impedance {
        case .time: turnCost(mode.turnCosts.uTurn)
        case .length: 0
        case .attribute: steered ? 1 : 0
        }
    }

    /// The cost of turning from a directed edge into a departure of its head.
    func cost(from arrival: DirectedEdge, to departure: DirectedEdge, in network: StreetNetwork) -> UInt32 {
        cost[Int(firstTurn[arrival.index] + UInt32(network.departurePlace[departure.index]))]
    }

    /// The turns of the network with every edge turned round.
    func mirrored(in network: StreetNetwork) -> TurnTable {
        var first = [UInt32](repeating: 0, count: firstTurn.count)
        var mirrored: [UInt32] = []
        mirrored.reserveCapacity(cost.count)
        for junction in 0..<network.junctionCount {
            let departures = network.departures(of: junction)
            for out in departures {
                first[out.reversed.index] = UInt32(mirrored.count)
                for next in departures { mirrored.append(cost(from: next.reversed, to: out, in: network)) }
            }
        }
        return TurnTable(firstTurn: FlatArray(first), cost: FlatArray(mirrored))
    }
}

/// The milliseconds of one part of a turn's cost: at most 2^29, so that the few that a turn may have add up to less
/// than `closed`.
func turnCost(_ milliseconds: Int64) -> UInt32 { UInt32(clamping: min(milliseconds, 1 << 29)) }

extension TravelMode.TurnCosts {
    var dependOnAngles: Bool { left != 0 || right != 0 || straight != 0 || sharp != 0 }

    /// Below 45 degrees a turn is straight on, beyond 135 it is sharp.
    private static let cosineOf45Degrees = 0.7071067811865476

    func cost(_ arrival: Heading, _ departure: Heading) -> UInt32 {
        let cosine = arrival.cosine(to: departure)
        let milliseconds =
            if cosine > Self.cosineOf45Degrees {
                straight
            } else if cosine < -Self.cosineOf45Degrees {
                sharp
            } else {
                arrival.leftness(of: departure) > 0 ? left : right
            }
        return turnCost(milliseconds)
    }
}
