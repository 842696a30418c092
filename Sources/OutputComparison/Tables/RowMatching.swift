/// Which rows of two tables are the same: those that are equal first, then those that agree in what identifies them.
///
/// Complexity: O(n) for n rows, but for the order of pairs, O(n log n).
struct RowMatching {
    /// In the order of the new rows.
    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    /// Whether rows that are surely in both stand in another order.
    private(set) var isReordered = false

    /// - Precondition: the tables have the same columns.
    init(_ old: OutputTable, _ new: OutputTable, by identity: RowIdentity) {
        removed = Array(old.rows.indices)
        added = Array(new.rows.indices)
        match { isNew, row in isNew ? new.rows[row] : old.rows[row] }
        for (depth, level) in identity.levels.enumerated() {
            let places = level.compactMap { old.columns.firstIndex(of: $0) }
            match { isNew, row in
                let cells = (isNew ? new : old).rows[row].cells
                return places.map { cells[$0].written }
            }
            pairs.sort { $0.new < $1.new }
            if depth == 0 { isReordered = zip(pairs, pairs.dropFirst()).contains { $0.old > $1.old } }
        }
    }

    /// Pairs rows that are left and have equal keys, the first with the first.
    private mutating func match(by key: (_ isNew: Bool, _ row: Int) -> some Hashable) {
        if removed.isEmpty || added.isEmpty { return }
        var waiting = Dictionary(grouping: removed.reversed()) { key(false, $0) }
        var left: [Int] = []
        var found: Set<Int> = []
        for row in added {
            if let old = waiting[key(true, row)]?.popLast() {
                pairs.append((old, row))
                found.insert(old)
            } else {
                left.append(row)
            }
        }
        added = left
        removed.removeAll { found.contains($0) }
    }
}
