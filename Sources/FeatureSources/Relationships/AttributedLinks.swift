/// The links of selected rows with related ones, sorted, each once.
struct AttributedLinks {
    private(set) var links: [RelatedRows.Link] = []
    private(set) var rowsWithLinks = 0
    /// Links that came again with the same attributes.
    private(set) var repeated = 0

    /// Links without attributes.
    init(plain ways: RowLinks) {
        for row in 0..<ways.count {
            let targets = ways.targets(of: row)
            if !targets.isEmpty { rowsWithLinks += 1 }
            for related in targets { add(row, related, -1) }
        }
    }

    /// Links by way of a mapping table's rows. O(n log n) in the number of pairs.
    ///
    /// - Parameters:
    ///   - ways: from the selected rows to those of the mapping table.
    ///   - arrival: from there to the related rows.
    init(
        _ ways: RowLinks, _ arrival: RowLinks, _ attributes: RecordStore, check: () throws -> Void
    ) rethrows {
        var firstEqual: [Int32]?
        var found: [(related: Int32, attributes: Int32)] = []
        for row in 0..<ways.count {
            if row.isMultiple(of: 4096) { try check() }
            found.removeAll(keepingCapacity: true)
            for between in ways.targets(of: row) {
                for related in arrival.targets(of: Int(between)) { found.append((related, between)) }
            }
            if !found.isEmpty { rowsWithLinks += 1 }
            found.sort { $0 < $1 }
            for pairs in found.chunked(by: { $0.related == $1.related }) {
                if pairs.count > 1, firstEqual == nil { firstEqual = attributes.firstEqualRows() }
                add(row, pairs, firstEqual ?? [])
            }
        }
    }

    private mutating func add(
        _ row: Int, _ pairs: [(related: Int32, attributes: Int32)], _ firstEqual: [Int32]
    ) {
        var seen: Set<Int32> = []
        for pair in pairs {
            if pairs.count == 1 || seen.insert(firstEqual[Int(pair.attributes)]).inserted {
                add(row, pair.related, pair.attributes)
            } else {
                repeated += 1
            }
        }
    }

    private mutating func add(_ row: Int, _ related: Int32, _ attributes: Int32) {
        links.append(RelatedRows.Link(row: Int32(row), related: related, attributes: attributes))
    }
}
