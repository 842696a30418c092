/// The cost of going from each stop to each other: square, not symmetric.
public struct CostMatrix: Sendable, Equatable {
    /// Beyond every cost: there is no way.
    static let unreachable = Int64.max / 4

    public let count: Int
    private let cost: [Int64]

    /// - Parameter rows: from stop to stop; nil where there is no way. The diagonal is not read.
    public init(rows: [[Int64?]]) {
        count = rows.count
        cost = rows.flatMap { row in row.map { min($0 ?? Self.unreachable, Self.unreachable) } }
        precondition(cost.count == count * count, "a cost matrix is square")
    }

    /// The cost of going from one stop to another, or `unreachable`.
    subscript(from: Int, to: Int) -> Int64 { cost[from &* count &+ to] }
}
