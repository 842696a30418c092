import Geometry

/// A position on an edge, in millimetres of its digitised direction.
public struct EdgePosition: Hashable, Sendable {
    public let edge: Int
    public let offset: Int64

    public init(edge: Int, offset: Int64) {
        self.edge = edge
        self.offset = offset
    }
}

/// Where a place given by a user stands on the network.
public struct Location: Sendable, Equatable {
    /// The edge positions that the location stands at. One, or, at a junction, the end of each edge there: whoever
    /// stands at a crossing may leave by any street and come by any.
    public let positions: [EdgePosition]
    public let coordinate: Coordinate
    /// Millimetres from the place given.
    public let distance: Int64
    /// On which side of the first position's edge, in its digitised direction, the place given lies.
    public let side: NearestPlace.Side
    /// The directions in which travel may come to the positions and leave them. Both, or one where the location is to be
    /// approached on one side: there is then one position.
    public let directions: Directions
    /// How who has come goes on. By a turn from one position alone, which is the end of its edge.
    public let onward: Onward

    public init(
        positions: [EdgePosition], coordinate: Coordinate, distance: Int64, side: NearestPlace.Side,
        directions: Directions = .both, onward: Onward = .freely
    ) {
        self.positions = positions
        self.coordinate = coordinate
        self.distance = distance
        self.side = side
        self.directions = directions
        self.onward = onward
    }

    /// The directions in which travel may go on along the location's own edges.
    var waysOn: Directions { onward == .byTurnOrBack ? .both : directions }

    /// The same place, to be come to and left in some directions only: on its edge, and no other one that meets it there.
    public func travelled(in directions: Directions) -> Location {
        directions == .both
            ? self
            : Location(
                positions: [positions[0]], coordinate: coordinate, distance: distance, side: side,
                directions: directions)
    }
}
