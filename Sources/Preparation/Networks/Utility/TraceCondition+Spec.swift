import JobSpec
import UtilityNetwork

extension TraceCondition {
    public init(_ spec: ConditionSpec) {
        switch spec {
        case .compare(let attribute, let comparison, let operand):
            self = .compare(attribute: attribute.value, TraceComparison(comparison), TraceOperand(operand))
        case .category(let name, let exists): self = .category(name.value, exists: exists)
        case .all(let parts): self = .all(parts.map(TraceCondition.init))
        case .any(let parts): self = .any(parts.map(TraceCondition.init))
        case .not(let part): self = .not(TraceCondition(part))
        }
    }
}

extension TraceOperand {
    init(_ spec: ConditionSpec.Operand) {
        switch spec {
        case .number(let number): self = .number(number)
        case .text(let text): self = .text(text.value)
        case .attribute(let name): self = .attribute(name.value)
        }
    }
}

extension TraceComparison {
    init(_ spec: ConditionOperator) {
        switch spec {
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .greaterThan: self = .greaterThan
        case .greaterThanEqual: self = .greaterThanEqual
        case .lessThan: self = .lessThan
        case .lessThanEqual: self = .lessThanEqual
        case .includesTheValues: self = .includesTheValues
        case .doesNotIncludeTheValues: self = .doesNotIncludeTheValues
        case .includesAny: self = .includesAny
        case .doesNotIncludeAny: self = .doesNotIncludeAny
        }
    }
}
