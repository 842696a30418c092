import Geometry

/// The flat map that a surface is drawn on, turned so far that its rim, where longitudes jump, keeps away from streets.
///
/// On it streets on both sides of the antimeridian are neighbours. Where none are near it, the map is the one of longitude and
/// latitude as they stand.
public struct SurfaceMap: BitwiseCopyable, Sendable {
    /// The longitude of the map's middle: 1e-7 degree.
    let middle: Int32

    init(middle: Int32) { self.middle = middle }

    /// The map for some edges of a network. Complexity: O(n) for n vertices.
    init(of edges: [Int], in network: StreetNetwork) {
        var meridians = StreetMeridians()
        for edge in edges { meridians.add(network.shape(of: edge)) }
        middle = meridians.liesAtAntimeridian ? meridians.middleOfMap : 0
    }

    /// Where a place of the ground lies on the map.
    @inline(__always)
    public func place(of ground: Coordinate) -> Coordinate {
        middle == 0 ? ground : ground.moved(east: -Int64(middle))
    }

    private func ground(at place: Coordinate) -> Coordinate { place.moved(east: Int64(middle)) }

    /// What polygons of the map are on the ground, cut at the antimeridian (RFC 7946, section 3.1.9).
    ///
    /// - Parameter polygons: closed rings, the outer one of each first; they may go beyond the rim.
    public func ground(of polygons: [[[Coordinate]]]) -> [[[Coordinate]]] {
        let isPlain = middle == 0 && polygons.allSatisfy { $0.first?.allSatisfy(\.isWithinTurn) ?? true }
        if isPlain { return polygons }
        return AntimeridianPolygons.cut(polygons.map { $0.map { $0.map(ground) } }).flatMap(Self.parted)
    }

    /// What a polygon is whose rings may touch themselves: a hole that reaches the antimeridian opens there, and so do those that it touches.
    private static func parted(_ rings: [[Coordinate]]) -> [[[Coordinate]]] {
        guard rings[0].contains(where: \.isOnAntimeridian) else { return [rings] }
        let segments = rings.flatMap { ring in
            zip(ring, ring.dropFirst()).map { AreaSegment(from: $0, to: $1, left: 0, right: AreaSegment.outside) }
        }
        return AreaBoundaries(segments).outline { $0 == 0 }.polygons()
    }

    /// The boxes on the ground that make up one of the map: two where it lies across the antimeridian.
    public func ground(of box: Box) -> [Box] {
        let width = Int64(box.maxLongitude) - Int64(box.minLongitude)
        guard width < Antimeridian.turn else { return [Self.box(-Self.half, Self.half, box)] }
        let west = Int64(ground(at: Coordinate(longitude: box.minLongitude, latitude: 0)).longitude)
        let east = west + width
        if east <= Self.half { return [Self.box(west, east, box)] }
        return [Self.box(west, Self.half, box), Self.box(-Self.half, east - Antimeridian.turn, box)]
    }

    private static let half = Antimeridian.turn / 2

    private static func box(_ west: Int64, _ east: Int64, _ box: Box) -> Box {
        Box(
            minLongitude: Int32(west), minLatitude: box.minLatitude, maxLongitude: Int32(east),
            maxLatitude: box.maxLatitude)
    }
}

extension Coordinate {
    /// Whether the longitude is one of -180 to 180 degrees.
    fileprivate var isWithinTurn: Bool { -1_800_000_000...1_800_000_000 ~= longitude }
    fileprivate var isOnAntimeridian: Bool { abs(longitude) == 1_800_000_000 }
}
