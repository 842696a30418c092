import Vocabulary

/// The cost of every turn of a network for a travel mode: from each directed edge that arrives at a junction to
/// each departure of that junction, packed.
struct TurnTable: Sendable {
    /// Directed edge to the first of its turns in `cost`, which are in the order of the departures at its head.
    let firstTurn: [UInt32]
    /// Turn to milliseconds, or `closed`.
    let cost: [UInt32]

    private init(firstTurn: [UInt32], cost: [UInt32]) {
        self.firstTurn = firstTurn
        self.cost = cost
    }

    /// - Parameter uTurns: the policy that is in force, which a job may set over its mode's.
    init(network: StreetNetwork, mode: TravelMode, uTurns: UTurnPolicy, weights: ModeWeights) {
        var firstTurn = [UInt32](repeating: 0, count: network.directedEdgeCount)
        var cost: [UInt32] = []
        cost.reserveCapacity(network.directedEdgeCount * 3)
        var junctionRules: [UInt32: JunctionRule] = [:]
        for junction in 0..<network.junctionCount {
            let departures = network.departures(of: junction)
            let tags = network.parts.junctionTags[junction]
            let rule = junctionRules[tags] ?? JunctionRule(tags: network.parts.tagSets[tags], mode: mode)
            junctionRules[tags] = rule
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
        Self.apply(network.parts.turnRestrictions, to: &cost, firstTurn, network, mode, weights)
        self.init(firstTurn: firstTurn, cost: cost)
    }

    /// The same turns where time is not the impedance: open turns cost nothing.
    var withoutCosts: TurnTable { TurnTable(firstTurn: firstTurn, cost: cost.map { $0 == closed ? closed : 0 }) }

    /// The cost of turning from a directed edge into a departure of its head.
    func cost(from arrival: DirectedEdge, to departure: DirectedEdge, in network: StreetNetwork) -> UInt32 {
        cost[Int(firstTurn[arrival.index] + network.departurePlace[departure.index])]
    }

    private static func apply(
        _ restrictions: [TurnRestriction], to cost: inout [UInt32], _ firstTurn: [UInt32], _ network: StreetNetwork,
        _ mode: TravelMode, _ weights: ModeWeights
    ) {
        guard mode.obeysTurnRestrictions else { return }
        var onlyTurns: [DirectedEdge: Set<DirectedEdge>] = [:]
        for restriction in restrictions where restriction.viaEdges.isEmpty && restriction.binds(mode.access) {
            for arrival in restriction.from {
                switch restriction.kind {
                case .no:
                    for departure in restriction.to where (departure == arrival.reversed) == restriction.isUTurn {
                        cost[Int(firstTurn[arrival.index] + network.departurePlace[departure.index])] = closed
                    }
                case .only:
                    // Traffic that may not use the one street left over is not meant.
                    let usable = restriction.to.filter { weights.time[$0.index] != closed }
                    if !usable.isEmpty { onlyTurns[arrival, default: []].formUnion(usable) }
                }
            }
        }
        for (arrival, turns) in onlyTurns {
            for departure in network.departures(of: network.head(of: arrival)) where !turns.contains(departure) {
                cost[Int(firstTurn[arrival.index] + network.departurePlace[departure.index])] = closed
            }
        }
    }
}

/// The milliseconds of one part of a turn's cost: at most 2^30, so that the three that a turn may have add up to less
/// than `closed`.
private func turnCost(_ milliseconds: Int64) -> UInt32 { UInt32(clamping: min(milliseconds, 1 << 30)) }

/// What passing a junction means for a mode.
private struct JunctionRule {
    let isClosed: Bool
    /// Milliseconds to pass.
    let delay: UInt32

    init(tags: Tags, mode: TravelMode) {
        let signals = tags["highway"] == "traffic_signals" ? turnCost(mode.turnCosts.trafficSignals) : 0
        switch mode.passage(of: tags) {
        case .open: (isClosed, delay) = (false, signals)
        case .closed: (isClosed, delay) = (true, 0)
        case .delay(let milliseconds): (isClosed, delay) = (false, turnCost(milliseconds) + signals)
        }
    }
}

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
