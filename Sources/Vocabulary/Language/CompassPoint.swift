/// The eight points that departures name.
public enum CompassPoint: String, CaseIterable, Sendable {
    case north
    case northEast = "north_east"
    case east
    case southEast = "south_east"
    case south
    case southWest = "south_west"
    case west
    case northWest = "north_west"
}
