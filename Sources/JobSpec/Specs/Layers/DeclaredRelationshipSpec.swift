import Vocabulary

/// A relationship by the fields whose values are the same on both sides.
public struct DeclaredRelationshipSpec: Sendable {
    /// How many rows of one side have how many of the other.
    public enum Cardinality: String, Sendable, CaseIterable {
        case oneToOne = "one_to_one"
        case oneToMany = "one_to_many"
        case manyToOne = "many_to_one"
        case manyToMany = "many_to_many"
    }

    /// Where the table is that the relationship leads to; nil for where the other one is.
    public let source: Marked<String>?
    /// The table that the relationship leads to; nil for the layer that is looked for.
    public let table: Marked<String>?
    /// The field of the table that comes first.
    public let originKey: Marked<String>
    /// The field of the table that the relationship leads to.
    public let destinationKey: Marked<String>
    /// Nil where nothing is said: then nothing is checked.
    public let cardinality: Marked<Cardinality>?
    /// The table between the two, for many to many.
    public let through: RelationshipTableSpec?
    public let mark: Mark

    static let keys = ["source", "table", "origin_key", "destination_key", "cardinality", "through"]

    static func shape(needsTable: Bool) -> Shape<DeclaredRelationshipSpec> {
        .record("a relationship", "A relationship by the fields whose values are the same on both sides.") { fields in
            let source = fields.optional(
                "source", .marked(.source), "Where the other table is; where the first one is by default.")
            let table = Self.table(fields, isRequired: needsTable)
            let origin = fields.required("origin_key", .marked(.fieldName), "The field of the table that comes first.")
            let destination = fields.required(
                "destination_key", .marked(.fieldName), "The field of the other table with the same values.")
            let cardinality = fields.optional(
                "cardinality", .marked(.choice(of: Cardinality.self)), "How many rows of one side have how many others."
            )
            let through = fields.optional(
                "through", RelationshipTableSpec.shape, "The table between the two, where it is many to many.")
            addRule(to: fields)
            return { record in
                // A table in a source that nobody can name is not looked for in another one.
                if record.isMistaken(source) { return nil }
                return DeclaredRelationshipSpec(
                    source: record[source], table: table(record), originKey: record[origin],
                    destinationKey: record[destination], cardinality: record[cardinality], through: record[through],
                    mark: record.mark)
            }
        }
    }

    private static func table(_ fields: Fields, isRequired: Bool) -> @Sendable (Record) -> Marked<String>? {
        if isRequired {
            let table = fields.required("table", .marked(.layerName), "The table that the relationship leads to.")
            return { record in record[table] }
        }
        let table = fields.optional(
            "table", .marked(.layerName), "The table that the relationship leads to; the layer itself by default.")
        return { record in record[table] }
    }

    /// Many to many is what a table between two others makes, and nothing else is.
    private static func addRule(to fields: Fields) {
        let others = Cardinality.allCases.filter { $0 != .manyToMany }.map(\.rawValue)
        func cardinality(_ condition: (String, JSONValue)) -> JSONValue {
            .object([("properties", .object([("cardinality", .object([condition]))]))])
        }
        let schema: [(String, JSONValue)] = [
            ("if", .object([("required", .texts(["through"]))])),
            ("then", cardinality(("const", .text(Cardinality.manyToMany.rawValue)))),
            ("else", cardinality(("enum", .texts(others)))),
        ]
        fields.add(
            Fields.Rule(schema: schema) { node, reader in
                guard let cardinality = node["cardinality"]?.text.flatMap(Cardinality.init) else { return true }
                return check(cardinality, node, reader)
            })
    }

    private static func check(_ cardinality: Cardinality, _ node: Node, _ reader: Reader) -> Bool {
        switch (cardinality, node.given("through")) {
        case (.manyToMany, nil):
            reader.error(
                "missing_key", at: node["cardinality"]?.mark ?? node.mark,
                "'cardinality: many_to_many' needs 'through' beside it",
                help: "name the table between: 'through: {table: TABLE, origin_key: FIELD, destination_key: FIELD}'")
            return false
        case (.oneToOne, let through?), (.oneToMany, let through?), (.manyToOne, let through?):
            reader.error(
                "contradiction", at: through.keyMark,
                "'through' cannot stand beside 'cardinality: \(cardinality.rawValue)'",
                help: "a table between two others makes many_to_many")
            return false
        default: return true
        }
    }
}
