import Geometry
import Results

/// The shape of a structure boundary, such as a station.
///
/// A network keeps the rings of its polygons behind one another; each ends where it begins.
struct BoundaryShape {
    /// Closed rings, the outer one of each polygon first.
    private var polygons: [[[Coordinate]]] = []
    /// What begins a ring and does not end it: a point, or a line.
    private var rest: [Coordinate] = []

    /// - Parameter places: the vertices of the feature.
    ///
    /// Complexity: O(n) for n places, times the polygons for a hole.
    init(_ places: [Coordinate]) {
        for place in places {
            rest.append(place)
            guard rest.count > 3, place == rest[0] else { continue }
            add(ring: rest)
            rest = []
        }
    }

    private mutating func add(ring: [Coordinate]) {
        if let owner = polygons.lastIndex(where: { polygon in ring.contains { Self.isInside($0, of: polygon) } }) {
            polygons[owner].append(ring)
        } else {
            polygons.append([ring])
        }
    }

    /// What lies in a hole is a polygon of its own.
    private static func isInside(_ place: Coordinate, of polygon: [[Coordinate]]) -> Bool {
        Polygon.encloses(polygon[0], place) && !polygon.dropFirst().contains { Polygon.encloses($0, place) }
    }

    /// Nil for a feature without places.
    var geometry: FeatureGeometry? {
        if !polygons.isEmpty { return .polygons(polygons) }
        return rest.count > 1 ? .lines([rest]) : rest.first.map(FeatureGeometry.point)
    }
}
