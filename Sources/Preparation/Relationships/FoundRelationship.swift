import FeatureSources

/// What is there of a relationship that a job says. With a wrong key the table that it leads to is known, so that the rest of the
/// job can be checked.
struct FoundRelationship {
    /// Nil after a mistake.
    let step: RelationshipStep?
    /// The table that it leads to; nil where there is none.
    let table: RelatedTable?

    static let nothing = FoundRelationship(step: nil, table: nil)

    init(step: RelationshipStep?, table: RelatedTable?) { (self.step, self.table) = (step, table) }

    init(_ step: RelationshipStep?) { self.init(step: step, table: step?.to) }
}
