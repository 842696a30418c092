import Vocabulary

/// The keys of a record and the rules over them: decodes a mapping, and is its schema.
struct RecordKeys: Sendable {
    /// What messages call the mapping.
    let expected: String
    let meaning: String
    let definitions: [FieldDefinition]
    let rules: [Fields.Rule]
    /// What is said of keys that belong elsewhere.
    let refusals: [String: Fields.Refusal]
    /// Whether the project's defaults may give keys, and a `none` takes them away.
    let takesDefaults: Bool

    /// A mapping with more unknown keys is something else altogether; looking for the nearest word to each takes long.
    private static let unknownKeysShown = 100

    /// The same keys without those that cannot have defaults, none of them required, nor any below them.
    var partial: RecordKeys {
        RecordKeys(
            expected: expected, meaning: meaning, definitions: definitions.filter { !$0.isOwn }.map(\.partial),
            rules: [], refusals: refusals, takesDefaults: takesDefaults)
    }

    /// - Parameter isPartial: whether keys may be missing, as in a project's defaults.
    func schema(isPartial: Bool) -> JSONValue {
        // What the defaults may give need not stand in a job.
        let required = definitions.filter { $0.isRequired && ($0.isOwn || !takesDefaults) }.map(\.key)
        var members: [(String, JSONValue)] = [
            ("type", .text("object")),
            ("description", .text(meaning)),
            ("properties", .object(definitions.map { ($0.key, isClearable($0) ? $0.clearableSchema : $0.schema) })),
        ]
        if !isPartial, !required.isEmpty { members.append(("required", .texts(required))) }
        return .object(members + ruleMembers + [("additionalProperties", .boolean(false))])
    }

    private func isClearable(_ definition: FieldDefinition) -> Bool { takesDefaults && !definition.isRequired }

    private var ruleMembers: [(String, JSONValue)] {
        let members = rules.flatMap(\.schema)
        // A schema has each of its words once.
        if Set(members.map(\.0)).count == members.count { return members }
        return [("allOf", .array(rules.map { .object($0.schema) }))]
    }

    /// Decodes every key that is known and reports all others.
    ///
    /// - Returns: the values, or nil where a required one is missing or wrong and no draft stands for it, or a rule is broken.
    func decode(_ node: Node, _ reader: Reader, isPartial: Bool) -> Record? {
        let node = takesDefaults ? node.clearing { key in definitions.contains { $0.key == key && !$0.isOwn } } : node
        reportUnknownKeys(of: node, reader)
        var isComplete = true
        var values: [any Sendable] = []
        for definition in definitions {
            let value = node[definition.key]
            if definition.isRequired, !isPartial { reportMissing(definition, in: node, reader) }
            let decoded = reader.within(definition.key) { definition.decode(value, node, reader) }
            isComplete = isComplete && decoded != nil
            values.append(decoded ?? ())
        }
        for rule in rules {
            let holds = rule.check(node, reader)
            // Of a job and its sections all else is looked at as well; a part of a list is no part with a rule broken.
            isComplete = isComplete && (holds || takesDefaults)
        }
        return isComplete ? Record(node: node, reader: reader, values: values) : nil
    }

    private func reportUnknownKeys(of node: Node, _ reader: Reader) {
        let known = definitions.map(\.key)
        let unknown = (node.pairs ?? []).filter { !known.contains($0.key) }
        for pair in unknown.prefix(RecordKeys.unknownKeysShown) {
            if let refusal = refusals[pair.key] {
                reader.error("misplaced_key", at: pair.keyMark, refusal.message, help: refusal.help)
                continue
            }
            let nearest = Suggestion.nearest(to: pair.key, among: known)
            reader.error(
                "unknown_key", at: pair.keyMark, "unknown key \(SafeText.quoted(pair.key))",
                help: nearest.map { "did you mean '\($0)'?" } ?? "known keys: \(known.joined(separator: ", "))")
        }
        if unknown.count > RecordKeys.unknownKeysShown {
            let rest = unknown.count - RecordKeys.unknownKeysShown
            reader.error(
                "unknown_key", at: unknown[RecordKeys.unknownKeysShown].keyMark, "\(rest) more unknown keys begin here")
        }
    }

    private func reportMissing(_ definition: FieldDefinition, in node: Node, _ reader: Reader) {
        let key = definition.key
        if let value = node[key] {
            // What the defaults gave may be taken away, but not without anything in its place.
            if value.clearsDefault, !definition.acceptsNone {
                reader.error("missing_key", at: value.mark, "the key '\(key)' is missing: it cannot be none")
            }
            return
        }
        let known = definitions.map(\.key)
        let unknown = (node.pairs ?? []).lazy.filter { !known.contains($0.key) }
        let isMisspelt = unknown.prefix(RecordKeys.unknownKeysShown).contains { pair in
            Suggestion.nearest(to: pair.key, among: known) == key
        }
        // The misspelt key was reported already.
        if isMisspelt { return }
        reader.error("missing_key", at: node.mark, "the key '\(key)' is missing")
    }
}
