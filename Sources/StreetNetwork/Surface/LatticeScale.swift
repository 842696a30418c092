import Geometry

/// Metres for a step of the lattice, at one latitude.
struct LatticeScale {
    let east: Double
    let north: Double

    init(atRow y: Int32) {
        let scale = LocalScale(atLatitude: min(900_000_000, max(-900_000_000, LatticePoint.latitude(ofRow: y))))
        east = scale.east * LatticePoint.step
        north = scale.north * LatticePoint.step
    }
}
