import UtilityNetwork
import Vocabulary

extension TraceCondition {
    /// The condition in the words of job files.
    public var json: JSONValue {
        switch self {
        case .compare(let attribute, let comparison, let operand):
            .object([("attribute", .text(attribute)), (comparison.rawValue, operand.json)])
        case .category(let name, let exists): .object([("category", .text(name)), ("exists", .boolean(exists))])
        case .all(let parts): .object([("all", .array(parts.map(\.json)))])
        case .any(let parts): .object([("any", .array(parts.map(\.json)))])
        case .not(let part): .object([("not", part.json)])
        }
    }
}

extension TraceOperand {
    fileprivate var json: JSONValue {
        switch self {
        case .number(let number):
            Int64(exactly: number).map(JSONValue.integer) ?? .number("\(number)")
        case .text(let text): .text(text)
        case .attribute(let name): .object([("attribute", .text(name))])
        }
    }
}
