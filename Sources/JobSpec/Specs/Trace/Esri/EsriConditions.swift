import Vocabulary

/// A condition of Esri's flat lists.
struct EsriCondition: Sendable {
    let condition: ConditionSpec
    /// How it joins the next one.
    let combinesUsingOr: Bool

    static let shape = Shape<EsriCondition>.record("a condition", "A condition of a list.") { fields in
        let name = fields.required("name", .marked(.label), "The name of a network attribute, or Category.")
        let type = fields.optional(
            "type", .choice(of: EsriConditionType.self), default: .networkAttribute, "What is compared.")
        let comparison = fields.required("operator", .choice(of: EsriOperator.self), "How it is compared.")
        let value = fields.required("value", operand, "What it is compared with.")
        let isOr = fields.optional(
            "combineUsingOr", .boolean, default: false, "Whether this or the next condition has to hold, and not both.")
        let isSpecific = fields.optional(
            "isSpecificValue", .boolean, default: true, "Whether the value is one, and not the name of an attribute.")
        return { record in
            let condition: ConditionSpec
            switch (record[type], record[value]) {
            case (.category, let value):
                guard let category = value.text,
                    isOfCategories(record[comparison], at: record.given(comparison), record)
                else { return nil }
                condition = .category(category, exists: record[comparison] != .notEqual)
            case (.networkAttribute, let value):
                let operand: ConditionSpec.Operand =
                    record[isSpecific] ? value.operand : .attribute(value.text ?? record[name])
                condition = .compare(attribute: record[name], record[comparison].comparison, operand)
            }
            return EsriCondition(condition: condition, combinesUsingOr: record[isOr])
        }
    }

    /// Whether something can be said of a category by an operator; if not, that is reported.
    private static func isOfCategories(_ comparison: EsriOperator, at node: Node?, _ record: Record) -> Bool {
        if [.equal, .notEqual].contains(comparison) { return true }
        record.reader.error(
            "contradiction", at: node?.mark ?? record.mark,
            "'\(comparison.rawValue)' says nothing of a category, which is there or is not",
            help: "compare it with equal or notEqual")
        return false
    }

    private struct Written: Sendable {
        let operand: ConditionSpec.Operand
        let text: Marked<String>?
    }

    /// Numbers come as texts, too.
    private static let operand = Shape<Written>(
        expected: "a number or a text", schema: .object([("type", .texts(["number", "string"]))])
    ) { node, reader in
        if let number = node.esriNumber {
            return Written(operand: .number(number), text: Marked(node.scalar?.text ?? "", at: node.mark))
        }
        guard let text = node.text else {
            reader.wrongType(node, expected: "a finite number or a text")
            return nil
        }
        return Written(operand: .text(Marked(text, at: node.mark)), text: Marked(text, at: node.mark))
    }
}

/// A flat list of conditions as a tree: *and* joins before *or* does.
struct EsriConditions: Sendable {
    private let list: [EsriCondition]

    static let shape = Shape<EsriConditions>(expected: "a list of conditions", schema: .object([])) { node, reader in
        Shape<[EsriCondition]>.list(of: EsriCondition.shape, called: "a list of conditions").decode(node, reader)
            .map(EsriConditions.init)
    }

    private init(_ list: [EsriCondition]) { self.list = list }

    /// Nil for an empty list.
    var tree: ConditionSpec? {
        var groups: [[ConditionSpec]] = []
        var isJoined = false
        for condition in list {
            if isJoined {
                groups[groups.count - 1].append(condition.condition)
            } else {
                groups.append([condition.condition])
            }
            isJoined = !condition.combinesUsingOr
        }
        let parts = groups.map { $0.count == 1 ? $0[0] : .all($0) }
        return parts.count > 1 ? .any(parts) : parts.first
    }

    /// Whether reading from left to right would mean something else: behind an *or* comes an *and*.
    var isAmbiguous: Bool {
        let joins = list.dropLast()
        guard let or = joins.firstIndex(where: \.combinesUsingOr) else { return false }
        return joins[or...].contains { !$0.combinesUsingOr }
    }
}
