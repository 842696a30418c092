import FeatureSources

/// The rows that were asked about, those that belong to them, and which of the pairs are reported.
public struct FoundRecords: Sendable {
    let rows: SelectedRecords
    let related: RelatedRows
    let pairs: ReportedPairs
    /// Where each related row comes in the order asked for.
    let rank: [Int32]

    init(rows: SelectedRecords, related: RelatedRows, parameters: RelatedRecordsParameters) {
        self.rows = rows
        self.related = related
        rank = FoundRecords.rank(related.related, parameters)
        pairs = ReportedPairs(related.links, rank: rank, parameters)
    }

    /// Whether a limit left pairs out.
    public var exceedsLimit: Bool { pairs.exceedLimit }

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
