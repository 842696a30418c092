import Vocabulary

/// A condition on elements of a utility network: a comparison, a category, or a tree of conditions.
public indirect enum ConditionSpec: Sendable {
    case compare(attribute: Marked<String>, TraceComparison, Operand)
    /// Whether the element's asset type has the category, or has it not.
    case category(Marked<String>, exists: Bool)
    case all([ConditionSpec])
    case any([ConditionSpec])
    case not(ConditionSpec)

    /// What an attribute is compared with.
    public enum Operand: Sendable {
        case number(Double)
        /// The description of a code of the attribute's domain.
        case text(Marked<String>)
        /// Another attribute of the same element.
        case attribute(Marked<String>)
    }

    /// The condition as it is written.
    public var json: JSONValue {
        switch self {
        case .compare(let attribute, let comparison, let operand):
            .object([("attribute", .text(attribute.value)), (comparison.rawValue, operand.json)])
        case .category(let name, let exists):
            .object([("category", .text(name.value)), ("exists", .boolean(exists))])
        case .all(let parts): .object([("all", .array(parts.map(\.json)))])
        case .any(let parts): .object([("any", .array(parts.map(\.json)))])
        case .not(let part): .object([("not", part.json)])
        }
    }
}

extension ConditionSpec.Operand {
    var json: JSONValue {
        switch self {
        case .number(let number): .number(number)
        case .text(let text): .text(text.value)
        case .attribute(let name): .object([("attribute", .text(name.value))])
        }
    }
}
