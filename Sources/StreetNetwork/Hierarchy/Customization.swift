/// Finds the costs of all arcs of a hierarchy, rank by rank: those of the turns that they stand for, and less where a lower
/// rank is on a cheaper way between their ends.
struct Customization {
    let parts: HierarchySections
    let up: UnsafeMutablePointer<UInt32>
    let down: UnsafeMutablePointer<UInt32>

    init(_ parts: HierarchySections, up: UnsafeMutablePointer<UInt32>, down: UnsafeMutablePointer<UInt32>) {
        self.parts = parts
        self.up = up
        self.down = down
    }

    /// - Returns: whether no cost is too dear for 32 bits.
    func run(_ turns: TurnCosts) -> Bool {
        take(turns)
        let ranks = parts.node.count
        let arcOf = UnsafeMutablePointer<UInt32>.allocate(capacity: ranks)
        arcOf.initialize(repeating: 0, count: ranks)
        defer { arcOf.deallocate() }
        for rank in 0..<ranks { improve(rank, arcOf) }
        var dearest: UInt32 = 0
        for arc in 0..<parts.upper.count {
            dearest = max(dearest, up[arc] == closed ? 0 : up[arc], down[arc] == closed ? 0 : down[arc])
        }
        return dearest < HierarchyCosts.dearest
    }

    private func take(_ turns: TurnCosts) {
        up.initialize(repeating: closed, count: parts.upper.count)
        down.initialize(repeating: closed, count: parts.upper.count)
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
            let (toLower, fromLower) = (UInt64(down[lowerArc]), UInt64(up[lowerArc]))
            var other = lowerArc + 1
            while other < end {
                let arc = Int(arcOf[Int(upper[other])])
                // What is closed adds up to more than anything.
                let there = toLower &+ UInt64(up[other])
                if there < UInt64(up[arc]) { up[arc] = UInt32(truncatingIfNeeded: there) }
                let back = fromLower &+ UInt64(down[other])
                if back < UInt64(down[arc]) { down[arc] = UInt32(truncatingIfNeeded: back) }
                other &+= 1
            }
        }
    }
}
