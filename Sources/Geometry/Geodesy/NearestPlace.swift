/// The place of a line that is nearest to the centre of a plane.
public struct NearestPlace: Hashable, Sendable {
    /// On which side of the line, in the direction in which it was digitised, something lies.
    public enum Side: Sendable {
        case left
        case right
        /// Neither: on the line, as far as coordinates tell, or straight before or behind it.
        case on
    }

    /// The segment of the line, from 0.
    public let segment: Int
    /// How far along the segment, 0 to 1.
    public let fraction: Double
    /// Metres from the centre.
    public let metres: Double
    public let coordinate: Coordinate
    /// On which side the centre lies.
    public let side: Side

    public init(segment: Int, fraction: Double, metres: Double, coordinate: Coordinate, side: Side) {
        self.segment = segment
        self.fraction = fraction
        self.metres = metres
        self.coordinate = coordinate
        self.side = side
    }

    /// Whether the centre lies on the line itself, as far as coordinates tell: the line's places are rounded to one of a
    /// centimetre, and so may the centre have been.
    public var isOnLine: Bool { Self.isOnLine(metres) }

    fileprivate static func isOnLine(_ metres: Double) -> Bool { metres < 0.02 }
}

extension LocalPlane {
    /// The place of a line that is nearest to the centre; the first of equally near ones. Nil for a line of
    /// no vertices; a line of one vertex has one segment of no length.
    ///
    /// Complexity: O(vertices), one projection each.
    public func nearest(on line: some RandomAccessCollection<Coordinate>) -> NearestPlace? {
        line.withContiguousCoordinates(nearest)
    }

    /// The same for a line that stands in memory.
    public func nearest(on line: UnsafeBufferPointer<Coordinate>) -> NearestPlace? {
        guard let first = line.first else { return nil }
        var from = project(first)
        var best = (segment: 0, fraction: 0.0, squared: from.x * from.x + from.y * from.y)
        for vertex in line.indices.dropFirst() {
            let to = project(line[vertex])
            let fraction = Self.nearestFraction(from, to)
            let place = Self.interpolate(from, to, fraction)
            let squared = place.x * place.x + place.y * place.y
            if squared < best.squared { best = (vertex - 1, fraction, squared) }
            from = to
        }
        let metres = best.squared.squareRoot()
        let isBeside = !NearestPlace.isOnLine(metres)
        return NearestPlace(
            segment: best.segment, fraction: best.fraction, metres: metres,
            coordinate: Self.coordinate(on: line, segment: best.segment, fraction: best.fraction),
            side: isBeside ? side(of: line, segment: best.segment, fraction: best.fraction) : .on)
    }

    /// The fraction of a segment at which it is nearest to the origin.
    private static func nearestFraction(_ from: PlanePoint, _ to: PlanePoint) -> Double {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let squared = x * x + y * y
        guard squared > 0 else { return 0 }
        return max(0, min(1, -(from.x * x + from.y * y) / squared))
    }

    private static func interpolate(_ from: PlanePoint, _ to: PlanePoint, _ fraction: Double) -> PlanePoint {
        // The ends exactly, so that the two segments of a vertex are equally far.
        if fraction == 0 { return from }
        if fraction == 1 { return to }
        return PlanePoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }

    /// The place at a fraction of a segment, rounded to a coordinate.
    private static func coordinate(
        on line: UnsafeBufferPointer<Coordinate>, segment: Int, fraction: Double
    ) -> Coordinate {
        guard segment + 1 < line.count else { return line[segment] }
        return line[segment].interpolated(to: line[segment + 1], fraction: fraction)
    }

    private func side(
        of line: UnsafeBufferPointer<Coordinate>, segment: Int, fraction: Double
    ) -> NearestPlace.Side {
        let vertices = line.dropFirst(segment)
        guard let from = vertices.first, let to = vertices.first(where: { $0 != from }) else { return .on }
        // Nearest to a vertex means outside its bend: there one of the two segments may point the wrong way.
        if fraction == 1, let next = vertices.dropFirst().first(where: { $0 != to }) {
            let turn = Orientation(of: from, to, next)
            if turn != .straight { return turn == .left ? .right : .left }
        }
        switch Orientation(of: from, to, centre) {
        case .left: return .left
        case .right: return .right
        case .straight: return .on
        }
    }
}

extension Coordinate {
    /// The place at a fraction of the way to `other`, straight on the map and the short way round the globe.
    ///
    /// - Precondition: the fraction is within 0 to 1.
    public func interpolated(to other: Coordinate, fraction: Double) -> Coordinate {
        let east = (Double(longitudeUnits(to: other)) * fraction).rounded(.toNearestOrEven)
        let north = (Double(Int64(other.latitude) - Int64(latitude)) * fraction).rounded(.toNearestOrEven)
        return Coordinate(
            longitude: Geodesic.normalised(longitude: Int64(longitude) + Int64(east)),
            latitude: Int32(Int64(latitude) + Int64(north)))
    }
}

extension RandomAccessCollection<Coordinate> {
    /// Calls `body` with the coordinates in memory, without a copy where they stand there already.
    func withContiguousCoordinates<Answer>(_ body: (UnsafeBufferPointer<Coordinate>) -> Answer) -> Answer {
        withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
    }
}
