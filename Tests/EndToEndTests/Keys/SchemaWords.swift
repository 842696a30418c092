import Vocabulary

/// What a JSON Schema lets people write: keys as paths (`stops.at`, with `NAME` for names that users choose), and the
/// words that a key has a choice of (`impedance: length`).
struct SchemaWords {
    private(set) var keys: [String] = []
    private(set) var choices: [String: [String]] = [:]
    /// Keys that take other things beside words.
    private var isOpen: Set<String> = []

    init(_ schema: JSONValue) { collect(schema, at: "") }

    /// The keys that have but one value, which can therefore make no difference.
    var keysWithoutChoice: [String] {
        keys.filter { choices[$0]?.count == 1 && !isOpen.contains($0) }
    }

    /// Every key and every word that can make a difference.
    var all: [String] {
        let without = keysWithoutChoice
        return keys.filter { !without.contains($0) }.flatMap { key in
            [key] + (choices[key] ?? []).map { "\(key): \($0)" }
        }
    }

    private mutating func collect(_ schema: JSONValue, at path: String) {
        for (word, value) in Self.members(of: schema) {
            switch (word, value) {
            case ("properties", .object(let properties)):
                isOpen.insert(path)
                for (name, property) in properties { add(property, at: path.isEmpty ? name : "\(path).\(name)") }
            case ("additionalProperties", .object): add(value, at: "\(path).NAME")
            case ("items", _): collect(value, at: path)
            case ("enum", .array(let words)):
                for case .text(let word) in words where choices[path]?.contains(word) != true {
                    choices[path, default: []].append(word)
                }
            case ("anyOf", .array(let kinds)), ("oneOf", .array(let kinds)):
                if kinds.contains(where: { !Self.members(of: $0).contains { $0.0 == "enum" } }) { isOpen.insert(path) }
                for kind in kinds { collect(kind, at: path) }
            default: break
            }
        }
    }

    private mutating func add(_ schema: JSONValue, at path: String) {
        if !keys.contains(path) { keys.append(path) }
        collect(schema, at: path)
    }

    private static func members(of value: JSONValue) -> [(String, JSONValue)] {
        if case .object(let members) = value { return members }
        return []
    }
}
