/// Knots that have one alone behind them each time: a forest, in which what is behind a knot is its way to the root.
struct KnotChains: Sendable {
    /// The last knot behind each: it has none behind it, or several.
    let base: [Int32]
    private let walk: ForestWalk

    /// Complexity: O(knots).
    init(_ behind: [Int32]) {
        var base = behind.indices.map { Int32($0) }
        // What is behind a knot has a lower number.
        for knot in behind.indices where behind[knot] >= 0 { base[knot] = base[Int(behind[knot])] }
        self.base = base
        walk = ForestWalk(behind)
    }

    /// Whether a knot is another one, or on its way to the base. O(1).
    func isOnWay(_ knot: Int, from other: Int) -> Bool { walk.isAbove(knot, other) }
}
