/// The rows that each related row belongs to: as parallel arrays, first places and rows.
struct PairsByRelated {
    private let first: [Int]
    private let rows: [Int32]

    /// O(pairs + count).
    ///
    /// - Parameter count: the number of related rows.
    init(_ pairs: ReportedPairs, count: Int) {
        var first = [Int](repeating: 0, count: count + 1)
        pairs.visit { if $0.related >= 0 { first[Int($0.related) + 1] += 1 } }
        for related in 0..<count { first[related + 1] += first[related] }
        var rows = [Int32](repeating: 0, count: first[count])
        var next = first
        pairs.visit { pair in
            guard pair.related >= 0 else { return }
            rows[next[Int(pair.related)]] = pair.row
            next[Int(pair.related)] += 1
        }
        (self.first, self.rows) = (first, rows)
    }

    /// In the order of the pairs; a row comes twice where two pairs have it.
    func rows(of related: Int) -> ArraySlice<Int32> { rows[first[related]..<first[related + 1]] }
}
