import Geometry

/// A place on a side of a triangle where one land ends and another begins: a whole number of thirty-seconds of the side.
///
/// Corners lie on a lattice of 32 units, so these places are whole-numbered and lie exactly on the side. Nothing is rounded,
/// and what runs from side to side within triangles cannot cross.
enum Gate {
    static let parts: Int32 = 32

    static func place(_ from: Coordinate, _ to: Coordinate, _ part: Int32) -> Coordinate {
        Coordinate(
            longitude: from.longitude &+ (to.longitude &- from.longitude) / parts * part,
            latitude: from.latitude &+ (to.latitude &- from.latitude) / parts * part)
    }

    /// The part nearest to a fraction of the side, off the corners.
    static func part(_ fraction: Double) -> Int32 {
        let scaled = fraction * Double(parts)
        return scaled > 1 ? scaled < Double(parts - 1) ? Int32(scaled.rounded()) : parts - 1 : 1
    }

    /// A whole-numbered place strictly within a triangle, in the midst of gates on its sides.
    ///
    /// - Parameter weights: what the gates have of each corner, in parts, summed up.
    static func centre(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, weights: SIMD3<Int32>) -> Coordinate {
        let count = max(1, weights.wrappedSum() / parts)
        var towardsB = max(1, min(parts - 2, (weights.y + count / 2) / count))
        var towardsC = max(1, min(parts - 2, (weights.z + count / 2) / count))
        while towardsB + towardsC >= parts {
            if towardsB > towardsC { towardsB -= 1 } else { towardsC -= 1 }
        }
        let (there, on) = (place(a, b, towardsB), place(a, c, towardsC))
        return Coordinate(
            longitude: there.longitude &+ on.longitude &- a.longitude,
            latitude: there.latitude &+ on.latitude &- a.latitude)
    }
}
