/// The table between two others, each of whose rows relates a row of the one to a row of the other.
public struct RelationshipTableSpec: Sendable {
    /// Where the table is; nil for where the table is that comes first.
    public let source: Marked<String>?
    public let table: Marked<String>
    /// The field with the values of the first table's key.
    public let originKey: Marked<String>
    /// The field with the values of the other table's key.
    public let destinationKey: Marked<String>
    public let mark: Mark

    static let shape = Shape<RelationshipTableSpec>.record("a table", "The table between two others.") { fields in
        let source = fields.optional(
            "source", .marked(.source), "Where the table is; where the first one is by default.")
        let table = fields.required("table", .marked(.layerName), "The name of the table.")
        let origin = fields.required(
            "origin_key", .marked(.fieldName), "The field with the values of the first table's key.")
        let destination = fields.required(
            "destination_key", .marked(.fieldName), "The field with the values of the other table's key.")
        return { record in
            if record.isMistaken(source) { return nil }
            return RelationshipTableSpec(
                source: record[source], table: record[table], originKey: record[origin],
                destinationKey: record[destination], mark: record.mark)
        }
    }
}
