/// A part of an edge and the direction in which it is travelled. Positions are millimetres of the digitised
/// direction: `from` is beyond `to` when travel goes against it.
public struct EdgeStretch: Sendable, Equatable {
    public let directed: DirectedEdge
    public let from: Int64
    public let to: Int64

    public init(directed: DirectedEdge, from: Int64, to: Int64) {
        self.directed = directed
        self.from = from
        self.to = to
    }

    /// The same stretch, travelled the other way.
    public var reversed: EdgeStretch { EdgeStretch(directed: directed.reversed, from: to, to: from) }

    /// Millimetres travelled.
    public var length: Int64 { abs(to - from) }
}
