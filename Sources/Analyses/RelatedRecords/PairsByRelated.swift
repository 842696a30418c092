/// The rows that each related row belongs to: as parallel arrays, first places and rows.
struct PairsByRelated {
    private var first: [Int32]
    private var rows: [Int32]

    /// O(pairs + count).
    ///
    /// - Parameter count: the number of related rows.
    init(_ pairs: [RecordPair], count: Int) {
        first = [Int32](repeating: 0, count: count + 1)
        for pair in pairs where pair.related >= 0 { first[Int(pair.related) + 1] += 1 }
        for related in 0..<count { first[related + 1] += first[related] }
        rows = [Int32](repeating: 0, count: Int(first[count]))
        var next = first
        for pair in pairs where pair.related >= 0 {
            rows[Int(next[Int(pair.related)])] = pair.row
            next[Int(pair.related)] += 1
        }
    }

    /// In the order of the pairs; a row comes twice where two pairs have it.
    func rows(of related: Int) -> ArraySlice<Int32> { rows[Int(first[related])..<Int(first[related + 1])] }
}
