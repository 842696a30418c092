import Vocabulary

/// What a JSON Schema lets people write: keys as paths (`stops.at`, with `NAME` for names that users choose), and the
/// words that a key has a choice of (`impedance: length`).
struct SchemaWords {
    private(set) var keys: [String] = []
    private(set) var choices: [String: [String]] = [:]
    /// Keys that take other things beside words.
    private var isOpen: Set<String> = []

    /// Words that a rule leaves as the only ones where it applies.
    private var onlyWords: Set<String> = []

    init(_ schema: JSONValue) { collect(schema, at: "") }

    /// The words of each kind of job.
    static func ofJobs(_ schema: JSONValue) -> [String: SchemaWords] {
        guard case .array(let kinds)? = members(of: schema).first(where: { $0.0 == "oneOf" })?.1 else { return [:] }
        return kinds.map(SchemaWords.init).reduce(into: [:]) { words, kind in
            for name in kind.choices["job"] ?? [] { words[name] = kind }
        }
    }

    /// The keys that have but one value, which can therefore make no difference.
    var keysWithoutChoice: [String] {
        keys.filter { choices[$0]?.count == 1 && !isOpen.contains($0) }
    }

    /// Every key and every word that can make a difference.
    var all: [String] {
        let without = keysWithoutChoice
        return keys.filter { !without.contains($0) }.flatMap { key in
            [key] + (choices[key] ?? []).map { "\(key): \($0)" }.filter { !onlyWords.contains($0) }
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
            case ("then", _):
                for case (let name, .text(let word)) in Self.constants(of: value) {
                    onlyWords.insert("\(path.isEmpty ? name : "\(path).\(name)"): \(word)")
                }
            case ("enum", .array(let words)):
                for case .text(let word) in words where choices[path]?.contains(word) != true {
                    choices[path, default: []].append(word)
                }
            case ("anyOf", .array(let kinds)), ("oneOf", .array(let kinds)):
                let kinds = kinds.filter { !Self.isReference($0) }
                if kinds.contains(where: { !Self.members(of: $0).contains { $0.0 == "enum" } }) { isOpen.insert(path) }
                for kind in kinds { collect(kind, at: path) }
            default: break
            }
        }
    }

    /// Whether a schema is that of references such as `${env:HOME}`, which stand for values of any key.
    private static func isReference(_ schema: JSONValue) -> Bool { schema["$ref"] == .text("#/$defs/reference") }

    private mutating func add(_ schema: JSONValue, at path: String) {
        if !keys.contains(path) { keys.append(path) }
        collect(schema, at: path)
    }

    /// The values that properties are said to have.
    private static func constants(of schema: JSONValue) -> [(String, JSONValue)] {
        members(of: schema).filter { $0.0 == "properties" }.flatMap { members(of: $0.1) }.flatMap { name, property in
            members(of: property).filter { $0.0 == "const" }.map { (name, $0.1) }
        }
    }

    private static func members(of value: JSONValue) -> [(String, JSONValue)] {
        if case .object(let members) = value { return members }
        return []
    }
}
