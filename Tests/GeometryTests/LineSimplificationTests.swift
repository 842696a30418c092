import Geometry
import TestSupport
import Testing

/// Lines with fewer corners.
@Suite struct LineSimplificationTests {
    private func line(_ places: [(Int32, Int32)]) -> [Coordinate] {
        places.map { Coordinate(longitude: 90_000_000 + $0.0, latitude: 500_000_000 + $0.1) }
    }

    @Test func cornersOnTheWayGo() {
        let bent = line([(0, 0), (1000, 1), (2000, 0), (3000, 2000)])
        #expect(LineSimplification(tolerance: 0.5).simplified(bent, keeping: []) == [bent[0], bent[2], bent[3]])
    }

    @Test func theEndsAndWhatIsKeptStay() {
        let straight = line([(0, 0), (1000, 0), (2000, 0), (3000, 0)])
        #expect(LineSimplification(tolerance: 100).simplified(straight, keeping: []) == [straight[0], straight[3]])
        #expect(
            LineSimplification(tolerance: 100).simplified(straight, keeping: [2])
                == [straight[0], straight[2], straight[3]])
    }

    @Test func aLoopKeepsItsFarSide() {
        let loop = line([(0, 0), (5000, 0), (5000, 5000), (0, 5000), (0, 0)])
        let simple = LineSimplification(tolerance: 10).simplified(loop, keeping: [])
        #expect(simple.count > 2 && simple.first == simple.last)
    }

    @Test func aLineAcrossTheAntimeridianIsSimplifiedAcrossIt() {
        let line = [1_799_990_000, 1_799_999_000, -1_799_990_000].map { Coordinate(longitude: $0, latitude: 0) }
        #expect(LineSimplification(tolerance: 1).simplified(line, keeping: []).count == 2)
    }

    @Test("No corner is farther from the line than the tolerance", arguments: [UInt64(1), 2, 3, 4, 5])
    func tolerance(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            var (x, y) = (Int32(0), Int32(0))
            let line = line(
                (0..<60).map { _ in
                    x += Int32.random(in: -300...900, using: &random)
                    y += Int32.random(in: -500...500, using: &random)
                    return (x, y)
                })
            let metres = Double.random(in: 1...60, using: &random)
            let kept = [20, 40]
            let simple = LineSimplification(tolerance: metres).simplified(line, keeping: kept)
            #expect(kept.allSatisfy { simple.contains(line[$0]) })
            let places = Self.places(of: simple, in: line)
            #expect(places.first == 0 && places.last == line.count - 1)
            for (start, end) in zip(places, places.dropFirst()) {
                for corner in line[start...end] {
                    #expect(Self.metres(from: corner, to: line[start], line[end]) <= metres + 0.02)
                }
            }
        }
    }

    /// Where the corners that were left stand in the line that they come from.
    private static func places(of simple: [Coordinate], in line: [Coordinate]) -> [Int] {
        var next = 0
        return simple.compactMap { corner in
            guard let place = line[next...].firstIndex(of: corner) else { return nil }
            next = place
            return place
        }
    }

    /// Metres from a place to the nearest of a thousand points of a segment.
    private static func metres(from place: Coordinate, to start: Coordinate, _ end: Coordinate) -> Double {
        let scale = LocalScale(atLatitude: start.latitude)
        return (0...1000).map { step in
            let share = Double(step) / 1000
            let point = Coordinate(
                longitude: start.longitude + Int32(Double(end.longitude - start.longitude) * share),
                latitude: start.latitude + Int32(Double(end.latitude - start.latitude) * share))
            return scale.metres(from: point, to: place)
        }.min() ?? 0
    }
}
