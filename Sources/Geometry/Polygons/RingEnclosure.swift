extension Polygon {
    /// Whether a place lies within a closed ring on the flat map and not on it, without making anything for it.
    ///
    /// Complexity: O(n) for n vertices.
    public static func encloses(_ ring: [Coordinate], _ place: Coordinate) -> Bool {
        var isInside = false
        for (a, b) in zip(ring, ring.dropFirst()) {
            let (isAbove, isNextAbove) = (a.latitude > place.latitude, b.latitude > place.latitude)
            guard isAbove != isNextAbove || a.latitude == place.latitude || b.latitude == place.latitude else {
                continue
            }
            let side = Turn.side(a, b, place)
            if side == 0, Turn.isInBox(place, a, b) { return false }
            if isAbove != isNextAbove, (side > 0) == isNextAbove { isInside.toggle() }
        }
        return isInside
    }
}
