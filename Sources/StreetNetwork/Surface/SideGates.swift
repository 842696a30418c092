import Geometry

/// Where the land of one cell ends and that of another begins along the sides of triangles: for each side the same, from
/// whichever triangle it is seen, and whatever the labels of the cells.
struct SideGates {
    let mesh: SurfaceMesh
    /// Millimetres.
    let trim: UInt32
    let scales = BandScales()

    /// The gates of a side without a street. Between two of them it is too far from all streets.
    struct Open {
        let first: Int32
        var second: Int32?
    }

    @inline(__always)
    func isBeyond(_ corner: UInt32) -> Bool { mesh.corners[Int(corner)].distance > trim }

    /// Whether a triangle is all in the land of one cell, by what its corners say: most are.
    func isWithinOneCell(_ triangle: Int) -> Bool {
        let first = triangle * 3
        let (a, b, c) = (mesh.triangles[first], mesh.triangles[first + 1], mesh.triangles[first + 2])
        guard (a | b | c) & Surface.streetFlag == 0 else { return false }
        if isBeyond(a), isBeyond(b), isBeyond(c) { return true }
        guard !isBeyond(a), !isBeyond(b), !isBeyond(c) else { return false }
        let cell = mesh.corners[Int(a)].cell
        return mesh.corners[Int(b)].cell == cell && mesh.corners[Int(c)].cell == cell
            && !mayHaveRidge(a, b) && !mayHaveRidge(b, c) && !mayHaveRidge(c, a)
    }

    /// The gates between two corners, of which the first has the lower number.
    ///
    /// - Parameters:
    ///   - differ: whether the corners' own lands are different ones, the trim aside.
    ///   - parted: where they are parted, if that is not where their distances are equal.
    /// - Returns: nil where there is none.
    func open(_ from: UInt32, _ to: UInt32, differ: Bool, parted: Int32? = nil) -> Open? {
        let (isStartBeyond, isEndBeyond) = (isBeyond(from), isBeyond(to))
        if isStartBeyond != isEndBeyond { return Open(first: trimmed(from, to)) }
        if isStartBeyond { return nil }
        if let ridge = ridge(from, to) { return ridge }
        return differ ? Open(first: parted ?? parting(from, to)) : nil
    }

    /// The part of a street's side that stands for a metre, or a quarter of a short one: so far goes beside a street what
    /// passes it over its ends.
    func margin(_ from: UInt32, _ to: UInt32) -> Int32 {
        let (start, end) = (mesh.corners[Int(from)].place, mesh.corners[Int(to)].place)
        let metres = scales.scale(atLatitude: mesh.corners[Int(min(from, to))].place.latitude).metres(
            from: start, to: end)
        return min(Gate.parts / 4, Gate.part(1 / max(1, metres)))
    }

    /// Where the trim ends between a corner within and one beyond.
    private func trimmed(_ from: UInt32, _ to: UInt32) -> Int32 {
        let (near, far) = (Double(mesh.corners[Int(from)].distance), Double(mesh.corners[Int(to)].distance))
        return Gate.part((Double(trim) - near) / (far - near))
    }

    /// Where a place on the side is as far from the one's street as from the other's.
    private func parting(_ from: UInt32, _ to: UInt32) -> Int32 {
        let (start, end) = (mesh.corners[Int(from)].place, mesh.corners[Int(to)].place)
        let scale = scales.scale(atLatitude: start.latitude)
        func squared(_ place: Coordinate, _ nearest: Coordinate) -> Double {
            let metres = scale.metres(from: place, to: nearest)
            return metres * metres
        }
        let (one, other) = (mesh.corners[Int(from)].nearest, mesh.corners[Int(to)].nearest)
        let before = squared(start, other) - squared(start, one)
        let behind = squared(end, one) - squared(end, other)
        return Gate.part(before + behind > 0 ? before / (before + behind) : 0.5)
    }

    /// Two gates where the middle of a side is beyond the trim though its ends are not: between two banks of a river.
    private func ridge(_ from: UInt32, _ to: UInt32) -> Open? {
        guard mayHaveRidge(from, to), areOpposite(from, to) else { return nil }
        let leaves = trimmedFraction(from: from, to: to)
        let enters = 1 - trimmedFraction(from: to, to: from)
        guard enters - leaves > 1.0 / 16, leaves < 1, enters > 0 else { return nil }
        let (first, second) = (Gate.part(leaves), Gate.part(enters))
        return first < second ? Open(first: first, second: second) : nil
    }

    /// Whether the streets nearest to two corners lie in opposite directions: beside one street, or within a bend of it, there is
    /// no ridge.
    private func areOpposite(_ from: UInt32, _ to: UInt32) -> Bool {
        let scale = scales.scale(atLatitude: mesh.corners[Int(min(from, to))].place.latitude)
        func way(_ corner: UInt32) -> (x: Double, y: Double) {
            let (place, street) = (mesh.corners[Int(corner)].place, mesh.corners[Int(corner)].nearest)
            return (
                Double(place.longitudeUnits(to: street)) * scale.east,
                Double(Int64(street.latitude) - Int64(place.latitude)) * scale.north
            )
        }
        let (one, other) = (way(from), way(to))
        return one.x * other.x + one.y * other.y < 0
    }

    @inline(__always)
    func mayHaveRidge(_ from: UInt32, _ to: UInt32) -> Bool {
        let (start, end) = (mesh.corners[Int(from)].place, mesh.corners[Int(to)].place)
        // A unit of 1e-7 degree is at most 11.2 mm.
        let length =
            12
            * (UInt64((end.longitude &- start.longitude).magnitude)
                + UInt64((end.latitude &- start.latitude).magnitude))
        return UInt64(mesh.corners[Int(from)].distance) + UInt64(mesh.corners[Int(to)].distance) + length > 2
            * UInt64(trim)
    }

    /// How far along a side the trim reaches round the street nearest to its start; 1 and more: over all of it.
    private func trimmedFraction(from: UInt32, to: UInt32) -> Double {
        let (start, end) = (mesh.corners[Int(from)].place, mesh.corners[Int(to)].place)
        let street = mesh.corners[Int(from)].nearest
        let scale = scales.scale(atLatitude: mesh.corners[Int(min(from, to))].place.latitude)
        func vector(_ one: Coordinate, _ other: Coordinate) -> (x: Double, y: Double) {
            (
                Double(one.longitudeUnits(to: other)) * scale.east,
                Double(Int64(other.latitude) - Int64(one.latitude)) * scale.north
            )
        }
        let (along, back) = (vector(start, end), vector(street, start))
        let limit = Double(trim) / 1000
        let squared = along.x * along.x + along.y * along.y
        let half = along.x * back.x + along.y * back.y
        let rest = back.x * back.x + back.y * back.y - limit * limit
        let root = half * half - squared * rest
        return squared > 0 && root > 0 ? (root.squareRoot() - half) / squared : 1
    }
}
