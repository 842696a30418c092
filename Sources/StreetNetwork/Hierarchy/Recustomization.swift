import Vocabulary

/// Finds the costs of those arcs of a hierarchy that change when single turns and edges do. Arcs that may change are marked,
/// and looked at from the lowest on: an arc depends on lower ones alone.
struct Recustomization: ~Copyable {
    private let parts: HierarchySections
    private let up: ChangeableArcCosts
    private let down: ChangeableArcCosts
    /// Arcs that may change, as bits.
    private var marks: [UInt64]

    init(_ parts: HierarchySections, up: ChangeableArcCosts, down: ChangeableArcCosts) {
        self.parts = parts
        self.up = up
        self.down = down
        marks = Array(repeating: 0, count: (parts.upper.count + 63) / 64)
    }

    /// Marks the arcs of the turns from some nodes.
    mutating func markTurns(from ranks: some Sequence<UInt32>) {
        for rank in ranks {
            // Upwards they are the rank's own; downwards its lower neighbours'.
            for arc in Int(parts.firstUp[Int(rank)])..<Int(parts.firstUp[Int(rank) + 1]) { mark(turn: arc * 2) }
            for place in Int(parts.firstDown[Int(rank)])..<Int(parts.firstDown[Int(rank) + 1]) {
                mark(turn: Int(parts.downArc[place]) * 2 + 1)
            }
        }
    }

    private mutating func mark(turn way: Int) {
        if parts.turn(of: UInt32(way)) != nil { mark(way >> 1) }
    }

    private mutating func mark(_ arc: Int) { marks[arc >> 6] |= 1 << UInt64(arc & 63) }

    /// - Returns: how many arcs were looked at; nil where a cost does not fit into 32 bits.
    mutating func run(_ turns: TurnCosts) -> Int? {
        var (count, word) = (0, 0)
        var lower = 0
        while word < marks.count {
            guard marks[word] != 0 else {
                word += 1
                continue
            }
            let arc = word * 64 + marks[word].trailingZeroBitCount
            marks[word] &= marks[word] - 1
            lower = rank(below: arc, from: lower)
            count += 1
            let (there, back) = leastWays(of: arc, above: lower, turns)
            (up.middle[arc], down.middle[arc]) = (there.middle, back.middle)
            guard there.cost != up.cost[arc] || back.cost != down.cost[arc] else { continue }
            guard HierarchyCosts.fits(there.cost), HierarchyCosts.fits(back.cost) else { return nil }
            // Before: who hangs on what it was. Behind: who gets cheaper, or may come by more than one way.
            markTriangles(of: arc, above: lower) { $0 == $1 }
            (up.cost[arc], down.cost[arc]) = (there.cost, back.cost)
            markTriangles(of: arc, above: lower) { $0 <= $1 }
        }
        return count
    }

    /// The lower rank of an arc, which is that of a lower arc or a higher one.
    private func rank(below arc: Int, from known: Int) -> Int {
        if arc < Int(parts.firstUp[known + 1]) { return known }
        return (known + 1..<parts.node.count).firstPlace { Int(parts.firstUp[$0 + 1]) > arc }
    }

    /// Marks the arcs that join the upper end of an arc with the other higher neighbours of its lower one, where the cost by
    /// way of the lower end and the arc's own are so that it may change.
    @inline(__always)
    private mutating func markTriangles(of arc: Int, above lower: Int, where mayChange: (UInt64, UInt64) -> Bool) {
        let upper = parts.upper[arc]
        let (there, back) = (UInt64(up.cost[arc]), UInt64(down.cost[arc]))
        for other in Int(parts.firstUp[lower])..<Int(parts.firstUp[lower + 1]) where other != arc {
            // From the upper end down to the lower one, and up to the other; and the other way.
            let (out, home) = (back &+ UInt64(up.cost[other]), there &+ UInt64(down.cost[other]))
            if out >= UInt64(closed), home >= UInt64(closed) { continue }
            let isHigher = other > arc
            let low = Int(isHigher ? upper : parts.upper[other])
            let arcs = Int(parts.firstUp[low])..<Int(parts.firstUp[low + 1])
            guard let joined = parts.arc(among: arcs, to: isHigher ? parts.upper[other] : upper) else { continue }
            let (ascent, descent) = (UInt64(up.cost[joined]), UInt64(down.cost[joined]))
            let changes =
                isHigher
                ? mayChange(out, ascent) || mayChange(home, descent)
                : mayChange(out, descent) || mayChange(home, ascent)
            if changes { mark(joined) }
        }
    }

    /// The least costs between the ends of an arc: by the turns that it stands for, or by the lower ranks that are joined with
    /// both of its ends.
    private func leastWays(of arc: Int, above lower: Int, _ turns: TurnCosts) -> (there: LeastWay, back: LeastWay) {
        let upper = parts.upper[arc]
        var (there, back) = (LeastWay(), LeastWay())
        there.take(UInt64(turnCost(UInt32(arc) * 2, turns)), by: .turn)
        back.take(UInt64(turnCost(UInt32(arc) * 2 + 1, turns)), by: .turn)
        let start = Int(parts.firstDown[lower])
        for place in start..<Int(parts.firstDown[lower + 1]) {
            let (first, below) = (Int(parts.downArc[place]), Int(parts.downLower[place]))
            if up.cost[first] == closed, down.cost[first] == closed { continue }
            let second = parts.arc(among: first + 1..<Int(parts.firstUp[below + 1]), to: upper)
            guard let second else { continue }
            let middle = ArcMiddle(place: place - start)
            there.take(UInt64(down.cost[first]) + UInt64(up.cost[second]), by: middle)
            back.take(UInt64(down.cost[second]) + UInt64(up.cost[first]), by: middle)
        }
        return (there, back)
    }

    /// The cost of the turn that is a way of an arc, or `closed`.
    private func turnCost(_ way: UInt32, _ turns: TurnCosts) -> UInt32 {
        parts.turn(of: way).map { turns[$0] } ?? closed
    }
}

/// The least cost of an arc so far, one way, and what it comes from.
private struct LeastWay {
    private(set) var cost = closed
    private(set) var middle = ArcMiddle.unclear

    mutating func take(_ way: UInt64, by middle: ArcMiddle) {
        guard way <= UInt64(cost) else { return }
        self.middle = way == UInt64(cost) ? .unclear : middle
        cost = UInt32(way)
    }
}
