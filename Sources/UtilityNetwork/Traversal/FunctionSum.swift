import Vocabulary

/// A function over values that come one after the other. Sums are as exact as their values (Neumaier, doi:10.1002/zamm.19740540106).
struct FunctionSum: Sendable {
    private let kind: TraceFunctionKind
    private var count = 0
    private var folded = 0.0
    /// What additions have rounded off.
    private var lost = 0.0

    init(_ kind: TraceFunctionKind) { self.kind = kind }

    mutating func add(_ value: Double) {
        count += 1
        switch kind {
        case .add, .average: sum(value)
        case .count: folded += 1
        case .min: folded = count == 1 ? value : min(folded, value)
        case .max: folded = count == 1 ? value : max(folded, value)
        case .subtract: sum(count == 1 ? value : -value)
        }
    }

    private mutating func sum(_ value: Double) {
        let total = folded + value
        lost += abs(folded) >= abs(value) ? folded - total + value : value - total + folded
        folded = total
    }

    private var whole: Double { folded.isFinite ? folded + lost : folded }

    /// Before the first value sums and counts are 0, and others nil.
    var value: Double? {
        switch kind {
        case .add, .count: whole
        case .average: count == 0 ? nil : whole / Double(count)
        case .min, .max, .subtract: count == 0 ? nil : whole
        }
    }
}
