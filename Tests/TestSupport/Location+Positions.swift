import Geometry
import StreetNetwork

extension Location {
    /// A place that stands at positions, each in the same directions.
    public init(
        positions: [EdgePosition], coordinate: Coordinate, distance: Int64, side: NearestPlace.Side,
        directions: Directions = .both
    ) {
        let standings = positions.enumerated().map { place, position in
            Standing(at: position, directions: directions, side: place == 0 ? side : .on)
        }
        self.init(standings: standings, coordinate: coordinate, distance: distance)
    }

    /// Whether it is come to and left in all directions.
    public var isOnAllSides: Bool { standings.allSatisfy { $0.directions == .both } }
}
