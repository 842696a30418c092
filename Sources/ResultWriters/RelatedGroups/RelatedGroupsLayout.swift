/// How the rows of the table `records` become groups of related records.
public struct RelatedGroupsLayout: Sendable {
    /// What a field of related records holds, in the words of Esri's REST interface.
    public enum FieldType: String, Sendable {
        case rowId = "esriFieldTypeOID"
        case integer = "esriFieldTypeBigInteger"
        case real = "esriFieldTypeDouble"
        case text = "esriFieldTypeString"
        case boolean = "esriFieldTypeSmallInteger"
    }

    /// A field of related records.
    public struct Field: Sendable {
        public let name: String
        public let type: FieldType
        /// The column of the table that holds it.
        public let column: Int

        public init(name: String, type: FieldType, column: Int) {
            (self.name, self.type, self.column) = (name, type, column)
        }
    }

    /// The column of the id of what a group belongs to.
    public var idColumn: Int
    public var fields: [Field]
    /// Given: the column of the count of related records, which then stand in no group themselves.
    public var countColumn: Int?
    /// Whether records carry geometries.
    public var hasGeometry: Bool
    /// Whether a limit left related records out.
    public var exceedsLimit: Bool

    public init(
        idColumn: Int, fields: [Field], countColumn: Int? = nil, hasGeometry: Bool, exceedsLimit: Bool = false
    ) {
        self.idColumn = idColumn
        self.fields = fields
        self.countColumn = countColumn
        self.hasGeometry = hasGeometry
        self.exceedsLimit = exceedsLimit
    }
}
