import Vocabulary

/// Lets references such as `${matrix:minutes}` stand where a schema asks for a number, a word or a text of some form.
enum ReferenceSchema {
    /// What the schema of references is called in a document.
    static let name = "reference"

    static let definition = JSONValue.object([
        ("type", .text("string")), ("pattern", .text("\\$\\{(env|matrix):[^}]+\\}")),
        ("description", .text("A value of the environment, or of the job's matrix.")),
        ("examples", .texts(["${env:HOME}", "${matrix:minutes}"])),
    ])

    private static let reference = JSONValue.object([("$ref", .text("#/$defs/\(name)"))])

    /// The schema with references allowed for each scalar in it, but for the kind of a job, which tells schemas apart.
    static func allowed(in schema: JSONValue) -> JSONValue {
        let inside = allowedInside(schema)
        guard isClosedScalar(schema) else { return inside }
        let notes = inside.members().filter { annotations.contains($0.0) }
        let rest = inside.members(without: annotations)
        return .object(notes + [("anyOf", .array([.object(rest), reference]))])
    }

    private static let annotations = ["description", "default", "examples"]

    /// The same for what a schema holds.
    private static func allowedInside(_ schema: JSONValue) -> JSONValue {
        guard case .object(let members) = schema else { return schema }
        return .object(
            members.map { word, value in
                switch (word, value) {
                case ("properties", .object(let properties)):
                    (word, .object(properties.map { ($0.0, $0.0 == "job" ? $0.1 : allowed(in: $0.1)) }))
                case ("items", _), ("additionalProperties", .object): (word, allowed(in: value))
                case ("oneOf", .array(let kinds)): (word, .array(kinds.map(allowedInside)))
                case ("anyOf", .array(let kinds)):
                    (
                        word,
                        .array(kinds.map(allowedInside) + (kinds.contains(where: isClosedScalar) ? [reference] : []))
                    )
                default: (word, value)
                }
            })
    }

    /// Whether a schema takes scalars, and not any text.
    private static func isClosedScalar(_ schema: JSONValue) -> Bool {
        let words = schema.members().map(\.0)
        if words.contains("enum") || words.contains("const") { return true }
        let types: [JSONValue] =
            switch schema["type"] {
            case .array(let types): types
            case let type?: [type]
            case nil: []
            }
        if types.contains(.text("string")) { return words.contains("pattern") }
        return types.contains { [.text("number"), .text("integer"), .text("boolean")].contains($0) }
    }
}
