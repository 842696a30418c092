/// What a turn costs by the source, beside what the travel mode says: a row of a turn table.
public struct TurnDelay: Sendable, Equatable {
    /// The directed edge that arrives at the junction.
    public let from: DirectedEdge
    /// The directed edge that leaves it.
    public let to: DirectedEdge
    /// Milliseconds, 0 or more.
    public let milliseconds: Int64

    public init(from: DirectedEdge, to: DirectedEdge, milliseconds: Int64) {
        self.from = from
        self.to = to
        self.milliseconds = milliseconds
    }
}
