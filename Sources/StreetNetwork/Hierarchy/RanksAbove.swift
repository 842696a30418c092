/// The ranks from which turns have changed, and all that are above them: on no other arcs than theirs may a change show.
struct RanksAbove {
    /// Ascending.
    let ranks: [Int]
    /// How many arcs lead up from them.
    let arcCount: Int

    /// Complexity: O(m + n / 64) for m ranks of n.
    init(_ changed: [UInt32], in parts: HierarchySections) {
        var marks = [UInt64](repeating: 0, count: (parts.node.count + 63) / 64)
        func mark(_ start: UInt32) {
            var rank = start
            while rank != closed, marks[Int(rank >> 6)] >> UInt64(rank & 63) & 1 == 0 {
                marks[Int(rank >> 6)] |= 1 << UInt64(rank & 63)
                rank = parts.parent(of: Int(rank))
            }
        }
        for rank in changed {
            mark(rank)
            // A turn may belong to an arc of a lower rank that it leads to.
            for place in Int(parts.firstDown[Int(rank)])..<Int(parts.firstDown[Int(rank) + 1])
            where parts.turn(of: parts.downArc[place] * 2 + 1) != nil { mark(parts.downLower[place]) }
        }
        ranks = Self.marked(marks)
        arcCount = ranks.reduce(0) { $0 + Int(parts.firstUp[$1 + 1] - parts.firstUp[$1]) }
    }

    private static func marked(_ marks: [UInt64]) -> [Int] {
        var ranks: [Int] = []
        for (word, bits) in marks.enumerated() {
            var left = bits
            while left != 0 {
                ranks.append(word * 64 + left.trailingZeroBitCount)
                left &= left - 1
            }
        }
        return ranks
    }
}
