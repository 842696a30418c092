import StreetNetwork

/// What sources say beside tags: turn restrictions over several edges, costs and restrictions of their own.
extension RandomStreets {
    /// Appends restrictions along ways that exist, some of which begin like others and some of which turn back.
    mutating func appendChains(_ random: inout SplitMix64) {
        guard random.happens(0.6) else { return }
        for number in 0..<random.whole(1...6) {
            var way = [DirectedEdge(rawValue: UInt32(random.whole(0...(parts.edgeTail.count * 2 - 1))))]
            if let other = parts.turnRestrictions.last(where: { !$0.viaEdges.isEmpty }), random.happens(0.4) {
                way = [other.from[0]] + (random.happens(0.6) ? [other.viaEdges[0]] : [])
            }
            let count = random.one(of: [3, 3, 3, 4, 5])
            while way.count < count { way.append(random.one(of: departures(of: head(way[way.count - 1])))) }
            let via = head(way[0])
            parts.turnRestrictions.append(
                TurnRestriction(
                    id: Int64(1000 + number), kind: random.happens(0.35) ? .only : .no, isUTurn: false, via: via,
                    viaEdges: Array(way[1..<(count - 1)]), from: [way[0]], to: [way[count - 1]],
                    appliesTo: random.happens(0.1) ? "hgv" : nil,
                    exceptions: random.happens(0.1) ? [random.one(of: ["motorcar", "bus"])] : []))
        }
    }

    private func head(_ way: DirectedEdge) -> Int {
        Int((way.isForward ? parts.edgeHead : parts.edgeTail)[way.edge])
    }

    /// Gives the streets costs, nothing and very much among them, and restrictions.
    mutating func appendSourceData(_ random: inout SplitMix64) {
        for _ in 0..<random.whole(0...3) {
            let from = DirectedEdge(rawValue: UInt32(random.whole(0...(parts.edgeTail.count * 2 - 1))))
            let to = random.one(of: departures(of: head(from)))
            parts.turnDelays.append(TurnDelay(from: from, to: to, milliseconds: Int64(random.whole(0...20_000))))
        }
        let count = parts.streetID.count
        parts.costName = ["toll", "risk"]
        parts.streetCost = [
            (0..<count * 2).map { _ in random.happens(0.4) ? 0 : Int64(random.whole(0...3_000_000)) },
            (0..<count * 2).map { _ in
                random.happens(0.2) ? 0 : Int64(random.whole(0...(random.happens(0.1) ? 4_000_000_000_000 : 50_000)))
            },
        ]
        parts.restrictionName = ["narrow", "steep"]
        parts.streetRestrictions = (0..<count).map { _ in
            (random.happens(0.15) ? 1 : 0) | (random.happens(0.15) ? 2 : 0)
        }
    }
}
