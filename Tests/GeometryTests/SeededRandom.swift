import Geometry

/// The same numbers for the same seed on every machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Anywhere on the globe.
    mutating func coordinate() -> Coordinate {
        coordinate(round: Coordinate(longitude: 0, latitude: 0), spread: (1_800_000_000, 900_000_000))
    }

    /// Within `spread` units east and west, north and south of a centre.
    mutating func coordinate(round centre: Coordinate, spread: (Int64, Int64)) -> Coordinate {
        var longitude = Int64(centre.longitude) + Int64.random(in: -spread.0...spread.0, using: &self)
        if longitude > 1_800_000_000 { longitude -= 3_600_000_000 }
        if longitude < -1_800_000_000 { longitude += 3_600_000_000 }
        let latitude = Int64(centre.latitude) + Int64.random(in: -spread.1...spread.1, using: &self)
        return Coordinate(
            longitude: Int32(longitude), latitude: Int32(max(-900_000_000, min(900_000_000, latitude))))
    }
}
