/// Goes from selected rows to related ones, leg by leg, and keeps what the next leg needs.
struct RelationshipWalk {
    /// The rows of the table that the walk has come to.
    private(set) var rows: RecordStore
    /// The places of the key that leads on among the columns of `rows`.
    private(set) var keyColumns: [Int]
    /// Where each selected row has led to; nil at the start.
    private(set) var ways: RowLinks?
    private(set) var counts = RelatedCounts()

    private let check: () throws -> Void

    init(_ selected: RecordStore, keyColumns: [Int], check: @escaping () throws -> Void) {
        rows = selected
        self.keyColumns = keyColumns
        self.check = check
    }

    /// Goes on to a table between.
    ///
    /// - Parameters:
    ///   - keys: the names of the fields that lead on from there.
    ///   - keepsAttributes: whether the table's other fields are kept, before the key.
    mutating func pass(_ leg: RelationshipLeg, keys: [String], keepsAttributes: Bool) throws {
        let layer = try leg.table.open()
        let keyFields = try keys.map { try layer.requiredField(named: $0) }
        let known = Set(keyFields + (try leg.toKeys.map { try layer.requiredField(named: $0) }))
        let attributes = keepsAttributes ? layer.fields.filter { $0.isReadable && !known.contains($0) } : []
        let links = try follow(leg, layer, columns: attributes + keyFields, RelatedRequest())
        keyColumns = Array(attributes.count..<rows.columns.count)
        try join(links)
    }

    /// Goes on to the last table.
    ///
    /// - Returns: where the rows before it led to.
    mutating func arrive(_ leg: RelationshipLeg, _ request: RelatedRequest) throws -> RowLinks {
        let layer = try leg.table.open(for: request.selection)
        let columns =
            try request.columns?.map { try layer.requiredField(named: $0) } ?? layer.fields.filter(\.isReadable)
        return try follow(leg, layer, columns: columns, request)
    }

    /// Lengthens the ways of the selected rows.
    mutating func join(_ links: RowLinks) throws {
        guard let ways else {
            self.ways = links
            return
        }
        let longer = try ways.followed(by: links, check: check)
        self.ways = longer.links
        counts.repeatedPairs += longer.repeated
    }

    /// The ways lengthened by the last leg.
    mutating func joined(_ links: RowLinks) throws -> RowLinks {
        try join(links)
        return ways ?? links
    }

    /// Those that came again on the last leg, where it was gone by way of a mapping table.
    mutating func addRepeatedPairs(_ count: Int) { counts.repeatedPairs += count }

    /// Notes how many selected rows came to nothing in the end.
    mutating func countUnmatched(_ links: RelatedLinks) {
        counts.unmatched = (0..<links.rowCount).count { links.count(of: $0) == 0 }
    }

    private mutating func follow(
        _ leg: RelationshipLeg, _ layer: Layer, columns: [LayerField], _ request: RelatedRequest
    ) throws -> RowLinks {
        let (keyFields, matching) = try leg.keyFields(of: layer, comparedWith: keyColumns.map { rows.columns[$0] })
        let keyed = try KeyedRows(rows, columns: keyColumns, matching, check: check)
        let matches = try TableMatches(
            layer, keyFields: keyFields, matching, index: keyed.index, columns: columns, request, check: check)
        count(leg, keyed, matches)
        rows = matches.rows
        let rowsOfKey = RowLinks(rowsOf: matches.keyOfRow, count: keyed.index.count)
        return RowLinks(keyed.keyOfRow, to: rowsOfKey)
    }

    private mutating func count(_ leg: RelationshipLeg, _ keyed: KeyedRows, _ matches: TableMatches) {
        let lost = keyed.keyOfRow.count { $0 >= 0 && matches.timesFound[Int($0)] == 0 }
        let orphans = leg.isReference == false ? 0 : lost + keyed.unreadableKeys
        if ways == nil {
            counts.nullKeys = keyed.nullKeys
            counts.orphans = orphans
        } else {
            counts.throughNullKeys += keyed.nullKeys
            counts.throughOrphans += orphans
        }
        counts.unreadableText = counts.unreadableText ?? matches.unreadableText
        counts.unreadableKeys += keyed.unreadableKeys + matches.unreadableKeys
        if leg.isUniqueFrom { counts.duplicateFromKeys += keyed.duplicateKeys }
        if leg.isUniqueTo { counts.duplicateToKeys += matches.timesFound.count { $0 > 1 } }
    }
}
