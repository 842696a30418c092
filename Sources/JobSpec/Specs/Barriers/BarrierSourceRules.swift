/// Which keys and fields of a layer's barriers belong to which type.
struct BarrierSourceRules: Sendable {
    private let rules: BarrierEffectRules

    init(_ kind: BarrierKind) {
        rules = BarrierEffectRules(kind)
    }

    /// The type of the barriers that have none in a field: the one given; else that of the factors or costs whose field
    /// is named; else a restriction. Nil where a key or a field belongs to another type, which is reported.
    func type(_ node: Node, _ reader: Reader) -> BarrierEffectSpec.Kind? {
        guard let given = rules.type(of: node) else { return nil }
        // Each barrier has its own type: then whatever the item says is for those that need it.
        if node["fields"]?.given("type") != nil { return given }
        let implied = rules.own.filter { hasField($0, node) && node.given("type") == nil }
        guard implied.count < 2 else { return reportTwo(implied, node, reader) }
        let type = implied.first?.type ?? given
        let results = rules.own.map { check($0, type, node, reader) }
        return results.allSatisfy { $0 } ? type : nil
    }

    private func check(
        _ own: BarrierEffectRules.Own, _ type: BarrierEffectSpec.Kind, _ node: Node, _ reader: Reader
    ) -> Bool {
        // Fields with Network Analyst's names are known when the layer is opened.
        let mayHaveField = hasField(own, node) || node.given("fields") == nil
        guard rules.check(own, type, node, reader, hasField: mayHaveField) else { return false }
        guard own.type != type, let field = field(own, node) else { return true }
        reader.error(
            "contradiction", at: field.keyMark,
            "the field '\(field.key)' cannot stand beside 'type: \(type.rawValue)'",
            help: "'\(field.key)' belongs to 'type: \(own.type.rawValue)'")
        return false
    }

    private func hasField(_ own: BarrierEffectRules.Own, _ node: Node) -> Bool { field(own, node) != nil }

    private func field(_ own: BarrierEffectRules.Own, _ node: Node) -> Node.Pair? {
        node["fields"].flatMap { fields in own.keys.lazy.compactMap(fields.given).first }
    }

    private func reportTwo(
        _ implied: [BarrierEffectRules.Own], _ node: Node, _ reader: Reader
    ) -> BarrierEffectSpec.Kind? {
        let pairs = implied.compactMap { field($0, node) }
        reader.error(
            "missing_key", at: pairs.last?.keyMark ?? node.mark,
            "\(SafeText.alternatives(pairs.map(\.key), or: "and")) belong to barriers of different types",
            help: "name the field of their types: 'fields: {type: FIELD}'")
        return nil
    }
}
