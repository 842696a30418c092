/// A line of one or several parts, to be compared with many streets.
///
/// Lines are straight between vertices on the flat map of longitude and latitude, in units of 1e-7 degree.
/// Vertices have been rounded to whole units, so what lies within one unit of the line meets it.
///
/// As with `Polygon`, what crosses the antimeridian is given in parts, cut there: longitudes 180 and -180 are
/// different places. A street is taken as it is drawn on the flat map too. Other than `Polygon.covered`, which
/// takes each segment the short way round the globe, a segment from 179.9 to -179.9 degrees is here one across
/// Greenwich: whoever compares such streets cuts them first.
public struct BarrierLine: Sendable {
    /// The parts that have at least one vertex; one with a single place is a point.
    public let parts: [[Coordinate]]
    /// The smallest box round all parts.
    public let box: Box
    private let segments: BarrierSegments

    /// - Parameter parts: vertices in the order of the line, repeated or not; a part without any is left out.
    ///
    /// Complexity: O(n log n) for n vertices.
    public init(parts: [[Coordinate]]) {
        self.parts = parts.filter { !$0.isEmpty }
        box = Box(of: parts.joined())
        segments = BarrierSegments(parts: parts)
    }

    /// The box one unit wider than `box` on each side: whatever the line meets has a box that meets this one.
    public var searchBox: Box { box.widenedByOneUnit }

    /// What the line meets of a street: points, whose ends are equal, and stretches that it covers, in the order
    /// of the street, joined where they overlap or meet.
    ///
    /// A segment of the line meets one of the street where they cross, where its end is within one unit of the
    /// street, and where an end of the street's segment is within one unit of it. Between two places where they
    /// meet they run within one unit of each other: that is covered. What is covered at a stretch over no more
    /// than ten units of street, across vertices or not, is a point in its middle. A stretch begins at fraction 0
    /// rather than at 1 of the segment before, and ends at 1 rather than at 0 of the next; a point at a vertex
    /// is at fraction 0 of the segment that begins there, at the end of the street at 1.
    ///
    /// A street without length has one place, fraction 0 of segment 0. Which segments meet is decided exactly,
    /// only fractions are rounded; so a street turned round is met in the same places, and the line turned round
    /// meets the same.
    ///
    /// Complexity: O(log n + segments near the street) a segment, for n vertices of the line.
    public func met(_ street: some RandomAccessCollection<Coordinate>) -> [CoveredStretch] {
        street.withContiguousCoordinates { street in
            guard let first = street.first else { return [] }
            var sweep = MeetingSweep(along: street)
            var hasLength = false
            for end in street.indices.dropFirst() where street[end - 1] != street[end] {
                hasLength = true
                sweep.advance(segment: end - 1, met: meetings(street[end - 1], street[end]))
            }
            if hasLength { return sweep.finished() }
            let place = LinePosition(segment: 0, fraction: 0)
            return meets(first) ? [CoveredStretch(from: place, to: place)] : []
        }
    }

    /// Whether a place, such as a junction, is within one unit of the line. Exact.
    ///
    /// Complexity: O(log n + segments near the place) for n vertices of the line.
    public func meets(_ place: Coordinate) -> Bool {
        let point = GridPoint(place)
        var isMet = false
        segments.visit(near: Box(place, place)) { isMet = isMet || $0.isNear(point) }
        return isMet
    }

    /// What each segment of the line meets of a segment of a street, in no order.
    private func meetings(_ from: Coordinate, _ to: Coordinate) -> [ClosedRange<Double>] {
        let segment = GridSegment(from, to)
        var met: [ClosedRange<Double>] = []
        segments.visit(near: Box(from, to)) { other in
            if let range = segment.meeting(other) { met.append(range) }
        }
        return met
    }
}
