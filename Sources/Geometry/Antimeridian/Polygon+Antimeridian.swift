extension Polygon {
    /// An area whose sides go the short way round the globe, as those of lines do: where it crosses the antimeridian it is cut
    /// there. What has corners on both of its sides goes all the way round, and stays as it is drawn.
    ///
    /// - Parameter rings: the outer ring first.
    /// - Complexity: O(n log n) for n vertices.
    public static func cutAtAntimeridian(_ rings: [[Coordinate]]) -> MultiPolygon {
        let box = Box(of: rings.joined())
        let goesRound = box.minLongitude == -1_800_000_000 && box.maxLongitude == 1_800_000_000
        return (goesRound ? [rings] : AntimeridianPolygons.cut([rings.map(closed)])).map(Polygon.init(rings:))
    }

    private static func closed(_ ring: [Coordinate]) -> [Coordinate] {
        ring.first == ring.last ? ring : ring + ring.prefix(1)
    }
}
