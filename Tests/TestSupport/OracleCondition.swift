import UtilityNetwork
import Vocabulary

/// Conditions by their definition, on the draft.
struct OracleCondition {
    let graph: UtilityOracle

    func holds(_ condition: TraceCondition, _ feature: Int) -> Bool {
        switch condition {
        case .category(let name, let exists): return graph.type(feature).categories.contains(name) == exists
        case .all(let parts): return parts.allSatisfy { holds($0, feature) }
        case .any(let parts): return parts.contains { holds($0, feature) }
        case .not(let part): return !holds(part, feature)
        case .compare(let attribute, let comparison, let operand):
            guard let a = value(attribute, feature), let v = value(operand, of: attribute, feature) else {
                return false
            }
            return Self.holds(comparison, a, v)
        }
    }

    static func holds(_ comparison: TraceComparison, _ a: Double, _ v: Double) -> Bool {
        let (bits, mask) = (Int64(exactly: a.rounded(.towardZero)) ?? 0, Int64(v))
        switch comparison {
        case .equal: return a == v
        case .notEqual: return a != v
        case .greaterThan: return a > v
        case .greaterThanEqual: return a >= v
        case .lessThan: return a < v
        case .lessThanEqual: return a <= v
        case .includesTheValues: return bits & mask == mask
        case .doesNotIncludeTheValues: return bits & mask != mask
        case .includesAny: return bits & mask != 0
        case .doesNotIncludeAny: return bits & mask == 0
        }
    }

    func value(_ attribute: String, _ feature: Int) -> Double? {
        let own = graph.draft.features[feature]
        if attribute == "Asset group" { return Double(own.assetGroup) }
        let number = graph.draft.schema.attributes.firstIndex { $0.name == attribute }!
        return own.values.first { $0.attribute == number }?.value
    }

    private func value(_ operand: TraceOperand, of attribute: String, _ feature: Int) -> Double? {
        switch operand {
        case .number(let number): number
        case .attribute(let other): value(other, feature)
        case .text(let text):
            graph.draft.schema.attributes.first { $0.name == attribute }!.domain.first { $0.description == text }!.code
        }
    }
}
