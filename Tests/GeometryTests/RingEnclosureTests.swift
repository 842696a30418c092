import Geometry
import TestSupport
import Testing

@Suite("A ring encloses")
struct RingEnclosureTests {
    @Test("what is inside of its polygon, and not what is on it")
    func enclosure() {
        var generator = SplitMix64(seed: 8)
        func place() -> Coordinate {
            Coordinate(
                longitude: Int32.random(in: -9...9, using: &generator),
                latitude: Int32.random(in: -9...9, using: &generator))
        }
        for _ in 0..<20_000 {
            let corners = (0..<Int.random(in: 3...7, using: &generator)).map { _ in place() }
            let (ring, asked) = (corners + [corners[0]], place())
            let polygon = Polygon(rings: [ring])
            #expect(Polygon.encloses(ring, asked) == (polygon.contains(asked) == .inside), "\(ring) \(asked)")
        }
    }
}
