/// The cost of going from each stop to each other: square, not symmetric.
public struct CostMatrix: Sendable, Equatable {
    /// Beyond every cost: there is no way.
    static let unreachable = Int64.max / 4

    public let count: Int
    private let cost: [Int64]

    /// Costs so great that those of an order could not be added up are halved, all of them, until they can.
    ///
    /// - Parameter rows: from stop to stop; nil where there is no way. The diagonal is not read.
    public init(rows: [[Int64?]]) {
        count = rows.count
        var most: Int64 = 0
        for cost in rows.joined() { most = max(most, cost.flatMap { $0 < Self.unreachable ? $0 : nil } ?? 0) }
        var halvings = 0
        while most >> halvings > Self.unreachable / 2 / Int64(max(1, rows.count)) { halvings += 1 }
        cost = rows.joined().map { cost in
            cost.flatMap { $0 < Self.unreachable ? $0 >> halvings : nil } ?? Self.unreachable
        }
        precondition(cost.count == count * count, "a cost matrix is square")
    }

    /// The cost of going from one stop to another, or `unreachable`.
    subscript(from: Int, to: Int) -> Int64 { cost[from &* count &+ to] }

    /// The largest cost between two stops, of ways that exist; 0 where there are none.
    var largest: Int64 {
        var largest: Int64 = 0
        for from in 0..<count {
            for to in 0..<count where from != to && self[from, to] < Self.unreachable {
                largest = max(largest, self[from, to])
            }
        }
        return largest
    }

    /// Whether every way costs the same in both directions.
    var isSymmetric: Bool {
        (0..<count).allSatisfy { from in (0..<from).allSatisfy { self[from, $0] == self[$0, from] } }
    }
}
