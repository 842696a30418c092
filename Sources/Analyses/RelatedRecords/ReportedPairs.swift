import FeatureSources

/// The pairs that are reported: by row, then by the order asked for. Those of the page alone.
///
/// Made row by row when they are asked for, since there can be far more of them than rows.
struct ReportedPairs {
    /// How many there would be without `offset` and `limit`.
    let total: Int
    private let page: Range<Int>
    private let links: RelatedLinks
    private let keepsUnmatched: Bool
    /// Where each related row comes; nil where the order of ids is meant.
    private let rank: [Int32]?

    /// - Parameter rank: where each related row comes in the order asked for.
    init(_ links: RelatedLinks, rank: [Int32], _ parameters: RelatedRecordsParameters) {
        self.links = links
        self.rank = parameters.order.terms.isEmpty ? nil : rank
        keepsUnmatched = parameters.keepsUnmatched
        let alone = keepsUnmatched ? (0..<links.rowCount).count { links.count(of: $0) == 0 } : 0
        let total = links.count + alone
        let start = min(parameters.offset, total)
        page = start..<(parameters.limit.map { start + min($0, total - start) } ?? total)
        self.total = total
    }

    /// How many are reported.
    var count: Int { page.count }

    /// Whether a limit leaves pairs out.
    var exceedLimit: Bool { page.upperBound < total }

    /// Whether an offset leaves all of them out.
    var areBeforeOffset: Bool { page.lowerBound == total && total > 0 }

    /// O(rows + pairs of the page's rows, sorted).
    func visit(_ body: (RecordPair) throws -> Void) rethrows {
        var first = 0
        for row in 0..<links.rowCount where first < page.upperBound {
            let count = max(links.count(of: row), keepsUnmatched ? 1 : 0)
            let kept = page.clamped(to: first..<(first + count))
            if !kept.isEmpty {
                for pair in pairs(of: row)[(kept.lowerBound - first)..<(kept.upperBound - first)] { try body(pair) }
            }
            first += count
        }
    }

    private func pairs(of row: Int) -> [RecordPair] {
        let links = links.links(of: row)
        if links.isEmpty { return [RecordPair(row: Int32(row), related: -1, attributes: -1)] }
        let pairs = links.map { RecordPair(row: Int32(row), related: $0.related, attributes: $0.attributes) }
        guard let rank else { return pairs }
        return pairs.sorted { $0.isBefore($1, by: rank) }
    }
}
