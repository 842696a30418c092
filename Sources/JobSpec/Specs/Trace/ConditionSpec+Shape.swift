import Vocabulary

extension ConditionSpec {
    /// The name of the definition of conditions in JSON Schemas: conditions hold conditions.
    static let definitionName = "condition"

    static let shape = Shape<ConditionSpec>(
        expected: "a condition", schema: .object([("$ref", .text("#/$defs/\(definitionName)"))]),
        encode: { $0.json }, overlay: .replaces, decode: { node, reader in decode(node, reader) })

    private static func decode(_ node: Node, _ reader: Reader) -> ConditionSpec? {
        guard node.pairs != nil else {
            reader.wrongType(
                node, expected: "a condition",
                help: "such as {attribute: Status, equal: Closed}, {category: Isolating}, {all: [...]}")
            return nil
        }
        let kind = kinds.first { node.pair($0.key) != nil } ?? kinds.first { $0.key == meantKey(of: node) } ?? kinds[0]
        return kind.shape.decode(node, reader)
    }

    /// What a key stands for that is none, where its like tells a kind.
    private static func meantKey(of node: Node) -> String? {
        let known = kinds.map(\.key) + TraceComparison.allCases.map(\.rawValue)
        return node.pairs?.lazy.compactMap { Suggestion.nearest(to: $0.key, among: known) }
            .first { key in kinds.contains { $0.key == key } }
    }

    /// What `shape` refers to.
    static let definition = JSONValue.object([
        ("description", .text("A condition on elements: a comparison, a category, or a tree of conditions.")),
        ("oneOf", .array(kinds.map(\.shape.schema))),
    ])

    /// The kinds of conditions by the key that tells them.
    private static let kinds: [(key: String, shape: Shape<ConditionSpec>)] = [
        ("attribute", comparison), ("category", categoryShape),
        ("all", tree("all", "Conditions that must all hold.") { .all($0) }),
        ("any", tree("any", "Conditions of which one must hold.") { .any($0) }), ("not", negation),
    ]

    private static let comparison = Shape<ConditionSpec>.record("a condition", "A comparison of a network attribute.") {
        fields in
        let attribute = fields.required("attribute", .marked(attributeName), "The name of a network attribute.")
        let operands = TraceComparison.allCases.map { ($0, fields.optional($0.rawValue, operand, $0.meaning)) }
        fields.exactlyOne(of: TraceComparison.allCases.map(\.rawValue))
        return { record in
            for (comparison, field) in operands {
                if let operand = record[field] {
                    return .compare(attribute: record[attribute], comparison, operand)
                }
            }
            return nil
        }
    }

    private static let attributeName = Shape<String>.label.notEmpty("the name of an attribute")

    private static let operand = Shape<Operand>.either(
        otherAttribute, { $0 }, when: { $0.pairs != nil }, or: value, { $0 })

    private static let otherAttribute = Shape<Operand>.record(
        "another attribute", "Another network attribute of the same element."
    ) { fields in
        let attribute = fields.required("attribute", .marked(attributeName), "The name of the other attribute.")
        return { record in .attribute(record[attribute]) }
    }

    private static let value = Shape<Operand>(
        expected: "a number, the description of a code, or {attribute: ...}",
        schema: .object([("type", .texts(["number", "string"]))])
    ) { node, reader in
        guard let operand = written(node) else {
            reader.wrongType(node, expected: "a number, the description of a code, or {attribute: ...}")
            return nil
        }
        // A choice of shapes is told by none of them: without this, no other value would be another job.
        reader.note(operand.json, from: node.origin)
        return operand
    }

    private static func written(_ node: Node) -> Operand? {
        if let number = node.scalar?.asNumber, number.isFinite { return .number(number) }
        return node.text.map { .text(Marked($0, at: node.mark)) }
    }

    private static let categoryShape = Shape<ConditionSpec>.record("a condition", "A test for a network category.") {
        fields in
        let category = fields.required(
            "category", .marked(.label.notEmpty("the name of a category")), "The name of a network category.")
        let exists = fields.optional(
            "exists", .boolean, default: true, "Whether the asset type must have the category, or must not.")
        return { record in .category(record[category], exists: record[exists]) }
    }

    private static func tree(
        _ key: String, _ meaning: String, _ make: @escaping @Sendable ([ConditionSpec]) -> ConditionSpec
    ) -> Shape<ConditionSpec> {
        .record("a condition", meaning) { fields in
            let parts = fields.required(
                key,
                .list(of: inner, called: "a list of conditions")
                    .nonEmpty("the list of conditions", help: "name at least one condition"), meaning)
            return { record in make(record[parts]) }
        }
    }

    private static let negation = Shape<ConditionSpec>.record("a condition", "A condition that must not hold.") {
        fields in
        let part = fields.required("not", inner, "The condition that must not hold.")
        return { record in .not(record[part]) }
    }

    /// The same shape, for use within itself.
    private static let inner = Shape<ConditionSpec>(
        expected: "a condition", schema: .object([("$ref", .text("#/$defs/\(definitionName)"))]),
        encode: { $0.json }, decode: { node, reader in decode(node, reader) })
}
