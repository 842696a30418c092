import Geometry

/// How far two geometries of one kind are apart where they are farthest apart: the greatest distance between a place of one's
/// points, lines or outlines and the nearest place of the other's.
///
/// This is the Hausdorff distance. Stretches are halved, and left where no place of them can be farther than what was found.
struct GeometryDistance {
    /// Metres: about that to which coordinates are rounded.
    private static let precision = 0.01

    private let index: PathIndex
    private var metres: Double

    /// Metres; nil where one of them has no place.
    ///
    /// Complexity: O(n log n) for n vertices that are near the other geometry.
    static func metres(_ one: SourceGeometry, _ other: SourceGeometry) -> Double? {
        let (first, second) = (PathIndex(one), PathIndex(other))
        let forward = GeometryDistance(to: second, atLeast: 0).following(first.paths)
        return forward.flatMap { GeometryDistance(to: first, atLeast: $0).following(second.paths) }
    }

    private init(to index: PathIndex, atLeast metres: Double) {
        (self.index, self.metres) = (index, metres)
    }

    private func following(_ paths: [[Coordinate]]) -> Double? {
        var search = self
        var isAnywhere = false
        for path in paths {
            guard let start = path.first, let end = path.last else { continue }
            guard let first = search.visit(start), let last = search.visit(end) else { return nil }
            search.follow(path[...], from: first, to: last)
            isAnywhere = true
        }
        return isAnywhere ? search.metres : nil
    }

    private mutating func visit(_ place: Coordinate) -> PathIndex.NearPlace? {
        let near = index.nearest(to: place)
        metres = max(metres, near?.metres ?? 0)
        return near
    }

    /// Follows a stretch of a path whose ends have been visited.
    private mutating func follow(
        _ stretch: ArraySlice<Coordinate>, from first: PathIndex.NearPlace, to last: PathIndex.NearPlace
    ) {
        if stretch.count <= 2 { return follow(from: first, to: last) }
        if isWithin(min(first.metres, last.metres) + Self.reach(of: stretch)) { return }
        let place = stretch.startIndex + stretch.count / 2
        guard let middle = visit(stretch[place]) else { return }
        follow(stretch[...place], from: first, to: middle)
        follow(stretch[place...], from: middle, to: last)
    }

    /// Follows the straight way between two places that have been visited.
    private mutating func follow(from first: PathIndex.NearPlace, to last: PathIndex.NearPlace) {
        if index.holds(first.place, last.place) || isWithin(farthest(from: first, to: last)) { return }
        let place = first.place.interpolated(to: last.place, fraction: 0.5)
        guard place != first.place, place != last.place, let middle = visit(place) else { return }
        follow(from: first, to: middle)
        follow(from: middle, to: last)
    }

    private func isWithin(_ bound: Double) -> Bool { bound <= metres + Self.precision }

    /// How far the places between two can be at most.
    private func farthest(from first: PathIndex.NearPlace, to last: PathIndex.NearPlace) -> Double {
        let length = Geodesic.metres(from: first.place, to: last.place)
        // Along a straight way the distance to one part is greatest at an end.
        return min(
            (first.metres + last.metres + length) / 2,
            max(first.metres, index.metres(from: last.place, to: first.part)),
            max(last.metres, index.metres(from: first.place, to: last.part)))
    }

    /// Metres from any place of a stretch to any other at most.
    private static func reach(of stretch: ArraySlice<Coordinate>) -> Double {
        let box = Box(of: stretch)
        let width = Double(Int64(box.maxLongitude) - Int64(box.minLongitude))
        let height = Double(Int64(box.maxLatitude) - Int64(box.minLatitude))
        return (width * width + height * height).squareRoot() * longestUnit
    }

    /// Metres of the longest 1e-7 degree there is, that of a meridian at a pole.
    private static let longestUnit = 0.01117
}
