import Vocabulary

/// What a value looks like in YAML: the one definition of its decoder and of its JSON Schema.
public struct Shape<Value: Sendable>: Sendable {
    /// What messages call it: `a number`, `a list of stops`.
    public let expected: String
    private let makeSchema: @Sendable () -> JSONValue
    /// Whether the word `none` is one of the values.
    let acceptsNone: Bool
    /// The value as `job.json` prints it; nil for what has keys of its own, which are printed one by one.
    let encode: (@Sendable (Value) -> JSONValue)?
    let overlay: Overlay
    private let decodeNode: @Sendable (Node, Reader) -> Value?

    init(
        expected: String,
        schema: @autoclosure @escaping @Sendable () -> JSONValue,
        acceptsNone: Bool = false,
        encode: (@Sendable (Value) -> JSONValue)? = nil,
        overlay: Overlay = .merges,
        decode: @escaping @Sendable (Node, Reader) -> Value?
    ) {
        self.expected = expected
        makeSchema = schema
        self.acceptsNone = acceptsNone
        self.encode = encode
        self.overlay = overlay
        decodeNode = decode
    }

    /// The JSON Schema, draft 2020-12, without a description. Made anew each time: who reads jobs needs none.
    public var schema: JSONValue { makeSchema() }

    /// Decodes a node. Every mistake in it goes to the reader's diagnostics.
    ///
    /// - Returns: the value, or nil where a mistake leaves none.
    public func decode(_ node: Node, _ reader: Reader) -> Value? {
        if case .invalid = node.content { return nil }
        return decodeNode(node, reader)
    }
}

extension Shape {
    /// A shape with the place of its value kept.
    public static func marked<Inner>(_ shape: Shape<Inner>) -> Shape where Value == Marked<Inner> {
        var encodeMarked: (@Sendable (Value) -> JSONValue)?
        if let encode = shape.encode { encodeMarked = { encode($0.value) } }
        return Shape(
            expected: shape.expected, schema: shape.schema, acceptsNone: shape.acceptsNone, encode: encodeMarked,
            overlay: shape.overlay
        ) { node, reader in
            shape.decode(node, reader).map { Marked($0, at: node.mark, written: node.scalar?.written) }
        }
    }

    /// The same shape with more members in its schema.
    func adding(_ members: [(String, JSONValue)]) -> Shape {
        Shape(
            expected: expected, schema: .object(schema.members() + members), acceptsNone: acceptsNone, encode: encode,
            overlay: overlay, decode: decodeNode)
    }

    /// The same shape with a further rule, which its schema does not know.
    ///
    /// - Parameter fault: what is wrong with a value, and what would be right; nil for a good one.
    func checked(_ code: String, _ fault: @escaping @Sendable (Value) -> (message: String, help: String?)?) -> Shape {
        Shape(expected: expected, schema: schema, acceptsNone: acceptsNone, encode: encode, overlay: overlay) {
            node, reader in
            let errorsBefore = reader.errorCount
            guard let value = decode(node, reader) else { return nil }
            // Of a value with mistakes in it the rule would speak wrongly.
            guard reader.errorCount == errorsBefore, let fault = fault(value) else { return value }
            if node.holdsInvalid { return nil }
            reader.error(code, at: node.mark, fault.message, help: fault.help)
            return nil
        }
    }

    /// The same shape, of which a value with a mistake in it is none: what it lacks by that mistake is not told once more.
    var nilIfMistaken: Shape {
        Shape(expected: expected, schema: schema, acceptsNone: acceptsNone, encode: encode, overlay: overlay) {
            node, reader in
            let errorsBefore = reader.errorCount
            let value = decode(node, reader)
            return reader.errorCount == errorsBefore ? value : nil
        }
    }
}
