import Vocabulary

extension Shape {
    /// A mapping with known keys.
    ///
    ///     Shape.record("a stop", "A place to visit.") { fields in
    ///         let name = fields.optional("name", .label, "What the stop is called.")
    ///         return { record in StopSpec(name: record[name]) }
    ///     }
    ///
    /// - Parameters:
    ///   - expected: what messages call it.
    ///   - meaning: the description in the schema.
    ///   - takesDefaults: whether the project's defaults may give keys, and a `none` takes them away.
    ///   - build: declares the keys, and gives what makes the value; that may report mistakes of its own and give nil.
    public static func record(
        _ expected: String, _ meaning: String, takesDefaults: Bool = false,
        _ build: (Fields) -> @Sendable (Record) -> Value?
    ) -> Shape {
        let fields = Fields()
        let finish = build(fields)
        let keys = RecordKeys(
            meaning: meaning, definitions: fields.definitions, rules: fields.rules, refusals: fields.refusals,
            takesDefaults: takesDefaults)
        return Shape(
            expected: expected, schema: keys.schema(isPartial: false), partial: { partial(expected, keys.partial) },
            decode: { node, reader in
                guard node.pairs != nil else {
                    reader.wrongType(node, expected: expected)
                    return nil
                }
                return keys.decode(node, reader, isPartial: false).flatMap(finish)
            })
    }

    private static func partial(_ expected: String, _ keys: RecordKeys) -> Shape<Void> {
        Shape<Void>(expected: expected, schema: keys.schema(isPartial: true)) { node, reader in
            guard node.pairs != nil else {
                reader.wrongType(node, expected: expected)
                return nil
            }
            _ = keys.decode(node, reader, isPartial: true)
            return ()
        }
    }
}
