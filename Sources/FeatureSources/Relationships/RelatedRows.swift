/// The rows that belong to selected ones by a relationship, over one or several steps.
///
///     let step = try RelationshipChoice(from: "roads", named: nil, among: found, tables: names).step(in: address)
///     let keys = step.fromKeys.indices.map { $0 }  // where the selected rows keep the key
///     let related = try RelatedRows(of: selected, keyColumns: keys, over: [step], RelatedRequest())
///
/// Reads each table once, in O(rows) time, and keeps the rows that match. Where only some rows of the last table are
/// asked for, its keys are read before: whether a key is nowhere can be said of the whole table only.
public struct RelatedRows: Sendable {
    /// The rows of the last table that belong to a selected row, in ascending order of their ids.
    public let related: RecordStore
    public let links: RelatedLinks
    /// The rows of the last step's mapping table without its keys; nil where it has no other fields, or is not there.
    public let attributes: RecordStore?
    public let counts: RelatedCounts

    /// - Parameters:
    ///   - selected: the rows to start from.
    ///   - keyColumns: the places of the first step's `fromKeys` among their columns.
    ///   - steps: at least one.
    ///   - check: called often; what it throws ends the work.
    /// - Throws: `SourceError`, `RelationshipError.unequalKeys`, `GDALNotFound`, and what `check` throws.
    public init(
        of selected: RecordStore, keyColumns: [Int], over steps: [RelationshipStep], _ request: RelatedRequest,
        check: @escaping () throws -> Void = {}
    ) throws {
        let legs = RelationshipLeg.legs(of: steps)
        var walk = RelationshipWalk(selected, keyColumns: keyColumns, check: check)
        for (leg, next) in zip(legs, legs.dropFirst()) {
            try walk.pass(leg, keys: next.fromKeys, keepsAttributes: leg.leadsToAttributes)
        }
        attributes = RelatedRows.attributes(walk, legs)
        let arrival = try walk.arrive(legs[legs.count - 1], request)
        if let attributes, let ways = walk.ways {
            let pairs = try AttributedLinks(ways, arrival, attributes, check: check)
            walk.addRepeatedPairs(pairs.repeated)
            links = RelatedLinks(pairs.related, attributes: pairs.attributes)
        } else {
            links = RelatedLinks(try walk.joined(arrival))
        }
        walk.countUnmatched(links)
        related = walk.rows
        counts = walk.counts
    }

    /// What the walk has kept of the mapping table that it has come to, but for the key.
    private static func attributes(_ walk: RelationshipWalk, _ legs: [RelationshipLeg]) -> RecordStore? {
        guard legs.count > 1, legs[legs.count - 2].leadsToAttributes else { return nil }
        let count = walk.rows.columns.count - walk.keyColumns.count
        return count == 0 ? nil : walk.rows.keeping(columns: count)
    }
}
