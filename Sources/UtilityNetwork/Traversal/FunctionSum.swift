import Vocabulary

/// A function over values that come one after the other.
struct FunctionSum: Sendable {
    private let kind: TraceFunctionKind
    private var count = 0
    private var folded = 0.0

    init(_ kind: TraceFunctionKind) { self.kind = kind }

    mutating func add(_ value: Double) {
        count += 1
        switch kind {
        case .add, .average: folded += value
        case .count: folded += 1
        case .min: folded = count == 1 ? value : min(folded, value)
        case .max: folded = count == 1 ? value : max(folded, value)
        case .subtract: folded = count == 1 ? value : folded - value
        }
    }

    /// Before the first value sums and counts are 0, and others nil.
    var value: Double? {
        switch kind {
        case .add, .count: folded
        case .average: count == 0 ? nil : folded / Double(count)
        case .min, .max, .subtract: count == 0 ? nil : folded
        }
    }
}
