import Geometry
import TestSupport

/// Lines by chance, and whether others stand for them.
enum RandomLine {
    enum Form: CaseIterable {
        case onward, winding, back, circling, acrossTheAntimeridian, nearThePole, far

        func line(_ random: inout SplitMix64) -> [Coordinate] {
            var (x, y) = (Int64(0), Int64(0))
            return (0..<Int.random(in: 2...80, using: &random)).map { _ in
                let step = step(&random)
                (x, y) = (x + Int64(step.x), y + Int64(step.y))
                return place(x, y)
            }
        }

        private func step(_ random: inout SplitMix64) -> (x: Int, y: Int) {
            switch self {
            case .onward: (Int.random(in: 300...900, using: &random), Int.random(in: -300...300, using: &random))
            case .back: (Int.random(in: -3...3, using: &random) * 1000, 0)
            case .circling: (Int.random(in: -900...900, using: &random), Int.random(in: -900...900, using: &random))
            case .far: (Int.random(in: -300...400_000, using: &random), Int.random(in: -500...400_000, using: &random))
            default: (Int.random(in: -300...900, using: &random), Int.random(in: -500...500, using: &random))
            }
        }

        private func place(_ x: Int64, _ y: Int64) -> Coordinate {
            switch self {
            case .acrossTheAntimeridian:
                let longitude = 1_799_990_000 + x
                return Coordinate(
                    longitude: Int32(longitude > 1_800_000_000 ? longitude - 3_600_000_000 : longitude),
                    latitude: Int32(-170_000_000 + y))
            case .nearThePole: return Coordinate(longitude: Int32(x * 100), latitude: Int32(899_000_000 + y))
            default: return Coordinate(longitude: Int32(90_000_000 + x), latitude: Int32(500_000_000 + y))
            }
        }
    }

    static func line(_ places: [(Int, Int)]) -> [Coordinate] {
        places.map { Coordinate(longitude: Int32(90_000_000 + $0.0), latitude: Int32(500_000_000 + $0.1)) }
    }

    /// Whether corners are some of a line's in their order, and each of the others is within the tolerance of the segment in its
    /// place.
    static func stands(_ simple: [Coordinate], for line: [Coordinate], within tolerance: Double) -> Bool {
        // A line may be at a place more than once: where each corner can be.
        var places = line.first == simple.first ? [0] : []
        for corner in simple.dropFirst() {
            places = line.indices.filter { end in
                line[end] == corner
                    && places.contains { start in
                        start < end
                            && line[start...end].allSatisfy {
                                metres(from: $0, to: line[start], line[end]) <= tolerance * 1.0001
                            }
                    }
            }
        }
        return places.contains(line.count - 1)
    }

    private static func metres(from place: Coordinate, to start: Coordinate, _ end: Coordinate) -> Double {
        let scale = LocalScale(atLatitude: Int32((Int64(start.latitude) + Int64(end.latitude)) / 2))
        func offset(_ place: Coordinate) -> (x: Double, y: Double) {
            (
                Double(start.longitudeUnits(to: place)) * scale.east,
                Double(place.latitude - start.latitude) * scale.north
            )
        }
        let (way, other) = (offset(end), offset(place))
        let square = way.x * way.x + way.y * way.y
        let share = square > 0 ? max(0, min(1, (way.x * other.x + way.y * other.y) / square)) : 0
        let (x, y) = (other.x - share * way.x, other.y - share * way.y)
        return (x * x + y * y).squareRoot()
    }
}
