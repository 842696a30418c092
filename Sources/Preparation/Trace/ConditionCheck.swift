import JobSpec
import UtilityNetwork

/// Reports the names in conditions that a network does not know, each where it is written.
struct ConditionCheck {
    let network: UtilityNetwork
    let diagnostics: Diagnostics

    func check(_ configuration: TraceConfigurationSpec) {
        if let barriers = configuration.conditionBarriers ?? nil { check(barriers) }
        if let barriers = configuration.filter?.barriers ?? nil { check(barriers) }
        for function in configuration.functions ?? [] {
            report(at: function.attribute) { try network.check(attribute: function.attribute.value) }
            if let condition = function.condition { check(condition) }
        }
    }

    func check(_ condition: ConditionSpec) {
        switch condition {
        case .all(let parts), .any(let parts): parts.forEach(check)
        case .not(let part): check(part)
        case .category(let name, _): report(at: name) { try network.check(TraceCondition(condition)) }
        case .compare(let attribute, _, _): report(at: attribute) { try network.check(TraceCondition(condition)) }
        }
    }

    private func report(at name: Marked<String>, _ check: () throws -> Void) {
        do {
            try check()
        } catch {
            diagnostics.error("unknown_name", at: name.mark, "\(error)")
        }
    }
}
