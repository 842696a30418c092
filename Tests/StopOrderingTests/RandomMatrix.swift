import StopOrdering
import TestSupport

/// Random costs between stops.
enum RandomMatrix {
    /// Whole numbers up to `largest`; some ways do not exist. Small numbers make for ties.
    static func costs(
        _ count: Int, largest: Int, unreachable: Double, _ random: inout SplitMix64
    ) -> [[Int64?]] {
        (0..<count).map { _ in
            (0..<count).map { _ in random.happens(unreachable) ? nil : Int64(random.whole(0...largest)) }
        }
    }
}

/// Which stops stay where they are.
struct Ends: CustomStringConvertible {
    let keepsFirst: Bool
    let keepsLast: Bool
    let returnsToStart: Bool

    static let all = (0..<8).map { Ends(keepsFirst: $0 & 1 > 0, keepsLast: $0 & 2 > 0, returnsToStart: $0 & 4 > 0) }

    var description: String { "keepsFirst \(keepsFirst), keepsLast \(keepsLast), returnsToStart \(returnsToStart)" }

    func problem(_ costs: [[Int64?]]) -> OrderingProblem {
        OrderingProblem(
            costs: CostMatrix(rows: costs), keepsFirst: keepsFirst, keepsLast: keepsLast,
            returnsToStart: returnsToStart)
    }
}
