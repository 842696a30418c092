import Geometry

/// A position at which somebody stands for a place, and how he comes there and goes on.
public struct Standing: Hashable, Sendable {
    public let position: EdgePosition
    /// The directions in which travel may come to the position and leave it. Both, or the one in which the place lies on the
    /// side that it is to be approached on.
    public let directions: Directions
    /// On which side of the edge, in its digitised direction, the place lies.
    public let side: NearestPlace.Side

    public init(at position: EdgePosition, directions: Directions = .both, side: NearestPlace.Side = .on) {
        self.position = position
        self.directions = directions
        self.side = side
    }

    func travelled(in directions: Directions) -> Standing { Standing(at: position, directions: directions, side: side) }

    /// The same so many millimetres further along its edge.
    func moved(by step: Int64) -> Standing {
        let moved = EdgePosition(edge: position.edge, offset: position.offset + step)
        return Standing(at: moved, directions: directions, side: side)
    }
}

extension Metric {
    /// Whether vehicles come along at a standing, in its directions.
    public func isTravelled(_ standing: Standing) -> Bool {
        [true, false].map { DirectedEdge(edge: standing.position.edge, forward: $0) }
            .contains { standing.directions.contains(Directions(of: $0)) && isOpen($0) }
    }
}

extension NearestPlace.Side {
    /// A side of an edge for who travels it, and a side for him on the edge.
    public func seen(travelling directed: DirectedEdge) -> NearestPlace.Side {
        switch self {
        case .on: .on
        case .left: directed.isForward ? .left : .right
        case .right: directed.isForward ? .right : .left
        }
    }
}
