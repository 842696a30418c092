import Geometry

/// Boxes that hold all places within a distance of a place.
enum Surroundings {
    /// The least millimetres that a unit of latitude is long anywhere.
    private static let unitMillimetres = 11.05

    /// One box, or two where the surroundings cross the antimeridian.
    static func boxes(of place: Coordinate, millimetres: Int64) -> [Box] {
        let north = min(1.8e9, (Double(max(0, millimetres)) / unitMillimetres).rounded(.up) + 1)
        let minLatitude = max(-900_000_000, Int64(place.latitude) - Int64(north))
        let maxLatitude = min(900_000_000, Int64(place.latitude) + Int64(north))
        func box(_ west: Int64, _ east: Int64) -> Box {
            Box(
                minLongitude: Int32(west), minLatitude: Int32(minLatitude), maxLongitude: Int32(east),
                maxLatitude: Int32(maxLatitude))
        }
        // Parallels are shortest at the latitude nearest to a pole.
        let widest = Double(max(abs(minLatitude), abs(maxLatitude))) * Trigonometry.radiansPerDegree / 1e7
        let cosine = Trigonometry.cosine(widest)
        let half: Int64 = 1_800_000_000
        guard cosine * Double(half) > north * 1.01 else { return [box(-half, half)] }
        let east = Int64((north * 1.01 / cosine).rounded(.up)) + 1
        let (from, to) = (Int64(place.longitude) - east, Int64(place.longitude) + east)
        if from < -half { return [box(-half, to), box(min(half, from + 2 * half), half)] }
        if to > half { return [box(from, half), box(-half, max(-half, to - 2 * half))] }
        return [box(from, to)]
    }
}
