/// How rows of one table lead to rows of another.
public enum RelationshipSpec: Sendable {
    /// The way in which a relationship is gone.
    public enum Direction: String, Sendable, CaseIterable {
        case toDestination = "to_destination"
        case toOrigin = "to_origin"
    }

    /// A relationship that the data has, by its name; without a direction, that of the table that comes first.
    case named(Marked<String>, direction: Direction?)
    /// A relationship that the job says itself.
    case declared(DeclaredRelationshipSpec)

    /// One step or several, where a relationship that names no table leads to the layer that is looked for.
    static let listShape = listShape(needsTable: false)

    /// - Parameter needsTable: whether relationships that the job says itself must name the table they lead to.
    static func listShape(needsTable: Bool) -> Shape<[RelationshipSpec]> {
        .listOrOne(of: shape(needsTable: needsTable))
            .nonEmpty("the list of relationships", help: "name at least one step, or leave 'relationship' out")
    }

    private static func shape(needsTable: Bool) -> Shape<RelationshipSpec> {
        let declared = DeclaredRelationshipSpec.shape(needsTable: needsTable)
        let mapping = Shape<RelationshipSpec>.either(
            namedShape, { $0 }, when: isNamed, or: declared, RelationshipSpec.declared)
        return .either(
            Shape<Marked<String>>.marked(.layerName).noted, { .named($0, direction: nil) }, when: { $0.pairs == nil },
            or: mapping, { $0 })
    }

    private static let nameKeys = ["name", "direction"]

    private static func isNamed(_ node: Node) -> Bool {
        if node.hasAny(of: nameKeys) { return true }
        let keys = DeclaredRelationshipSpec.keys
        return !node.hasAny(of: keys) && node.hasSlip(for: nameKeys, among: nameKeys + keys)
    }

    private static let namedShape = Shape<RelationshipSpec>.record(
        "a relationship", "A relationship that the data has."
    ) { fields in
        let name = fields.required("name", .marked(.layerName), "The relationship's name.")
        let direction = fields.optional(
            "direction", .choice(of: Direction.self),
            "From origin to destination or back; as the tables lie by default.")
        fields.refuse(
            DeclaredRelationshipSpec.keys, help: "a relationship that has a name in the data has its keys there, too"
        ) { "'\($0)' cannot stand beside 'name' and 'direction'" }
        return { record in .named(record[name], direction: record[direction]) }
    }
}
