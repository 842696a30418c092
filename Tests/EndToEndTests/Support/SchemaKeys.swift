import JobSpec
import Testing
import Vocabulary

/// The keys that a JSON Schema allows, as paths: `stops.at`, with `NAME` for keys that users choose.
enum SchemaKeys {
    static func of(_ schema: JSONValue) -> [String] {
        var keys: [String] = []
        collect(schema, at: "", into: &keys)
        return keys
    }

    /// The keys of jobs of one kind.
    static func ofJobs(called kind: String) throws -> [String] {
        guard case .array(let kinds)? = members(of: SchemaDocument.job).first(where: { $0.0 == "oneOf" })?.1 else {
            throw NoKinds()
        }
        let schema = kinds.first { schema in
            members(of: schema, "properties").contains { $0.0 == "job" && $0.1.written().contains("\"\(kind)\"") }
        }
        return of(try #require(schema))
    }

    private struct NoKinds: Error {}

    private static func collect(_ schema: JSONValue, at path: String, into keys: inout [String]) {
        for (name, property) in members(of: schema, "properties") {
            let key = path.isEmpty ? name : path + "." + name
            if !keys.contains(key) { keys.append(key) }
            collect(property, at: key, into: &keys)
        }
        for (word, value) in members(of: schema) {
            switch (word, value) {
            case ("additionalProperties", .object): collect(value, at: path + ".NAME", into: &keys)
            case ("items", _): collect(value, at: path, into: &keys)
            case ("anyOf", .array(let choices)), ("oneOf", .array(let choices)):
                for choice in choices { collect(choice, at: path, into: &keys) }
            default: break
            }
        }
    }

    private static func members(of schema: JSONValue, _ word: String) -> [(String, JSONValue)] {
        members(of: schema).first { $0.0 == word }.map { members(of: $0.1) } ?? []
    }

    private static func members(of value: JSONValue) -> [(String, JSONValue)] {
        if case .object(let members) = value { return members }
        return []
    }
}
