import Vocabulary

/// A test of an element: a comparison, a category, or a tree of them.
public indirect enum TraceCondition: Sendable, Equatable {
    case compare(attribute: String, TraceComparison, TraceOperand)
    /// Whether the element's asset type is, or is not, in the category.
    case category(String, exists: Bool)
    case all([TraceCondition])
    case any([TraceCondition])
    case not(TraceCondition)

    /// The categories that the tree names, in order.
    var categories: [String] {
        switch self {
        case .compare: []
        case .category(let name, _): [name]
        case .all(let parts), .any(let parts): parts.flatMap(\.categories)
        case .not(let part): part.categories
        }
    }
}

extension TraceComparison {
    func holds(_ a: Double, _ v: Double) -> Bool {
        switch self {
        case .equal: a == v
        case .notEqual: a != v
        case .greaterThan: a > v
        case .greaterThanEqual: a >= v
        case .lessThan: a < v
        case .lessThanEqual: a <= v
        case .includesTheValues: a.bits & v.bits == v.bits
        case .doesNotIncludeTheValues: a.bits & v.bits != v.bits
        case .includesAny: a.bits & v.bits != 0
        case .doesNotIncludeAny: a.bits & v.bits == 0
        }
    }
}

/// What an attribute is compared with.
public enum TraceOperand: Sendable, Equatable {
    case number(Double)
    /// The description of a code of the attribute's domain.
    case text(String)
    /// Another attribute of the same element.
    case attribute(String)
}

extension Double {
    /// The bits of its whole part; none where that is beyond 64 of them.
    var bits: Int64 { Int64(exactly: rounded(.towardZero)) ?? 0 }
}
