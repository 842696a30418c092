import Geometry

/// Which meridians streets pass, by tenths of a degree: tells where a map of them may begin and end.
struct StreetMeridians {
    private static let count = 3600
    /// Units of 1e-7 degree in a tenth of a degree.
    private static let width: Int64 = 1_000_000

    /// Tenths of a degree from the antimeridian eastwards.
    private var isPassed = [Bool](repeating: false, count: count)

    /// Takes in a street; its segments go the short way round the globe.
    mutating func add(_ shape: some BidirectionalCollection<Coordinate>) {
        for (tail, head) in zip(shape, shape.dropFirst()) {
            let units = tail.longitudeUnits(to: head)
            let west = Int64((units < 0 ? head : tail).longitude) + Antimeridian.turn / 2
            for tenth in west / Self.width...(west + abs(units)) / Self.width {
                isPassed[Int(tenth) % Self.count] = true
            }
        }
    }

    /// Whether there are streets within a degree of the antimeridian: on both of its sides, or on one and perhaps on the antimeridian
    /// itself, which has two longitudes.
    var liesAtAntimeridian: Bool { isPassed.prefix(10).contains(true) || isPassed.suffix(10).contains(true) }

    /// The longitude opposite to the middle of the widest gap without streets, in 1e-7 degree; 0 where there is no gap.
    var middleOfMap: Int32 {
        let gap = widestGap
        guard !gap.isEmpty else { return 0 }
        let rim = Int64(gap.lowerBound + gap.upperBound) * Self.width / 2 - Antimeridian.turn / 2
        return Coordinate(longitude: 0, latitude: 0).moved(east: rim + Antimeridian.turn / 2).longitude
    }

    /// The most tenths in a row that no street passes, the first of several; it may go on over the antimeridian.
    private var widestGap: Range<Int> {
        var widest = 0..<0
        var start = 0
        for tenth in 0..<2 * Self.count {
            if isPassed[tenth % Self.count] { start = tenth + 1 }
            if tenth + 1 - start > widest.count { widest = start..<tenth + 1 }
        }
        return widest.count < Self.count ? widest : 0..<0
    }
}
