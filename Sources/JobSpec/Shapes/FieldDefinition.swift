import Vocabulary

/// A key of a record without the type of its value.
struct FieldDefinition: Sendable {
    let key: String
    let isRequired: Bool
    /// Whether the project's defaults cannot give it.
    let isOwn: Bool
    /// Whether the word `none` is one of its values.
    let acceptsNone: Bool
    let overlay: Overlay
    private let meaning: String
    private let makeSchema: @Sendable () -> JSONValue
    /// Decodes what stands under the key; the first node is nil where the key was left out, the second is the mapping.
    /// Gives nil where the record cannot be made.
    let decode: @Sendable (Node?, Node, Reader) -> (any Sendable)?

    init<Value>(
        _ key: String, _ shape: Shape<Value>, _ meaning: String, isRequired: Bool, isOwn: Bool = false,
        default: JSONValue? = nil,
        decode: @escaping @Sendable (Node?, Node, Reader) -> (any Sendable)?
    ) {
        self.key = key
        self.isRequired = isRequired
        self.isOwn = isOwn
        self.meaning = meaning
        overlay = shape.overlay
        makeSchema = {
            .members(
                [("description", .text(meaning)), ("default", `default`)]
                    + shape.schema.members(without: ["description"]).map { ($0.0, $0.1) })
        }
        let acceptsNone = shape.acceptsNone
        self.acceptsNone = acceptsNone
        self.decode = { node, mapping, reader in
            // A `none` takes a default away, unless it is a value of its own here.
            let isCleared = node?.clearsDefault == true && !acceptsNone
            return decode(isCleared ? nil : node, mapping, reader)
        }
    }

    var schema: JSONValue { makeSchema() }

    /// The same key in a project's defaults, which may have some of its keys.
    var partial: FieldDefinition {
        guard let part = overlay.part else { return self }
        return acceptsNone ? of(part.orNone) : of(part)
    }

    private func of<Value>(_ shape: Shape<Value>) -> FieldDefinition {
        FieldDefinition(key, shape, meaning, isRequired: isRequired, isOwn: isOwn) { node, _, reader in
            .some(node.flatMap { shape.decode($0, reader) })
        }
    }

    /// The same where a `none` may take away what the project's defaults say.
    var clearableSchema: JSONValue {
        if isOwn || acceptsNone { return schema }
        let (schema, heads) = (schema, ["description", "default", "examples"])
        let (head, body) = (schema.members().filter { heads.contains($0.0) }, schema.members(without: heads))
        let none = JSONValue.object([("const", .text("none"))])
        if body.count == 1, body[0].0 == "anyOf", case .array(let choices) = body[0].1 {
            return .object(head + [("anyOf", .array(choices + [none]))])
        }
        return .object(head + [("anyOf", .array([.object(body), none]))])
    }
}
