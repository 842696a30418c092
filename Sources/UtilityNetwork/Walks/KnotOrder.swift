import Geometry

/// Which knots are behind which.
struct KnotOrder: Sendable {
    let dominance: KnotDominance
    private let chains: KnotChains
    private let behind: [Int32]
    /// A knot with several behind it to all of them, and itself.
    private let closures: [Int: Set<Int32>]

    /// - Parameter mostSeveral: of so many knots with several behind them it is found out what these are.
    init(_ knots: WalkKnots, mostSeveral: Int) {
        behind = knots.behind
        chains = KnotChains(knots.behind)
        dominance = KnotDominance(knots)
        let unknown = knots.behind.indices.filter { [dominance] knot in
            knots.behind[knot] == WalkKnots.several && !dominance.holdsAll(behind: knot)
        }
        closures = Self.closures(of: Self.largest(mostSeveral, of: unknown, knots), knots)
    }

    /// The knots with the most vertices: walks from small ones are short, as a rule.
    private static func largest(_ count: Int, of several: [Int], _ knots: WalkKnots) -> [Int] {
        if several.count <= count { return several }
        var sizes = [Int](repeating: 0, count: knots.count)
        for knot in knots.ofVertex where knot >= 0 { sizes[Int(knot)] += 1 }
        return Array(several.sorted { (sizes[$1], $0) < (sizes[$0], $1) }.prefix(count))
    }

    private static func closures(of several: [Int], _ knots: WalkKnots) -> [Int: Set<Int32>] {
        var closures: [Int: Set<Int32>] = [:]
        for knot in several {
            var found: Set = [Int32(knot)]
            var pending = [knot]
            while let one = pending.popLast() {
                for next in knots.next.node[knots.next.range(one)] where found.insert(Int32(next)).inserted {
                    pending.append(Int(next))
                }
            }
            closures[knot] = found
        }
        return closures
    }

    /// A knot with several behind it, and all of them; nil where it was not looked at.
    func closure(of knot: Int) -> Set<Int32>? { closures[knot] }

    /// Whether a knot is another one, or behind it.
    ///
    /// - Precondition: what is behind the other is known.
    func isIn(_ knot: Int, closureOf other: Int) -> Bool {
        if chains.isOnWay(knot, from: other) { return true }
        let base = Int(chains.base[other])
        guard behind[base] == WalkKnots.several else { return false }
        return dominance.holdsAll(behind: base)
            ? dominance.dominates(base, knot) : closures[base]?.contains(Int32(knot)) == true
    }
}
