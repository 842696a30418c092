import FeatureSources

/// The rows that were asked about, those that belong to them, and which of the pairs are reported.
public struct FoundRecords: Sendable {
    let rows: SelectedRecords
    let related: RelatedRows
    /// What is reported, in its order: by row, then by the order asked for. Those of the page alone.
    let pairs: [RecordPair]
    /// Where each related row comes in the order asked for.
    let rank: [Int32]
    /// Whether a limit left pairs out.
    public let exceedsLimit: Bool
    /// How many there would be without an offset, where it leaves all of them out; else nil.
    public let countBeforeOffset: Int?

    init(rows: SelectedRecords, related: RelatedRows, parameters: RelatedRecordsParameters) {
        self.rows = rows
        self.related = related
        let rank = FoundRecords.rank(related.related, parameters)
        let matched = related.links.map { RecordPair(row: $0.row, related: $0.related, attributes: $0.attributes) }
        let alone = parameters.keepsUnmatched ? FoundRecords.unmatched(related.links, of: rows.store.count) : []
        var all = matched + alone
        if !alone.isEmpty || !parameters.order.terms.isEmpty { all.sort { $0.isBefore($1, by: rank) } }
        let start = min(parameters.offset, all.count)
        let end = parameters.limit.map { start + min($0, all.count - start) } ?? all.count
        pairs = Array(all[start..<end])
        exceedsLimit = end < all.count
        countBeforeOffset = start == all.count && start > 0 ? all.count : nil
        self.rank = rank
    }

    /// The related rows in the order asked for.
    var relatedInOrder: [Int32] {
        var order = [Int32](repeating: 0, count: rank.count)
        for (related, place) in rank.enumerated() { order[Int(place)] = Int32(related) }
        return order
    }

    private static func rank(_ store: RecordStore, _ parameters: RelatedRecordsParameters) -> [Int32] {
        let terms = parameters.order.terms
        if terms.isEmpty { return (0..<Int32(store.count)).map { $0 } }
        let start = (parameters.related.idField == nil ? 0 : 1) + parameters.related.keptFields.count
        let values = (0..<store.count).map { row in
            terms.indices.map { store.value(of: row, column: start + $0) }
        }
        let order = (0..<Int32(store.count)).sorted { one, other in
            let (first, second) = (values[Int(one)], values[Int(other)])
            if parameters.order.isBefore(first, second) { return true }
            return parameters.order.isBefore(second, first) ? false : one < other
        }
        var rank = [Int32](repeating: 0, count: store.count)
        for (place, row) in order.enumerated() { rank[Int(row)] = Int32(place) }
        return rank
    }

    private static func unmatched(_ links: [RelatedRows.Link], of count: Int) -> [RecordPair] {
        var isMatched = [Bool](repeating: false, count: count)
        for link in links { isMatched[Int(link.row)] = true }
        return (0..<Int32(count)).filter { !isMatched[Int($0)] }.map {
            RecordPair(row: $0, related: -1, attributes: -1)
        }
    }
}

extension FoundRecords {
    /// What `job.json` counts beside the tables' rows.
    public var figures: [(name: String, count: Int)] {
        let counts = related.counts
        return [
            ("selected", rows.store.count), ("matched", rows.store.count - counts.unmatched),
            ("unmatched", counts.unmatched), ("related", related.related.count), ("pairs", related.links.count),
            ("null_keys", counts.nullKeys), ("orphan_keys", counts.orphans),
            ("mapping_null_keys", counts.throughNullKeys), ("mapping_orphan_keys", counts.throughOrphans),
            ("duplicate_row_keys", counts.duplicateFromKeys), ("duplicate_related_keys", counts.duplicateToKeys),
            ("unreadable_keys", counts.unreadableKeys), ("repeated_pairs", counts.repeatedPairs),
        ]
    }
}
