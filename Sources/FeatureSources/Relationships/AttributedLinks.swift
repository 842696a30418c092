/// The links of selected rows with related ones by way of a mapping table's rows, each with what that row says.
struct AttributedLinks {
    private(set) var related = RowLinks()
    /// The mapping table's row of each target of `related`.
    private(set) var attributes: [Int32] = []
    /// Links that came again with the same attributes.
    private(set) var repeated = 0

    /// O(n log n) in the number of pairs of each list of the mapping table's rows.
    ///
    /// - Parameters:
    ///   - ways: from the selected rows to those of the mapping table.
    ///   - arrival: from there to the related rows.
    init(_ ways: RowLinks, _ arrival: RowLinks, _ table: RecordStore, check: () throws -> Void) rethrows {
        var firstEqual: [Int32]?
        var attributes: [Int32] = []
        (related, repeated) = try ways.mapLists(check: check) { rows in
            var found: [(related: Int32, attributes: Int32)] = []
            for between in rows {
                for related in arrival.targets(of: Int(between)) { found.append((related, between)) }
            }
            found.sort { $0 < $1 }
            var kept: [Int32] = []
            for pairs in found.chunked(by: { $0.related == $1.related }) {
                if pairs.count > 1, firstEqual == nil { firstEqual = table.firstEqualRows() }
                let different = Self.different(pairs, firstEqual ?? [])
                attributes += different
                kept.append(contentsOf: repeatElement(pairs[0].related, count: different.count))
            }
            return (kept, repeated: found.count - kept.count)
        }
        self.attributes = attributes
    }

    /// The attributes of pairs of one related row, the first of those that are equal.
    private static func different(
        _ pairs: [(related: Int32, attributes: Int32)], _ firstEqual: [Int32]
    ) -> [Int32] {
        if pairs.count == 1 { return [pairs[0].attributes] }
        var seen: Set<Int32> = []
        return pairs.map(\.attributes).filter { seen.insert(firstEqual[Int($0)]).inserted }
    }
}
