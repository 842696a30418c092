import Geometry

/// How far two geometries of one kind are apart where they are farthest apart: the greatest distance between a vertex of
/// one and the nearest place of the other's points, lines or outlines.
struct GeometryDistance {
    private let parts: [(from: Coordinate, to: Coordinate)]
    private let vertices: Set<Coordinate>
    private let tree: PackedRTree

    /// Metres.
    ///
    /// Complexity: O(n log n) for n vertices that are near the other geometry.
    static func metres(_ one: SourceGeometry, _ other: SourceGeometry) -> Double {
        let (first, second) = (GeometryDistance(to: one), GeometryDistance(to: other))
        return max(first.farthest(of: second.vertices), second.farthest(of: first.vertices))
    }

    private init(to geometry: SourceGeometry) {
        parts = geometry.paths.flatMap { path in
            let places = path.compactMap(Coordinate.init)
            return places.count == 1
                ? places.map { ($0, $0) } : zip(places, places.dropFirst()).map { (from: $0, to: $1) }
        }
        vertices = Set(parts.flatMap { [$0.from, $0.to] })
        tree = PackedRTree(parts.map { Box(of: [$0.from, $0.to]) })
    }

    private func farthest(of places: Set<Coordinate>) -> Double {
        places.reduce(0) { vertices.contains($1) ? $0 : max($0, distance(to: $1)) }
    }

    private func distance(to place: Coordinate) -> Double {
        let plane = LocalPlane(at: place)
        let nearest = tree.nearest(to: place, within: .infinity) { part in
            plane.nearest(on: [parts[part].from, parts[part].to])?.metres
        }
        return nearest?.metres ?? 0
    }
}

extension SourceGeometry {
    /// Points one by one, lines, and rings.
    fileprivate var paths: [[Position]] {
        switch self {
        case .point(let position): [[position]]
        case .multiPoint(let positions): positions.map { [$0] }
        case .lines(let lines): lines
        case .polygons(let polygons): polygons.flatMap { $0 }
        }
    }
}
