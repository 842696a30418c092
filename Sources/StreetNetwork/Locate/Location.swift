import Geometry

/// Where a place given by a user stands on the network.
public struct Location: Sendable, Equatable {
    /// One, or, at a junction, one at the end of each edge there: whoever stands at a crossing may leave by any street and
    /// come by any. Who is to have a place at a junction on one side stands on the street that leads up to it, or on the one
    /// that leads on from it.
    public let standings: [Standing]
    public let coordinate: Coordinate
    /// Millimetres from the place given.
    public let distance: Int64
    /// How who has come goes on. By a turn from one standing alone, which is at the end of its edge.
    public let onward: Onward

    public init(standings: [Standing], coordinate: Coordinate, distance: Int64, onward: Onward = .freely) {
        self.standings = standings
        self.coordinate = coordinate
        self.distance = distance
        self.onward = onward
    }

    public var positions: [EdgePosition] { standings.map(\.position) }

    /// On which side of the first standing's edge, in its digitised direction, the place given lies.
    public var side: NearestPlace.Side { standings[0].side }

    /// The same place where every edge is turned round.
    public var mirrored: Location {
        Location(
            standings: standings.map { $0.travelled(in: $0.directions.mirrored) }, coordinate: coordinate,
            distance: distance, onward: onward)
    }

    /// The same place, standing in one way.
    func standing(_ standing: Standing, onward: Onward = .freely) -> Location {
        Location(standings: [standing], coordinate: coordinate, distance: distance, onward: onward)
    }

    /// The directions in which travel may go on along the edge that one of the standings is on.
    func waysOn(from standing: Standing) -> Directions { onward == .byTurnOrBack ? .both : standing.directions }
}
