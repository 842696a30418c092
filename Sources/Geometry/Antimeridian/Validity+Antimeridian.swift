extension Validity {
    /// The same of polygons in degrees, whose sides go the short way round the globe: see `Polygon.cutAtAntimeridian`.
    ///
    /// Where one of them crosses the antimeridian, they are looked at as they lie round it, and as they lie round Greenwich.
    public static func reason(
        ofDegrees polygons: [[[Position]]], in context: GEOSContext = GEOSContext()
    ) -> (reason: String, at: Position)? {
        guard SourceGeometry.polygons(polygons).fault == nil,
            polygons.contains(where: { $0.contains(where: SourceGeometry.hasJump) }),
            let places = SourceGeometry.coordinates(polygons)
        else { return reason(of: polygons, in: context) }
        let unrolled = zip(polygons, places).map { polygon, rings in
            Polygon.unrolled(rings)?.map { $0.map(\.degrees) } ?? polygon
        }
        for west in [0.0, -180] {
            if let fault = reason(of: unrolled.map { moved($0, eastOf: west) }, in: context) {
                return (fault.reason, fault.at.onGlobe)
            }
        }
        return nil
    }

    /// A polygon moved by whole turns to where its midst is less than a turn east of a meridian.
    private static func moved(_ polygon: [[Position]], eastOf west: Double) -> [[Position]] {
        let longitudes = polygon.joined().map(\.x)
        guard let least = longitudes.min(), let greatest = longitudes.max() else { return polygon }
        let turns = (((least + greatest) / 2 - west) / 360).rounded(.down)
        return turns == 0 ? polygon : polygon.map { $0.map { Position(x: $0.x - 360 * turns, y: $0.y) } }
    }
}

extension GridPoint {
    fileprivate var degrees: Position { Position(x: Double(x) / 1e7, y: Double(y) / 1e7) }
}

extension Position {
    /// The same place with a longitude within 180 degrees.
    fileprivate var onGlobe: Position { Position(x: x - 360 * ((x + 180) / 360).rounded(.down), y: y) }
}
