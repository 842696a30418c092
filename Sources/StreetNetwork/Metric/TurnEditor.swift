import Vocabulary

/// Changes single turns of a table: what a source says of them, and what barriers do to them.
struct TurnEditor {
    private let firstTurn: [UInt32]
    private var cost: [UInt32]
    private let network: StreetNetwork

    init(firstTurn: [UInt32], cost: [UInt32], network: StreetNetwork) {
        self.firstTurn = firstTurn
        self.cost = cost
        self.network = network
    }

    init(_ table: TurnTable, network: StreetNetwork) {
        self.init(firstTurn: table.firstTurn.array, cost: table.cost.array, network: network)
    }

    var table: TurnTable { TurnTable(firstTurn: FlatArray(firstTurn), cost: FlatArray(cost)) }

    private func place(_ arrival: DirectedEdge, _ departure: DirectedEdge) -> Int {
        Int(firstTurn[arrival.index] + UInt32(network.departurePlace[departure.index]))
    }

    /// Adds what turns cost by the source.
    mutating func addDelays(where isMeant: (TurnDelay) -> Bool = { _ in true }) {
        for delay in network.turnDelays where isMeant(delay) {
            let place = place(delay.from, delay.to)
            if cost[place] != closed { cost[place] = sum(cost[place], delay.milliseconds) }
        }
    }

    /// Closes the turns that restrictions of one junction forbid traffic known by the access words.
    mutating func apply(_ restrictions: [TurnRestriction], _ access: [String], isOpen: (DirectedEdge) -> Bool) {
        var onlyTurns: [DirectedEdge: Set<DirectedEdge>] = [:]
        for restriction in restrictions where restriction.viaEdges.isEmpty && restriction.binds(access) {
            for arrival in restriction.from {
                switch restriction.kind {
                case .no:
                    for departure in restriction.to where (departure == arrival.reversed) == restriction.isUTurn {
                        cost[place(arrival, departure)] = closed
                    }
                case .only:
                    // Traffic that may not use the one street left over is not meant.
                    let usable = restriction.to.filter(isOpen)
                    if !usable.isEmpty { onlyTurns[arrival, default: []].formUnion(usable) }
                }
            }
        }
        for (arrival, turns) in onlyTurns {
            for departure in network.departures(of: network.head(of: arrival)) where !turns.contains(departure) {
                cost[place(arrival, departure)] = closed
            }
        }
    }

    /// Closes a junction: whoever comes may only turn back, where the policy lets them at dead ends.
    mutating func close(junction: Int, uTurns: UTurnPolicy, uTurnCost: UInt32) {
        for departure in network.departures(of: junction) {
            for next in network.departures(of: junction) {
                let isUTurn = next == departure
                cost[place(departure.reversed, next)] = isUTurn && uTurns.allows(where: 1) ? uTurnCost : closed
            }
        }
    }

    /// Multiplies what the open turns of a junction cost.
    mutating func scale(junction: Int, by factor: Double) {
        for departure in network.departures(of: junction) {
            for next in network.departures(of: junction) {
                let place = place(departure.reversed, next)
                if cost[place] != closed {
                    cost[place] = UInt32(min((Double(cost[place]) * factor).rounded(), Double(closed - 1)))
                }
            }
        }
    }

    private func sum(_ cost: UInt32, _ more: Int64) -> UInt32 {
        UInt32(min(Int64(cost) + min(more, Int64(closed)), Int64(closed - 1)))
    }
}
