/// A relationship between two tables of a source: which rows belong together.
public struct Relationship: Hashable, Sendable {
    /// What says that there is the relationship.
    public enum Kind: String, Sendable {
        /// A relationship class of a file geodatabase.
        case relationshipClass = "relationship_class"
        /// The Related Tables Extension of GeoPackage (OGC 18-000).
        case relatedTables = "related_tables"
        /// A foreign key: origin is the table referred to.
        case foreignKey = "foreign_key"
        /// A table with two foreign keys, which links the tables that they refer to.
        case junctionTable = "junction_table"
    }

    /// How many rows of the origin belong to how many of the destination.
    public enum Cardinality: String, Sendable, CaseIterable {
        case oneToOne = "one_to_one"
        case oneToMany = "one_to_many"
        case manyToOne = "many_to_one"
        case manyToMany = "many_to_many"

        /// Whether it promises that no two rows of the origin have the same key.
        public var isUniqueAtOrigin: Bool { self == .oneToOne || self == .oneToMany }
        /// Whether it promises that no two rows of the destination have the same key.
        public var isUniqueAtDestination: Bool { self == .oneToOne || self == .manyToOne }
    }

    /// One of the two tables, and the fields of its key: several where the key is composite.
    public struct End: Hashable, Sendable {
        public let table: String
        public let keys: [String]

        public init(table: String, keys: [String]) {
            self.table = table
            self.keys = keys
        }
    }

    /// The mapping table between the two, each row of which links a row of the origin with one of the destination.
    public struct Through: Hashable, Sendable {
        public let table: String
        /// The fields that hold the origin's key, in the order of the origin's own.
        public let originKeys: [String]
        /// The fields that hold the destination's key, in the order of the destination's own.
        public let destinationKeys: [String]

        public init(table: String, originKeys: [String], destinationKeys: [String]) {
            self.table = table
            self.originKeys = originKeys
            self.destinationKeys = destinationKeys
        }
    }

    public let name: String
    public let kind: Kind
    public let cardinality: Cardinality
    public let origin: End
    public let destination: End
    /// Nil where the two tables' keys are compared directly.
    public let through: Through?

    public init(
        name: String, kind: Kind, cardinality: Cardinality, origin: End, destination: End, through: Through? = nil
    ) {
        self.name = name
        self.kind = kind
        self.cardinality = cardinality
        self.origin = origin
        self.destination = destination
        self.through = through
    }

    /// The names of the tables that following it reads.
    var tables: [String] { [origin.table, destination.table] + (through.map { [$0.table] } ?? []) }
}
