/// Directions of travel along an edge: the digitised one, the one against it, both or none.
public struct Directions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let forward = Directions(rawValue: 1)
    public static let backward = Directions(rawValue: 2)
    public static let both: Directions = [.forward, .backward]

    /// The direction of a directed edge.
    @inlinable
    public init(of directed: DirectedEdge) { rawValue = directed.isForward ? 1 : 2 }

    /// The same directions as they are called where every edge is turned round.
    public var mirrored: Directions {
        Directions(rawValue: (rawValue & 1) << 1 | (rawValue & 2) >> 1)
    }
}
