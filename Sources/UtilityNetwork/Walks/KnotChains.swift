/// Knots that have one alone behind them each time: a forest, in which what is behind a knot is its way to the root.
struct KnotChains: Sendable {
    /// The last knot behind each: it has none behind it, or several.
    let base: [Int32]
    /// Where a knot stands in a walk of the forest from its roots, and behind the last knot that it is behind of.
    private let first: [Int32]
    private let end: [Int32]

    /// Complexity: O(knots).
    init(_ behind: [Int32]) {
        var base = behind.indices.map { Int32($0) }
        var size = [Int32](repeating: 1, count: behind.count)
        // What is behind a knot has a lower number.
        for knot in behind.indices where behind[knot] >= 0 { base[knot] = base[Int(behind[knot])] }
        for knot in behind.indices.reversed() where behind[knot] >= 0 { size[Int(behind[knot])] += size[knot] }
        var first = size
        var next = size
        var root: Int32 = 0
        for knot in behind.indices {
            if behind[knot] >= 0 {
                first[knot] = next[Int(behind[knot])]
                next[Int(behind[knot])] += size[knot]
            } else {
                first[knot] = root
                root += size[knot]
            }
            next[knot] = first[knot] + 1
        }
        (self.base, self.first, end) = (base, first, zip(first, size).map { $0 + $1 })
    }

    /// Whether a knot is another one, or on its way to the base. O(1).
    func isOnWay(_ knot: Int, from other: Int) -> Bool { first[knot] <= first[other] && first[other] < end[knot] }
}
