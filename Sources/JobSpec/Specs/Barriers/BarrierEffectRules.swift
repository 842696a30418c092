import Vocabulary

/// Which keys belong to which type of barrier.
struct BarrierEffectRules: Sendable {
    typealias Kind = BarrierEffectSpec.Kind

    /// Keys of one type.
    struct Own: Sendable {
        let type: Kind
        let keys: [String]
        /// What a barrier of the type needs: how one of the keys is written. Nil where it needs none.
        let example: String?
    }

    let own: [Own]

    init(_ kind: BarrierKind) {
        own =
            kind == .point
            ? [
                Own(type: .restriction, keys: ["full_edge"], example: nil),
                Own(type: .addedCost, keys: ["cost", "costs"], example: "cost: 4 min"),
            ]
            : [
                Own(type: .scaledCost, keys: ["factor", "factors"], example: "factor: 3"),
                Own(type: .addedCost, keys: ["cost", "costs"], example: "cost: 4 min"),
            ]
    }

    /// Adds the rules for a barrier that is written in the job itself.
    func add(to fields: Fields) {
        for own in own {
            fields.add(
                Fields.Rule(schema: schema(own)) { node, reader in
                    guard let type = self.type(of: node) else { return true }
                    return check(own, type, node, reader)
                })
        }
    }

    /// The type of a barrier; nil for a word that is none.
    func type(of node: Node) -> Kind? {
        guard let pair = node.given("type") else { return .restriction }
        return pair.value.text.flatMap(Kind.init)
    }

    /// - Parameter hasField: whether each barrier may have one of the keys in a field of its own.
    func check(_ own: Own, _ type: Kind, _ node: Node, _ reader: Reader, hasField: Bool = false) -> Bool {
        let given = own.keys.compactMap(node.given)
        if own.type == type {
            guard !given.contains(where: \.value.saysSomething), !hasField, let example = own.example else {
                return true
            }
            reader.error(
                "missing_key", at: node["type"]?.mark ?? node.mark,
                "'type: \(type.rawValue)' needs '\(own.keys[0])' beside it", help: "write, say, '\(example)'")
            return false
        }
        for pair in given { refuse(pair, own, type, isNamed: node.given("type") != nil, reader) }
        return given.isEmpty
    }

    private func refuse(_ pair: Node.Pair, _ own: Own, _ type: Kind, isNamed: Bool, _ reader: Reader) {
        let (key, wanted) = (pair.key, "'type: \(own.type.rawValue)'")
        reader.error(
            "contradiction", at: pair.keyMark,
            isNamed ? "'\(key)' cannot stand beside 'type: \(type.rawValue)'" : "'\(key)' needs \(wanted) beside it",
            help: isNamed ? "'\(key)' belongs to \(wanted)" : "without a type a barrier is a restriction")
    }

    private func schema(_ own: Own) -> [(String, JSONValue)] {
        let isType = JSONValue.object([("const", .text(own.type.rawValue))])
        let hasAny = Self.anyOf(own.keys.map { [("required", .texts([$0]))] })
        let saysAny = Self.anyOf(
            own.keys.map { [("required", .texts([$0])), ("properties", .object([($0, Self.isNotAllNone)]))] })
        let isDefault = own.type == .restriction
        let condition: [(String, JSONValue?)] = [
            ("properties", .object([("type", isType)])), ("required", isDefault ? nil : .texts(["type"])),
        ]
        return [
            ("if", .members(condition)), ("then", own.example == nil ? .object([]) : saysAny),
            ("else", .object([("not", hasAny)])),
        ]
    }

    private static func anyOf(_ schemas: [[(String, JSONValue)]]) -> JSONValue {
        .object([("anyOf", .array(schemas.map(JSONValue.object)))])
    }

    /// No mapping whose values are all `none`, and no empty one.
    private static let isNotAllNone = JSONValue.object([
        (
            "not",
            .object([
                ("type", .text("object")), ("additionalProperties", .object([("const", .text("none"))])),
            ])
        )
    ])
}

extension Node {
    /// Whether this is anything but a mapping that is empty, or whose values are all `none`.
    fileprivate var saysSomething: Bool { pairs?.contains { !$0.value.isNone } ?? true }
}
