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
        let closed = rings.map { $0.first == $0.last ? $0 : $0 + $0.prefix(1) }
        let box = Box(of: rings.joined())
        let goesRound = Int64(box.maxLongitude) - Int64(box.minLongitude) == Antimeridian.turn
        return goesRound ? [closed] : AntimeridianPolygons.cut([closed])
    }
}
