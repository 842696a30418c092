/// Which rows of the last table belong to selected rows, without reading that table.
public enum RelatedKeys {
    /// The condition that the rows of the last table meet.
    ///
    /// - Parameters: as of `RelatedRows`.
    /// - Throws: as `RelatedRows` does.
    public static func condition(
        of selected: RecordStore, keyColumns: [Int], over steps: [RelationshipStep],
        check: @escaping () throws -> Void = {}
    ) throws -> KeyCondition {
        let legs = RelationshipLeg.legs(of: steps)
        var walk = RelationshipWalk(selected, keyColumns: keyColumns, check: check)
        for (leg, next) in zip(legs, legs.dropFirst()) {
            try walk.pass(leg, keys: next.fromKeys, keepsAttributes: false)
        }
        let last = legs[legs.count - 1]
        let (fields, matching) = try last.keyFields(
            of: last.table.open(), comparedWith: walk.keyColumns.map { walk.rows.columns[$0] })
        let keyed = try KeyedRows(walk.rows, columns: walk.keyColumns, matching, check: check)
        return KeyCondition(fields: fields, keys: keyed.index, matching: matching)
    }
}
