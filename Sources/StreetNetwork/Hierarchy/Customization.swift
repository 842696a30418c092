/// Finds the costs of all arcs of a hierarchy, rank by rank: those of the turns that they stand for, and less where a lower
/// rank is on a cheaper way between their ends.
struct Customization {
    let parts: HierarchySections
    let up: UnsafeMutablePointer<UInt32>
    let down: UnsafeMutablePointer<UInt32>

    private init(_ parts: HierarchySections, up: UnsafeMutablePointer<UInt32>, down: UnsafeMutablePointer<UInt32>) {
        self.parts = parts
        self.up = up
        self.down = down
    }

    /// The costs of arcs, up and down, which somebody has to adopt; nil where one is too dear for 32 bits.
    static func costs(
        _ parts: HierarchySections, _ turns: TurnCosts
    ) -> (up: UnsafeMutableBufferPointer<UInt32>, down: UnsafeMutableBufferPointer<UInt32>)? {
        let up = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: parts.upper.count)
        let down = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: parts.upper.count)
        up.initialize(repeating: closed)
        down.initialize(repeating: closed)
        if let first = up.baseAddress, let second = down.baseAddress {
            Customization(parts, up: first, down: second).run(turns)
        }
        if up.allSatisfy(HierarchyCosts.fits), down.allSatisfy(HierarchyCosts.fits) { return (up, down) }
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
        _ parts: HierarchySections, up: UnsafeMutableBufferPointer<UInt32>, down: UnsafeMutableBufferPointer<UInt32>,
        _ turns: TurnCosts, of above: RanksAbove
    ) -> Int? {
        guard let first = up.baseAddress, let second = down.baseAddress else { return 0 }
        let customization = Customization(parts, up: first, down: second)
        let arcOf = ZeroedBuffer<UInt32>(count: parts.node.count)
        for rank in above.ranks {
            customization.take(turns, of: rank)
            customization.improve(rank, arcOf)
            let arcs = Int(parts.firstUp[rank])..<Int(parts.firstUp[rank + 1])
            guard up[arcs].allSatisfy(HierarchyCosts.fits), down[arcs].allSatisfy(HierarchyCosts.fits) else {
                return nil
            }
        }
        return above.arcCount
    }

    /// Gives the arcs of one rank the costs of the turns that they stand for.
    private func take(_ turns: TurnCosts, of rank: Int) {
        let (first, end) = (parts.firstUp[rank], parts.firstUp[rank + 1])
        for arc in Int(first)..<Int(end) { (up[arc], down[arc]) = (closed, closed) }
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
        if way & 1 == 0 { up[Int(way >> 1)] = turns[turn] } else { down[Int(way >> 1)] = turns[turn] }
    }

    /// Takes the cheaper ways by each lower rank between a rank and its higher neighbours.
    ///
    /// - Parameter arcOf: memory for the arcs from this rank to others.
    @inline(__always)
    private func improve(_ rank: Int, _ arcOf: borrowing ZeroedBuffer<UInt32>) {
        let (up, down, upper) = (up, down, parts.upper.baseAddress.unsafelyUnwrapped)
        for arc in Int(parts.firstUp[rank])..<Int(parts.firstUp[rank + 1]) { arcOf[Int(upper[arc])] = UInt32(arc) }
        for place in Int(parts.firstDown[rank])..<Int(parts.firstDown[rank + 1]) {
            let lowerArc = Int(parts.downArc[place])
            let end = Int(parts.firstUp[Int(parts.downLower[place]) + 1])
            // Most arcs are open one way. What is closed adds up to more than anything.
            if down[lowerArc] != closed {
                let cost = UInt64(down[lowerArc])
                for other in (lowerArc &+ 1)..<end {
                    let (arc, way) = (Int(arcOf[Int(upper[other])]), cost &+ UInt64(up[other]))
                    if way < UInt64(up[arc]) { up[arc] = UInt32(truncatingIfNeeded: way) }
                }
            }
            if up[lowerArc] != closed {
                let cost = UInt64(up[lowerArc])
                for other in (lowerArc &+ 1)..<end {
                    let (arc, way) = (Int(arcOf[Int(upper[other])]), cost &+ UInt64(down[other]))
                    if way < UInt64(down[arc]) { down[arc] = UInt32(truncatingIfNeeded: way) }
                }
            }
        }
    }
}
