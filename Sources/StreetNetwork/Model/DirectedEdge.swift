/// One direction of travel along an edge: twice the edge's number for the digitised direction, one more for
/// the direction against it.
public struct DirectedEdge: BitwiseCopyable, Hashable, Comparable, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable
    public init(edge: Int, forward: Bool) { rawValue = UInt32(edge) &* 2 &+ (forward ? 0 : 1) }

    /// The edge's number.
    @inlinable public var edge: Int { Int(rawValue >> 1) }
    /// Whether travel goes in the digitised direction.
    @inlinable public var isForward: Bool { rawValue & 1 == 0 }
    /// The same edge, travelled the other way.
    @inlinable public var reversed: DirectedEdge { DirectedEdge(rawValue: rawValue ^ 1) }
    /// The number as an index into arrays with one element a directed edge.
    @inlinable public var index: Int { Int(rawValue) }

    public static func < (left: DirectedEdge, right: DirectedEdge) -> Bool { left.rawValue < right.rawValue }
}
