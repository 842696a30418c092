import Geometry

/// Boxes that cover an area together.
struct CoveredArea {
    private let boxes: PackedRTree

    /// What is nearer to a side than this stands at it: 1e-7 degree, 1.1 m or less.
    private static let margin: Int32 = 100

    init(_ boxes: [Box]) { self.boxes = PackedRTree(boxes) }

    /// Complexity: O(log n) for n boxes that do not overlap.
    func contains(_ place: Coordinate) -> Bool {
        var isFound = false
        boxes.search(Box(of: CollectionOfOne(place))) { _ in isFound = true }
        return isFound
    }

    /// Whether a place in the area stands at its rim: a step from it leads out of all boxes. So a side that two boxes share
    /// is no rim.
    func isAtRim(_ place: Coordinate) -> Bool {
        let steps: [(east: Int32, north: Int32)] = [
            (-Self.margin, 0), (Self.margin, 0), (0, -Self.margin), (0, Self.margin),
        ]
        return steps.contains { !contains(Self.step($0, from: place)) }
    }

    /// Beyond the antimeridian the world goes on with the other sign; beyond a pole there is nothing to go to.
    private static func step(_ step: (east: Int32, north: Int32), from place: Coordinate) -> Coordinate {
        let (half, pole): (Int32, Int32) = (1_800_000_000, 900_000_000)
        var longitude = place.longitude + step.east
        if longitude > half { longitude = longitude - half - half }
        if longitude < -half { longitude = longitude + half + half }
        return Coordinate(longitude: longitude, latitude: min(max(place.latitude + step.north, -pole), pole))
    }
}
