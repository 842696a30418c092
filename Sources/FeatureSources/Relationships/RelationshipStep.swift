/// A relationship as it is followed: from rows of one table to those of another.
public struct RelationshipStep: Hashable, Sendable {
    /// The mapping table that the way leads through.
    public struct Through: Hashable, Sendable {
        public let table: RelatedTable
        /// The fields that hold the key of the table that the way comes from.
        public let fromKeys: [String]
        /// The fields that hold the key of the table that the way leads to.
        public let toKeys: [String]

        public init(table: RelatedTable, fromKeys: [String], toKeys: [String]) {
            self.table = table
            self.fromKeys = fromKeys
            self.toKeys = toKeys
        }
    }

    /// The fields of the key where the way comes from.
    public let fromKeys: [String]
    public let to: RelatedTable
    /// The fields of the key where the way leads to.
    public let toKeys: [String]
    public let through: Through?
    /// Whether no two rows have the same key where the way comes from, by what the cardinality promises; nil where
    /// nothing is promised.
    public let isUniqueFrom: Bool?
    /// The same of the table where the way leads to.
    public let isUniqueTo: Bool?
    /// Whether each key of the table that the way comes from refers to a row of the other, as a foreign key does: one
    /// that is not there is an orphan. Nil where nobody knows.
    public let isReference: Bool?

    /// - Parameter isReference: by default what the cardinality says: many rows refer to one.
    public init(
        fromKeys: [String], to: RelatedTable, toKeys: [String], through: Through? = nil, isUniqueFrom: Bool? = nil,
        isUniqueTo: Bool? = nil, isReference: Bool? = nil
    ) {
        self.isReference = isReference ?? isUniqueTo.map { $0 && isUniqueFrom == false }
        self.fromKeys = fromKeys
        self.to = to
        self.toKeys = toKeys
        self.through = through
        self.isUniqueFrom = isUniqueFrom
        self.isUniqueTo = isUniqueTo
    }
}

extension RelationshipStep {
    /// How a relationship of a source is followed.
    public init(_ relationship: Relationship, _ direction: RelationshipDirection, in address: SourceAddress) {
        let ends = direction.ends(of: relationship)
        let cardinality = relationship.cardinality
        // A row of a mapping table stands for a pair of two rows.
        let isMapped = relationship.through != nil
        let unique = [
            cardinality.isUniqueAtOrigin || isMapped, cardinality.isUniqueAtDestination || isMapped,
        ]
        let through = relationship.through.map { through in
            let keys = [through.originKeys, through.destinationKeys]
            return Through(
                table: RelatedTable(address: address, table: through.table),
                fromKeys: direction == .forward ? keys[0] : keys[1], toKeys: direction == .forward ? keys[1] : keys[0])
        }
        self.init(
            fromKeys: ends.from.keys, to: RelatedTable(address: address, table: ends.to.table), toKeys: ends.to.keys,
            through: through, isUniqueFrom: direction == .forward ? unique[0] : unique[1],
            isUniqueTo: direction == .forward ? unique[1] : unique[0], isReference: direction == .backward)
    }
}
