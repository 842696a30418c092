/// The meridian of 180 degrees, where longitudes jump. Lengths in 1e-7 degree.
public enum Antimeridian {
    static let halfTurn: Int64 = 1_800_000_000
    public static let turn: Int64 = 3_600_000_000

    /// Whether a step of the line is shorter the other way round the earth.
    static func isCrossed(by line: [Coordinate]) -> Bool {
        let box = line.withUnsafeBufferPointer { Box(of: $0) }
        // Hardly a line is so wide that one of its steps may be.
        guard Int64(box.maxLongitude) - Int64(box.minLongitude) > halfTurn else { return false }
        for index in 1..<line.count where isJump(from: line[index - 1], to: line[index]) { return true }
        return false
    }

    private static func isJump(from start: Coordinate, to end: Coordinate) -> Bool {
        (Int64(end.longitude) - Int64(start.longitude)).magnitude > halfTurn.magnitude
    }

    /// The line on the unrolled plane: no step is wider than 180 degrees.
    static func unrolled(_ line: [Coordinate]) -> [GridPoint] {
        var turns: Int64 = 0
        var points: [GridPoint] = []
        points.reserveCapacity(line.count)
        for (index, coordinate) in line.enumerated() {
            if index > 0, isJump(from: line[index - 1], to: coordinate) {
                turns += coordinate.longitude < line[index - 1].longitude ? 1 : -1
            }
            points.append(GridPoint(x: Int64(coordinate.longitude) + turns * turn, y: Int64(coordinate.latitude)))
        }
        return points
    }

    /// The strip of the unrolled plane that the step lies in: 0 from -180 to 180 degrees, 1 to 540 degrees.
    /// Nil for a step along a cut, which is in both.
    static func strip(from start: GridPoint, to end: GridPoint) -> Int64? {
        if start.x == end.x, (start.x + halfTurn) % turn == 0 { return nil }
        let middle = start.x + end.x + turn
        return middle >= 0 ? middle / (2 * turn) : -((-middle + 2 * turn - 1) / (2 * turn))
    }

    /// The cut that lies strictly between two longitudes at most 180 degrees apart.
    static func cut(between start: Int64, and end: Int64) -> Int64? {
        let (low, high) = (min(start, end), max(start, end))
        let beyond = high + halfTurn - 1
        let index = beyond >= 0 ? beyond / turn : -((-beyond + turn - 1) / turn)
        let cut = index * turn - halfTurn
        return cut > low && cut < high ? cut : nil
    }

    /// The coordinate of a point within a strip.
    static func coordinate(of point: GridPoint, in strip: Int64) -> Coordinate {
        Coordinate(longitude: Int32(clamping: point.x - strip * turn), latitude: Int32(clamping: point.y))
    }
}
