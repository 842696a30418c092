/// Takes corners out of lines in one pass over them, as long as each is within a tolerance of the segment that replaces it.
///
/// From where a segment starts, what is within the tolerance of a corner is seen in a cone. A segment may end where the cones
/// of all corners on its way overlap (Sklansky and Gonzalez, doi:10.1016/0031-3203(80)90031-X), but no nearer than one of them:
/// so it goes by all of them.
public struct ConeSimplification: Sendable {
    private let tolerance: Double

    /// - Parameter tolerance: metres.
    public init(tolerance: Double) { self.tolerance = tolerance }

    /// Appends the corners of a line that stay; its two ends do.
    ///
    /// - Complexity: O(n).
    public func append(line: ArraySlice<Coordinate>, to kept: inout [Coordinate]) {
        guard let first = line.first else { return }
        kept.append(first)
        line.withUnsafeBufferPointer { append($0, from: 0, to: $0.count - 1, &kept) }
    }

    /// Appends the corners of a ring that stay; its last place is its first one. A ring has no ends: two corners stay on its
    /// way, so that it does not fall together.
    ///
    /// - Complexity: O(n).
    public func append(ring: ArraySlice<Coordinate>, to kept: inout [Coordinate]) {
        guard ring.count > 6, let first = ring.first else { return kept.append(contentsOf: ring) }
        kept.append(first)
        ring.withUnsafeBufferPointer { ring in
            let stays = [0, 1, 2].map { ring.count * $0 / 3 }
            append(ring, from: 0, to: stays[1], &kept)
            append(ring, from: stays[1], to: stays[2], &kept)
            append(ring, from: stays[2], to: ring.count - 1, &kept)
        }
    }

    /// Appends what stays behind one corner up to another.
    private func append(
        _ line: UnsafeBufferPointer<Coordinate>, from start: Int, to end: Int, _ kept: inout [Coordinate]
    ) {
        guard start < end else { return }
        var (place, plane) = (start, Plane(around: line[start]))
        while place < end {
            plane.move(to: line[place])
            var cone = Cone(tolerance: tolerance)
            place += 1
            var corner = plane.offset(of: line[place])
            while place < end {
                cone.narrow(to: corner)
                corner = plane.offset(of: line[place + 1])
                guard cone.holds(corner) else { break }
                place += 1
            }
            kept.append(line[place])
        }
    }
}

/// Where a segment that goes by some corners may end, in metres from its start.
private struct Cone {
    private let tolerance: Double
    /// The directions between which it lies, of any length; nothing yet where every direction does.
    private var left = SIMD2<Double>.zero
    private var right = SIMD2<Double>.zero
    /// The square of the distance of the farthest corner beyond the tolerance; zero where there is none.
    private var reach = 0.0

    init(tolerance: Double) { self.tolerance = tolerance }

    /// Lets it go by a corner that lies in it.
    @inline(__always)
    mutating func narrow(to corner: SIMD2<Double>) {
        let distance = Self.square(corner)
        let tangent = distance - tolerance * tolerance
        // What is as near as that to the start is near every segment from there.
        guard tangent > 0 else { return }
        let (along, across) = (corner * tangent.squareRoot(), SIMD2(-corner.y, corner.x) * tolerance)
        let (newLeft, newRight) = (along + across, along - across)
        if reach == 0 || Self.cross(left, newLeft) < 0 { left = newLeft }
        if reach == 0 || Self.cross(right, newRight) > 0 { right = newRight }
        reach = max(reach, distance)
    }

    @inline(__always)
    func holds(_ corner: SIMD2<Double>) -> Bool {
        let distance = Self.square(corner)
        return distance >= reach && distance <= Plane.radius * Plane.radius
            && (reach == 0 || Self.cross(right, corner) >= 0 && Self.cross(corner, left) >= 0)
    }

    private static func square(_ a: SIMD2<Double>) -> Double { a.x * a.x + a.y * a.y }
    private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}

/// The land around a place as if it were flat, in metres that are not shorter than they are.
private struct Plane {
    /// Metres for which it is exact enough.
    static let radius = 4000.0
    /// How far north or south its scale serves other places, too, and places within the radius of these: 1e-7 degree.
    private static let (drift, margin) = (Int32(100_000), Int32(500_000))

    private var origin: Coordinate
    private var scaleLatitude: Int32
    private var scale: LocalScale

    init(around origin: Coordinate) {
        (self.origin, scaleLatitude) = (origin, origin.latitude)
        scale = Self.scale(around: origin.latitude)
    }

    /// Makes it the land around another place.
    @inline(__always)
    mutating func move(to place: Coordinate) {
        origin = place
        guard abs(Int64(place.latitude) - Int64(scaleLatitude)) > Self.drift else { return }
        (scaleLatitude, scale) = (place.latitude, Self.scale(around: place.latitude))
    }

    @inline(__always)
    func offset(of place: Coordinate) -> SIMD2<Double> {
        SIMD2(
            Double(origin.longitudeUnits(to: place)) * scale.east,
            Double(Int64(place.latitude) - Int64(origin.latitude)) * scale.north)
    }

    /// The scale where a degree of longitude is longest there: nearest to the equator.
    private static func scale(around latitude: Int32) -> LocalScale {
        LocalScale(atLatitude: latitude > 0 ? max(latitude - margin, 0) : min(latitude + margin, 0))
    }
}
