import Vocabulary

/// Words of Esri's trace configurations, as their REST services spell them.
enum EsriScope: String, Sendable, CaseIterable {
    case junctions, edges, junctionsAndEdges

    var scope: TraceScope {
        switch self {
        case .junctions: .junctions
        case .edges: .edges
        case .junctionsAndEdges: .junctionsAndEdges
        }
    }
}

enum EsriOperator: String, Sendable, CaseIterable {
    case equal, notEqual, greaterThan, greaterThanEqual, lessThan, lessThanEqual
    case includesTheValues, doesNotIncludeTheValues, includesAny, doesNotIncludeAny

    var comparison: TraceComparison {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .greaterThan: .greaterThan
        case .greaterThanEqual: .greaterThanEqual
        case .lessThan: .lessThan
        case .lessThanEqual: .lessThanEqual
        case .includesTheValues: .includesTheValues
        case .doesNotIncludeTheValues: .doesNotIncludeTheValues
        case .includesAny: .includesAny
        case .doesNotIncludeAny: .doesNotIncludeAny
        }
    }
}

enum EsriPropagatorFunction: String, Sendable, CaseIterable {
    case bitwiseAnd, min, max

    var kind: PropagatorKind {
        switch self {
        case .bitwiseAnd: .bitwiseAnd
        case .min: .min
        case .max: .max
        }
    }
}

enum EsriConditionType: String, Sendable, CaseIterable {
    case networkAttribute, category
}
