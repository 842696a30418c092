import Vocabulary

/// Declares the keys of a record, each once.
public final class Fields {
    /// A rule over several keys.
    struct Rule: Sendable {
        /// Members that it adds to the JSON Schema.
        let schema: [(String, JSONValue)]
        let check: @Sendable (Node, Reader) -> Bool
    }

    /// What is said of a key that belongs elsewhere.
    struct Refusal: Sendable {
        let message: String
        let help: String
    }

    private(set) var definitions: [FieldDefinition] = []
    private(set) var rules: [Rule] = []
    private(set) var refusals: [String: Refusal] = [:]

    /// A key that must be given.
    ///
    /// - Parameters:
    ///   - isOwn: whether the project's defaults cannot give it.
    ///   - draft: what stands for it after a mistake, at a place, so that the rest of the record can be checked.
    public func required<Value>(
        _ key: String, _ shape: Shape<Value>, isOwn: Bool = false, draft: (@Sendable (Mark) -> Value)? = nil,
        _ meaning: String
    ) -> Field<Value> {
        declare(
            FieldDefinition(key, shape, meaning, isRequired: true, isOwn: isOwn) { node, mapping, reader in
                node.flatMap { Fields.decode($0, shape, reader) } ?? draft?((node ?? mapping).mark)
            })
    }

    /// A key that may be left out.
    ///
    /// - Parameter isOwn: whether the project's defaults cannot give it.
    public func optional<Value>(
        _ key: String, _ shape: Shape<Value>, isOwn: Bool = false, _ meaning: String
    ) -> Field<Value?> {
        declare(
            FieldDefinition(key, shape, meaning, isRequired: false, isOwn: isOwn) { node, _, reader in
                let value: Value? = node.flatMap { Fields.decode($0, shape, reader) }
                return .some(value)
            })
    }

    /// A key that has a value of its own where it is left out.
    public func optional<Value>(
        _ key: String, _ shape: Shape<Value>, default value: Value, _ meaning: String
    ) -> Field<Value> {
        let written = shape.encode?(value)
        return declare(
            FieldDefinition(key, shape, meaning, isRequired: false, default: written) { node, _, reader in
                if let node { return Fields.decode(node, shape, reader) ?? value }
                if let written { reader.note(written, from: .builtIn) }
                return value
            })
    }

    /// As `optional(_:_:default:_:)`, with the place of the value: where it is left out, that of the mapping.
    public func marked<Value>(
        _ key: String, _ shape: Shape<Value>, default value: Value, _ meaning: String
    ) -> Field<Marked<Value>> {
        let written = shape.encode?(value)
        return declare(
            FieldDefinition(key, shape, meaning, isRequired: false, default: written) { node, mapping, reader in
                if let node, let given = Fields.decode(node, .marked(shape), reader) { return given }
                if let written, node == nil { reader.note(written, from: .builtIn) }
                return Marked(value, at: mapping.mark)
            })
    }

    /// A record whose keys all have defaults: left out, or wrong as a whole, it is as if an empty mapping stood there.
    public func section<Value>(_ key: String, _ shape: Shape<Value>, _ meaning: String) -> Field<Value> {
        declare(
            FieldDefinition(key, shape, meaning, isRequired: false) { node, mapping, reader in
                if let node, let given = shape.decode(node, reader) { return given }
                return shape.decode(Node(.mapping([]), mark: mapping.mark, origin: .builtIn), reader)
            })
    }

    func add(_ rule: Rule) { rules.append(rule) }

    /// Keys that people may look for here and that belong elsewhere: each is an error with a sentence of its own.
    ///
    /// - Parameter message: what is wrong with a key, by its name.
    public func refuse(_ keys: [String], help: String, saying message: (String) -> String) {
        for key in keys { refusals[key] = Refusal(message: message(key), help: help) }
    }

    private func declare<Value>(_ definition: FieldDefinition) -> Field<Value> {
        definitions.append(definition)
        return Field(key: definition.key, index: definitions.count - 1)
    }

    /// Decodes a value and records it as effective if it is printed as a whole.
    private static func decode<Value>(_ node: Node, _ shape: Shape<Value>, _ reader: Reader) -> Value? {
        let value = shape.decode(node, reader)
        if let value, let encode = shape.encode { reader.note(encode(value), of: node) }
        return value
    }
}
