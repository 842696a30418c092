import Vocabulary

/// A key of a record without the type of its value.
struct FieldDefinition: Sendable {
    let key: String
    let isRequired: Bool
    /// Whether the project's defaults cannot give it.
    let isOwn: Bool
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
        makeSchema = {
            .members(
                [("description", .text(meaning)), ("default", `default`)]
                    + shape.schema.members(without: ["description"]).map { ($0.0, $0.1) })
        }
        let acceptsNone = shape.acceptsNone
        self.decode = { node, mapping, reader in
            // A `none` takes a default away, unless it is a value of its own here.
            let isCleared = node?.clearsDefault == true && !acceptsNone
            return decode(isCleared ? nil : node, mapping, reader)
        }
    }

    var schema: JSONValue { makeSchema() }
}
