import Testing

@testable import Geometry

@Suite("What large polygons cover")
struct PolygonLargeCoverageTests {
    /// A ring round a centre, in steps of equal angle; its vertices are nearer and farther at random.
    private static func star(
        _ vertices: Int, round centre: Coordinate, radius: ClosedRange<Double>, _ random: inout SeededRandom
    ) -> [Coordinate] {
        (0..<vertices).map { index in
            let angle = 2 * Double.pi * Double(index) / Double(vertices)
            let distance = Double.random(in: radius, using: &random)
            return at(
                Int(centre.longitude) + Int((distance * Trigonometry.cosine(angle)).rounded()),
                Int(centre.latitude) + Int((distance * Trigonometry.sine(angle)).rounded()))
        }
    }

    /// 5,000 vertices outside, and six holes of 500.
    static func flood(seed: UInt64) -> Polygon {
        var random = SeededRandom(seed: seed)
        let holes = [(-4, 0), (4, 0), (0, 4), (0, -4), (0, 0), (3, 3)].map { (x, y) in
            star(500, round: at(x * 100_000, y * 100_000), radius: 30_000...120_000, &random)
        }
        return Polygon(rings: [star(5000, round: at(0, 0), radius: 600_000...1_000_000, &random)] + holes)
    }

    @Test(
        "Streets in and round a flood of 5,000 vertices with holes are covered where samples are inside",
        arguments: [UInt64(1), 2, 3])
    func coverageAgreesWithSamples(seed: UInt64) {
        let flood = Self.flood(seed: seed)
        var random = SeededRandom(seed: seed + 10)
        var (inside, outside, stretches) = (0, 0, 0)
        for _ in 0..<200 {
            let line = (0..<5).map { _ in random.coordinate(round: at(0, 0), spread: (1_100_000, 1_100_000)) }
            let covered = flood.covered(line: line)
            stretches += covered.count
            let drawn = BarrierLineOracle(parts: [], street: line)
            for segment in 0..<4 {
                for sample in 0..<50 {
                    let fraction = Double(sample) / 50
                    let place = drawn.place(segment, fraction)
                    let corners = [place.x.rounded(.down), place.x.rounded(.up)].flatMap { x in
                        [place.y.rounded(.down), place.y.rounded(.up)].map { at(Int(x), Int($0)) }
                    }
                    // Where an edge passes between the whole places round a sample, these do not tell.
                    let kinds = Set(corners.map(flood.contains))
                    guard kinds.count == 1, let kind = kinds.first, kind != .outline else { continue }
                    let position = LinePosition(segment: segment, fraction: fraction)
                    let isCovered = covered.contains { $0.from <= position && position <= $0.to }
                    #expect(isCovered == (kind == .inside), "\(line) at \(position)")
                    if isCovered { inside += 1 } else { outside += 1 }
                }
            }
        }
        #expect(inside > 5000 && outside > 5000 && stretches > 2000)
    }

    @Test("A street is compared with the few edges of a flood of 5,000 vertices that are near it")
    func onlyEdgesNearAStreetAreLookedAt() {
        let flood = Self.flood(seed: 4)
        var random = SeededRandom(seed: 14)
        var (covered, segments, edges) = (0, 0, 0)
        for _ in 0..<2000 {
            let start = random.coordinate(round: at(0, 0), spread: (1_000_000, 1_000_000))
            let line = [start] + (0..<4).map { _ in random.coordinate(round: start, spread: (2000, 2000)) }
            covered += flood.covered(line: line).count
            for (from, to) in zip(line, line.dropFirst()) {
                segments += 1
                flood.outline.visitEdges(near: GridPoint(from), GridPoint(to)) { _, _ in edges += 1 }
            }
        }
        #expect(covered > 500)
        #expect(edges > segments / 10)
        #expect(edges < 20 * segments, "of 8,000 edges \(edges) were looked at for \(segments) segments")
    }
}
