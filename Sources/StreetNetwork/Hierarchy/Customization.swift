/// Finds the costs of all arcs of a hierarchy, rank by rank: those of the turns that they stand for, and less where a lower
/// rank is on a cheaper way between their ends.
struct Customization {
    let parts: HierarchySections
    let up: ChangeableArcCosts
    let down: ChangeableArcCosts

    /// The costs of arcs, up and down, which somebody has to adopt; nil where one is too dear for 32 bits.
    static func costs(
        _ parts: HierarchySections, _ turns: TurnCosts
    ) -> (up: ChangeableArcCosts, down: ChangeableArcCosts)? {
        let count = parts.upper.count
        let (up, down) = (ChangeableArcCosts.ofClosedArcs(count), ChangeableArcCosts.ofClosedArcs(count))
        Customization(parts: parts, up: up, down: down).run(turns)
        if up.fit(0..<count), down.fit(0..<count) { return (up, down) }
        up.deallocate()
        down.deallocate()
        return nil
    }

    /// Finds the costs of all arcs of some ranks anew, whatever has changed of them.
    ///
    /// - Parameters:
    ///   - up, down: costs, right on all other arcs.
    /// - Returns: how many arcs were looked at; nil where one is too dear for 32 bits.
    static func mend(
        _ parts: HierarchySections, up: ChangeableArcCosts, down: ChangeableArcCosts, _ turns: TurnCosts,
        of above: RanksAbove
    ) -> Int? {
        let customization = Customization(parts: parts, up: up, down: down)
        let arcOf = ZeroedBuffer<UInt32>(count: parts.node.count)
        for rank in above.ranks {
            customization.take(turns, of: rank)
            customization.improve(rank, arcOf)
            let arcs = Int(parts.firstUp[rank])..<Int(parts.firstUp[rank + 1])
            guard up.fit(arcs), down.fit(arcs) else { return nil }
        }
        return above.arcCount
    }

    /// Gives the arcs of one rank the costs of the turns that they stand for.
    private func take(_ turns: TurnCosts, of rank: Int) {
        let (first, end) = (parts.firstUp[rank], parts.firstUp[rank + 1])
        for arc in Int(first)..<Int(end) { (up.cost[arc], down.cost[arc]) = (closed, closed) }
        var turn = parts.firstTurn(from: first * 2)
        while turn < parts.turnWay.count, parts.turnWay[turn] < end * 2 {
            take(turns, turn)
            turn += 1
        }
    }

    private func run(_ turns: TurnCosts) {
        for turn in parts.turnWay.indices { take(turns, turn) }
        let arcOf = ZeroedBuffer<UInt32>(count: parts.node.count)
        for rank in 0..<parts.node.count { improve(rank, arcOf) }
    }

    @inline(__always)
    private func take(_ turns: TurnCosts, _ turn: Int) {
        let way = parts.turnWay[turn]
        let costs = way & 1 == 0 ? up : down
        costs.cost[Int(way >> 1)] = turns[turn]
        costs.middle[Int(way >> 1)] = .turn
    }

    /// Takes the cheaper ways by each lower rank between a rank and its higher neighbours.
    ///
    /// - Parameter arcOf: memory for the arcs from this rank to others.
    @inline(__always)
    private func improve(_ rank: Int, _ arcOf: borrowing ZeroedBuffer<UInt32>) {
        let upper = parts.upper.baseAddress.unsafelyUnwrapped
        for arc in Int(parts.firstUp[rank])..<Int(parts.firstUp[rank + 1]) { arcOf[Int(upper[arc])] = UInt32(arc) }
        let first = Int(parts.firstDown[rank])
        for place in first..<Int(parts.firstDown[rank + 1]) {
            let (arc, middle) = (Int(parts.downArc[place]), ArcMiddle(place: place &- first))
            let others = (arc &+ 1)..<Int(parts.firstUp[Int(parts.downLower[place]) + 1])
            // Most arcs are open one way. What is closed adds up to more than anything.
            if down.cost[arc] != closed { up.take(UInt64(down.cost[arc]), and: others, by: middle, upper, arcOf) }
            if up.cost[arc] != closed { down.take(UInt64(up.cost[arc]), and: others, by: middle, upper, arcOf) }
        }
    }
}

extension ChangeableArcCosts {
    /// Takes the ways by a lower rank where they are cheaper.
    ///
    /// - Parameters:
    ///   - cost: between the rank whose arcs these are and the lower one.
    ///   - others: the arcs between the lower rank and others; this way.
    @inline(__always)
    fileprivate func take(
        _ cost: UInt64, and others: Range<Int>, by middle: ArcMiddle, _ upper: UnsafePointer<UInt32>,
        _ arcOf: borrowing ZeroedBuffer<UInt32>
    ) {
        for other in others {
            let (arc, way) = (Int(arcOf[Int(upper[other])]), cost &+ UInt64(self.cost[other]))
            let known = UInt64(self.cost[arc])
            guard way <= known else { continue }
            self.cost[arc] = UInt32(truncatingIfNeeded: way)
            self.middle[arc] = way == known ? .unclear : middle
        }
    }
}
