import JobSpec
import UtilityNetwork

extension TraceCondition {
    public init(_ spec: ConditionSpec) {
        switch spec {
        case .compare(let attribute, let comparison, let operand):
            self = .compare(attribute: attribute.value, comparison, TraceOperand(operand))
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
