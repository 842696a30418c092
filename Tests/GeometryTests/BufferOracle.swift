import Geometry
import TestSupport

/// Random geometries round a centre, and whether places are within a distance of them: by many samples.
struct BufferOracle {
    let centre: Coordinate
    let metres: Double
    private var random: SplitMix64

    static let centres = [
        Coordinate(longitude: 74_200_000, latitude: 437_300_000),
        Coordinate(longitude: -1_799_990_000, latitude: 50_000),
        Coordinate(longitude: 1_799_970_000, latitude: -480_000_000),
        Coordinate(longitude: 100_000_000, latitude: 698_000_000),
        Coordinate(longitude: 0, latitude: 899_500_000), Coordinate(longitude: 1_500_000_000, latitude: -899_990_000),
    ]

    init(centre: Coordinate, metres: Double, seed: UInt64) {
        (self.centre, self.metres) = (centre, metres)
        random = SplitMix64(seed: seed)
    }

    /// Lines and polygons by turns.
    mutating func geometries(_ count: Int) -> [SourceGeometry] {
        (0..<count).map { $0 % 2 == 0 ? .lines([line(), line()]) : .polygons([polygon()]) }
    }

    mutating func places(_ count: Int) -> [Coordinate] {
        (0..<count).map { _ in place(within: 5 * metres) }
    }

    private mutating func line() -> [Position] {
        (0..<random.whole(2...5)).map { _ in GeodesicBufferTests.degrees(place(within: 3 * metres)) }
    }

    /// A star, now and then with a hole of the same form. What would be beyond the antimeridian or the pole is on it.
    private mutating func polygon() -> [[Position]] {
        let (corners, size) = (random.whole(3...9), random.number(0.5...3) * metres / 111_000)
        let reach = (0..<corners).map { _ in random.number(0.4...1) * size }
        let stretch = 1 / max(0.02, Trigonometry.cosine(centre.latitudeDegrees * Trigonometry.radiansPerDegree))
        func ring(_ scale: Double) -> [Position] {
            let ring = (0..<corners).map { corner in
                let angle = 2 * Double.pi * Double(corner) / Double(corners)
                return Position(
                    x: centre.longitudeDegrees + scale * stretch * reach[corner] * Trigonometry.cosine(angle),
                    y: centre.latitudeDegrees + scale * reach[corner] * Trigonometry.sine(angle))
            }
            return ring + [ring[0]]
        }
        let rings = random.happens(0.5) ? [ring(1), ring(0.6)] : [ring(1)]
        let all = SourceGeometry.polygons([rings]).positions
        if all.allSatisfy({ abs($0.x) <= 180 && abs($0.y) <= 90 }) { return rings }
        let away = size * stretch * (centre.longitude > 0 ? -1 : 1)
        let down = all.contains { abs($0.y) > 90 } ? size * Double(-centre.latitude.signum()) : 0
        return rings.map { $0.map { Position(x: $0.x + away, y: $0.y + down) } }
    }

    private mutating func place(within reach: Double) -> Coordinate {
        Geodesic.destination(
            from: centre, azimuthDegrees: random.number(0...360), metres: reach * random.number(0...1).squareRoot())
    }

    /// Whether a place is nearer than `metres`; nil where it is too close to say.
    func isWithin(_ place: Coordinate, of geometry: SourceGeometry) -> Bool? {
        let nearest: Double
        switch geometry {
        case .lines(let lines): nearest = lines.map { distance(place, to: $0, isShortWay: true) }.min() ?? .infinity
        case .polygons(let polygons):
            if Self.polygons(of: geometry).contains(where: { $0.contains(place) != .outside }) { return true }
            nearest = polygons.flatMap { $0 }.map { distance(place, to: $0, isShortWay: false) }.min() ?? .infinity
        default: return nil
        }
        return abs(nearest - metres) <= 0.002 * metres + 0.05 ? nil : nearest < metres
    }

    /// The least distance to samples, a thirtieth of the radius apart.
    private func distance(_ place: Coordinate, to line: [Position], isShortWay: Bool) -> Double {
        let vertices = line.map { Coordinate(longitudeDegrees: $0.x, latitudeDegrees: $0.y)! }
        var least = Double.infinity
        for (from, to) in zip(vertices, vertices.dropFirst()) {
            let straight = Int64(to.longitude) - Int64(from.longitude)
            let east = Double(isShortWay ? from.longitudeUnits(to: to) : straight)
            let north = Double(to.latitude) - Double(from.latitude)
            let latitude = min(abs(from.latitudeDegrees), abs(to.latitudeDegrees)) * Trigonometry.radiansPerDegree
            let length = (abs(east) * Trigonometry.cosine(latitude) + abs(north)) * 0.0112
            let count = max(1, Int(length / (0.033 * metres)))
            for step in 0...count {
                let share = Double(step) / Double(count)
                var longitude = Int64(from.longitude) + Int64(east * share)
                if longitude > 1_800_000_000 { longitude -= 3_600_000_000 }
                if longitude < -1_800_000_000 { longitude += 3_600_000_000 }
                let sample = Coordinate(
                    longitude: Int32(longitude), latitude: Int32(Double(from.latitude) + north * share))
                least = min(least, Geodesic.metres(from: place, to: sample))
            }
        }
        return least
    }

    static func polygons(of geometry: SourceGeometry) -> [Polygon] {
        guard case .polygons(let polygons) = geometry else { return [] }
        return polygons.map { rings in
            Polygon(rings: rings.map { $0.map { Coordinate(longitudeDegrees: $0.x, latitudeDegrees: $0.y)! } })
        }
    }

    /// A large ring that winds in and out as a coast does.
    static func wavyRing(_ count: Int, seed: UInt64) -> [Position] {
        var random = SplitMix64(seed: seed)
        var reach = 0.2
        let ring = (0..<count).map { index in
            let angle = 2 * Double.pi * Double(index) / Double(count)
            reach = max(0.1, min(0.3, reach + random.number(-0.0003...0.0003)))
            return Position(
                x: 7.4 + reach * Trigonometry.cosine(angle), y: 43.7 + reach * Trigonometry.sine(angle))
        }
        return ring + [ring[0]]
    }
}
