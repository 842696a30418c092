/// Takes corners out of lines in one pass over them, as long as each is within a tolerance of the segment that replaces it.
///
/// From where a segment starts, what is within the tolerance of a corner is seen in a cone. A segment may end where the cones
/// of all corners on its way overlap (Sklansky and Gonzalez, doi:10.1016/0031-3203(80)90031-X), but not much nearer than one of
/// them: so it goes by all of them.
public struct ConeSimplification: Sendable {
    private let tolerance: Double

    /// - Parameter tolerance: metres.
    public init(tolerance: Double) { self.tolerance = tolerance }

    /// Appends the corners of a line that stay; its two ends do.
    ///
    /// - Complexity: O(n).
    public func append(line: ArraySlice<Coordinate>, to kept: inout [Coordinate]) {
        guard line.count > 2, let first = line.first else { return kept.append(contentsOf: line) }
        kept.append(first)
        var plane = Plane(around: first)
        line.withUnsafeBufferPointer { append($0, from: 0, to: $0.count - 1, in: &plane, &kept) }
    }

    /// Appends the corners of a ring that stay; its last place is its first one. A ring has no ends: two corners stay on its
    /// way, so that it does not fall together.
    ///
    /// - Complexity: O(n).
    public func append(ring: ArraySlice<Coordinate>, to kept: inout [Coordinate]) {
        guard ring.count > 6, let first = ring.first else { return kept.append(contentsOf: ring) }
        kept.append(first)
        var plane = Plane(around: first)
        ring.withUnsafeBufferPointer { ring in
            let (third, twoThirds) = (ring.count / 3, ring.count * 2 / 3)
            append(ring, from: 0, to: third, in: &plane, &kept)
            append(ring, from: third, to: twoThirds, in: &plane, &kept)
            append(ring, from: twoThirds, to: ring.count - 1, in: &plane, &kept)
        }
    }

    /// Whether all of a ring is within the tolerance of its first corner, so that nothing of it need stay where it is a hole.
    ///
    /// - Complexity: O(n) where it is; else up to the first corner that is not.
    public func leavesOut(hole ring: ArraySlice<Coordinate>) -> Bool {
        guard let first = ring.first else { return true }
        let plane = Plane(around: first)
        return ring.allSatisfy { place in
            let offset = plane.offset(of: place)
            return offset.x * offset.x + offset.y * offset.y <= tolerance * tolerance
        }
    }

    /// Appends what stays behind one corner up to another.
    private func append(
        _ line: UnsafeBufferPointer<Coordinate>, from start: Int, to end: Int, in plane: inout Plane,
        _ kept: inout [Coordinate]
    ) {
        var place = start
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
    /// How far a corner may lie beyond the end of the segment, and beside it: both together are the tolerance.
    private let (beyond, beside): (Double, Double)
    /// The directions of its left and its right side, of any length; zero where there are none yet, and all places are in it.
    private var sidesX = SIMD2<Double>.zero
    private var sidesY = SIMD2<Double>.zero
    /// The square of the distance from which on a segment may end.
    private var least = 0.0

    /// Which way out of it is, at the left and at the right.
    private static let outward = SIMD2(1.0, -1.0)

    init(tolerance: Double) { (beyond, beside) = (tolerance * 0.25, tolerance * 0.9375.squareRoot()) }

    /// Lets it go by a corner that lies in it. Without branches: nobody can foretell them.
    @inline(__always)
    mutating func narrow(to corner: SIMD2<Double>) {
        let square = corner.x * corner.x + corner.y * corner.y
        let tangent = square - beside * beside
        let (along, across) = (max(tangent, 0).squareRoot(), Self.outward * beside)
        let (x, y) = (corner.x * along - corner.y * across, corner.y * along + corner.x * across)
        // What is as near as the tolerance to the start is so to every segment from there.
        let isNarrower = isInward(x, y) .& (SIMD2(repeating: tangent) .> 0)
        sidesX.replace(with: x, where: isNarrower)
        sidesY.replace(with: y, where: isNarrower)
        // The tangent is a little shorter than the way to the corner: so this is not too near.
        least = max(least, tangent > 0 ? square - (2 * along - beyond) * beyond : 0)
    }

    @inline(__always)
    func holds(_ corner: SIMD2<Double>) -> Bool {
        let square = corner.x * corner.x + corner.y * corner.y
        let isInward = isInward(SIMD2(repeating: corner.x), SIMD2(repeating: corner.y))
        return all(isInward) && (square >= least) && (square <= Plane.radius * Plane.radius)
    }

    /// Whether directions lie on the inner side of its left and of its right side.
    @inline(__always)
    private func isInward(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>> {
        (sidesX * y - sidesY * x) * Self.outward .<= 0
    }
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
