extension Polygon {
    /// An area whose sides go the short way round the globe, as those of lines do: where it crosses the antimeridian it is cut
    /// there. What has corners on both of its sides goes all the way round, and stays as it is drawn.
    ///
    /// - Parameter rings: the outer ring first.
    /// - Complexity: O(n log n) for n vertices.
    public static func cutAtAntimeridian(_ rings: [[Coordinate]]) -> MultiPolygon {
        pieces(ofRings: rings).map(Polygon.init(rings:))
    }

    /// The same as closed rings.
    static func pieces(ofRings rings: [[Coordinate]]) -> [[[Coordinate]]] {
        let closed = closed(rings)
        return goesRound(closed) ? [closed] : AntimeridianPolygons.cut([closed])
    }

    /// The rings where they lie beside each other on the unrolled plane; nil for what stays as it is drawn.
    static func unrolled(_ rings: [[Coordinate]]) -> [[GridPoint]]? {
        let closed = closed(rings)
        let isCrossing = !goesRound(closed) && closed.contains(where: Antimeridian.isCrossed)
        return isCrossing ? AntimeridianPolygons.unrolled(closed) : nil
    }

    private static func closed(_ rings: [[Coordinate]]) -> [[Coordinate]] {
        rings.map { $0.first == $0.last ? $0 : $0 + $0.prefix(1) }
    }

    private static func goesRound(_ rings: [[Coordinate]]) -> Bool {
        let box = Box(of: rings.joined())
        return Int64(box.maxLongitude) - Int64(box.minLongitude) == Antimeridian.turn
    }
}
