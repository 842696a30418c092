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
            expected: expected, meaning: meaning, definitions: fields.definitions, rules: fields.rules,
            refusals: fields.refusals,
            takesDefaults: takesDefaults)
        return Shape(
            expected: expected, schema: keys.schema(isPartial: false), overlay: .record(keys),
            decode: { node, reader in
                guard node.pairs != nil else {
                    reader.wrongType(node, expected: expected)
                    return nil
                }
                return keys.decode(node, reader, isPartial: false).flatMap(finish)
            })
    }
}

extension Shape where Value == Void {
    /// A mapping with some of a record's keys, as in a project's defaults: none is required.
    static func part(of keys: RecordKeys) -> Shape {
        let keys = keys.partial
        return Shape(expected: keys.expected, schema: keys.schema(isPartial: true)) { node, reader in
            guard node.pairs != nil else {
                reader.wrongType(node, expected: keys.expected)
                return nil
            }
            _ = keys.decode(node, reader, isPartial: true)
            return ()
        }
    }
}
