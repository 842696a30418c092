import Geometry
import TestSupport

/// Looks at points all over the plane round an area: they are inside where the nearest place on the network is reached and
/// within the trim, and where a hole is filled.
struct PlanePointCheck {
    let job: AreaJob
    let area: DefinedArea
    let streets: AreaStreets
    let written: WrittenAreas
    let count: Int

    /// Metres within which either is right.
    static let doubt = 25.0

    private var trim: Double { Double(job.parameters.polygons?.trim ?? 0) / 1000 }

    func tally() -> PointTally {
        var tally = PointTally()
        var generator = SplitMix64(seed: UInt64(area.breakCost) &+ UInt64(area.number ?? 0) << 40)
        var holes = HoleFlood(streets: streets, trim: trim, fill: Double(job.parameters.polygons?.fillHoles ?? 0))
        for _ in 0..<count {
            let place = Coordinate(
                longitude: Int32.random(in: streets.box.minLongitude...streets.box.maxLongitude, using: &generator),
                latitude: Int32.random(in: streets.box.minLatitude...streets.box.maxLatitude, using: &generator))
            look(at: place, &holes, &tally)
        }
        return tally
    }

    private func look(at place: Coordinate, _ holes: inout HoleFlood, _ tally: inout PointTally) {
        let view = StreetView(from: place, streets, limit: trim + 2 * Self.doubt)
        guard let expected = view.isInside(trim: trim, doubt: Self.doubt) ?? nil else {
            tally.skipped += 1
            return
        }
        let isInside = written.containment(place, in: area) == .inside
        if isInside, !expected, view.nearest > trim {
            // Beyond the trim there may be a hole that is filled.
            guard !holes.mayBeFilled(place) else { return tally.count(place, isRight: true, "") }
        } else if !isInside, !expected, view.nearest > trim, holes.mustBeFilled(place) {
            return tally.count(place, isRight: false, "outside, in a hole to be filled: \(view)")
        }
        tally.count(place, isRight: isInside == expected, (isInside ? "inside: " : "outside: ") + "\(view)")
    }
}

/// What a place sees of the streets.
struct StreetView: CustomStringConvertible {
    /// Metres; infinity where there is nothing near.
    let reached: Double
    let unreached: Double

    init(from place: Coordinate, _ streets: AreaStreets, limit: Double) {
        reached = streets.metres(to: place, reached: true, within: limit)
        unreached = streets.metres(to: place, reached: false, within: limit)
    }

    var nearest: Double { min(reached, unreached) }

    /// Whether the place belongs to the area, holes aside; nil where there is doubt.
    func isInside(trim: Double, doubt: Double) -> Bool? {
        if reached > trim + doubt { return false }
        if reached - unreached >= doubt { return false }
        return unreached - reached >= doubt && reached <= trim - doubt ? true : nil
    }

    var description: String { "\(metres(reached)) m to what is reached, \(metres(unreached)) m to what is not" }

    private func metres(_ distance: Double) -> String {
        distance.isFinite ? "\((distance * 100).rounded() / 100)" : "far"
    }
}
