import Geometry

/// The points, lines or outlines of a geometry, for finding what of them is nearest to a place.
struct PathIndex {
    /// A place, and how far the part is that is nearest to it.
    struct NearPlace {
        let place: Coordinate
        let part: Int
        let metres: Double
    }

    private struct Part: Hashable {
        let from: Coordinate
        let to: Coordinate
    }

    let paths: [[Coordinate]]
    private let parts: [Part]
    private let known: Set<Part>
    /// A part that begins at a vertex, or ends there.
    private let partOfVertex: [Coordinate: Int]
    private let tree: PackedRTree

    /// Complexity: O(n log n) for n vertices.
    init(_ geometry: SourceGeometry) {
        paths = geometry.paths.map { $0.compactMap(Coordinate.init) }
        parts = paths.flatMap { path in
            path.count == 1
                ? path.map { Part(from: $0, to: $0) } : zip(path, path.dropFirst()).map { Part(from: $0, to: $1) }
        }
        known = Set(parts)
        partOfVertex = Dictionary(
            parts.enumerated().flatMap { [($1.from, $0), ($1.to, $0)] }, uniquingKeysWith: { first, _ in first })
        tree = PackedRTree(parts.map { Box(of: [$0.from, $0.to]) })
    }

    /// Nil where there are no parts.
    func nearest(to place: Coordinate) -> NearPlace? {
        if let part = partOfVertex[place] { return NearPlace(place: place, part: part, metres: 0) }
        let plane = LocalPlane(at: place)
        let nearest = tree.nearest(to: place, within: .infinity) { metres(from: plane, to: $0) }
        return nearest.map { NearPlace(place: place, part: $0.item, metres: $0.metres) }
    }

    func metres(from place: Coordinate, to part: Int) -> Double { metres(from: LocalPlane(at: place), to: part) }

    /// Whether the way between two places is a part, in either direction.
    func holds(_ one: Coordinate, _ other: Coordinate) -> Bool {
        known.contains(Part(from: one, to: other)) || known.contains(Part(from: other, to: one))
    }

    private func metres(from plane: LocalPlane, to part: Int) -> Double {
        plane.nearest(on: [parts[part].from, parts[part].to])?.metres ?? .infinity
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
