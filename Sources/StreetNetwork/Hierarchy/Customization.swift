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
        if up.allSatisfy(fits), down.allSatisfy(fits) { return (up, down) }
        up.deallocate()
        down.deallocate()
        return nil
    }

    private static func fits(_ cost: UInt32) -> Bool { cost == closed || cost < HierarchyCosts.dearest }

    private func run(_ turns: TurnCosts) {
        take(turns)
        let ranks = parts.node.count
        let arcOf = UnsafeMutablePointer<UInt32>.allocate(capacity: ranks)
        arcOf.initialize(repeating: 0, count: ranks)
        defer { arcOf.deallocate() }
        for rank in 0..<ranks { improve(rank, arcOf) }
    }

    private func take(_ turns: TurnCosts) {
        for turn in parts.turnWay.indices {
            let way = parts.turnWay[turn]
            let arc = Int(way >> 1)
            if way & 1 == 0 {
                up[arc] = turns[turn]
            } else {
                down[arc] = turns[turn]
            }
        }
    }

    /// Takes the cheaper ways by each lower rank between a rank and its higher neighbours.
    @inline(__always)
    private func improve(_ rank: Int, _ arcOf: UnsafeMutablePointer<UInt32>) {
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
