import Vocabulary

extension Shape {
    /// This shape, or another for the nodes that `belongs` picks out.
    ///
    /// - Parameter encode: the value as `job.json` prints it, for alternatives that are printed as a whole.
    static func either<First, Second>(
        _ first: Shape<First>, _ wrapFirst: @escaping @Sendable (First) -> Value,
        when belongs: @escaping @Sendable (Node) -> Bool,
        or second: Shape<Second>, _ wrapSecond: @escaping @Sendable (Second) -> Value,
        encode: (@Sendable (Value) -> JSONValue)? = nil
    ) -> Shape {
        Shape(
            expected: "\(first.expected) or \(second.expected)",
            schema: .object([("anyOf", .array([first.schema, second.schema]))]),
            acceptsNone: first.acceptsNone || second.acceptsNone, encode: encode
        ) { node, reader in
            belongs(node) ? first.decode(node, reader).map(wrapFirst) : second.decode(node, reader).map(wrapSecond)
        }
    }

    /// The same shape, whose value is recorded as effective by itself: for an alternative that is printed as a whole where
    /// others are printed key by key.
    var noted: Shape {
        Shape(expected: expected, schema: schema, acceptsNone: acceptsNone, overlay: overlay) { node, reader in
            let value = decode(node, reader)
            if let value, let encode { reader.note(encode(value), of: node) }
            return value
        }
    }

    /// The same shape, whose value is no effective one: for what changes no output.
    var unrecorded: Shape {
        Shape(expected: expected, schema: schema, acceptsNone: acceptsNone, overlay: overlay, decode: decode)
    }

    /// The same shape, whose mappings are one value: they do not merge with those of the project's defaults.
    var replacing: Shape {
        Shape(
            expected: expected, schema: schema, acceptsNone: acceptsNone, encode: encode, overlay: .replaces,
            decode: decode)
    }

    /// The word `none`, which gives nil, or this shape. In quotes it is the same word: JSON has no other texts.
    public var orNone: Shape<Value?> {
        Shape<Value?>(
            expected: "'none' or \(expected)",
            schema: .object([("anyOf", .array([.object([("const", .text("none"))]), schema]))]), acceptsNone: true,
            overlay: overlay
        ) { node, reader in
            guard node.text == "none" else { return decode(node, reader).map(Optional.some) }
            reader.note(.text("none"), from: node.origin)
            return .some(nil)
        }
    }
}
