import Geometry
import TestSupport
import Testing

@Suite("Lines with fewer corners, from one look at each")
struct ConeSimplificationTests {
    private func simplified(_ line: [Coordinate], tolerance: Double) -> [Coordinate] {
        var kept: [Coordinate] = []
        ConeSimplification(tolerance: tolerance).append(line: line[...], to: &kept)
        return kept
    }

    private func simplified(ring: [Coordinate], tolerance: Double) -> [Coordinate] {
        var kept: [Coordinate] = []
        ConeSimplification(tolerance: tolerance).append(ring: ring[...], to: &kept)
        return kept
    }

    @Test("leave out what is on the way, and no end") func straight() {
        let line = RandomLine.line((0...9).map { (1000 * $0, $0 % 2) })
        #expect(simplified(line, tolerance: 0.5) == [line[0], line[9]])
        #expect(simplified([], tolerance: 1) == [])
        #expect(simplified([line[0]], tolerance: 1) == [line[0]])
        #expect(simplified([line[0], line[0]], tolerance: 1) == [line[0], line[0]])
    }

    @Test("keep the far end of a way that runs back on itself") func back() {
        let line = RandomLine.line([(0, 0), (50_000, 0), (100_000, 0), (50_000, 0), (20_000, 0)])
        #expect(simplified(line, tolerance: 10) == [line[0], line[2], line[4]])
    }

    @Test("do not let rings fall together") func rings() {
        let ring = RandomLine.line([(0, 0), (50, 0), (100, 0), (100, 50), (100, 100), (50, 100), (0, 100), (0, 0)])
        let simple = simplified(ring: ring, tolerance: 1000)
        #expect(simple.count == 4 && simple.first == simple.last)
        #expect(simplified(ring: Array(ring.prefix(6)), tolerance: 1000) == Array(ring.prefix(6)))
    }

    @Test(
        "are everywhere within the tolerance of what they were", arguments: RandomLine.Form.allCases,
        [UInt64(1), 2, 3, 4])
    func tolerance(form: RandomLine.Form, seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let line = form.line(&random)
            let tolerance = Double.random(in: 0.2...60, using: &random)
            #expect(RandomLine.stands(simplified(line, tolerance: tolerance), for: line, within: tolerance))
            let ring = line + line.prefix(1)
            #expect(RandomLine.stands(simplified(ring: ring, tolerance: tolerance), for: ring, within: tolerance))
        }
    }

    @Test("have hardly more corners than the algorithm of Douglas and Peucker leaves", arguments: [UInt64(5), 6, 7])
    func corners(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (own, others) = (0, 0)
        for _ in 0..<50 {
            let line = RandomLine.Form.onward.line(&random)
            own += simplified(line, tolerance: 2).count
            others += LineSimplification(tolerance: 2).simplified(line, keeping: []).count
        }
        #expect(own < others * 5 / 4, "\(own) and \(others)")
    }
}
