import Geometry
import Testing

@Suite struct AreaFuzzTests {
    static let shapes: [RandomAreaMap.Shape] = [
        .init(), .init(columns: 20, rows: 20, labels: 2, outside: 50), .init(jitter: 0, outside: 10),
        .init(columns: 30, rows: 30, spacing: 3, jitter: 0.33, labels: 4),
        .init(columns: 12, rows: 12, spacing: 1, jitter: 0.33, labels: 3),
        .init(columns: 12, rows: 12, spacing: 10, jitter: 0.33, labels: 8, outside: 10),
        .init(columns: 15, rows: 15, spacing: 2, jitter: 0.9, labels: 3),
        .init(columns: 12, rows: 12, spacing: 40, jitter: 1.5, labels: 3),
        .init(columns: 8, rows: 8, spacing: 0.5, jitter: 0.3, labels: 3),
    ]

    @Test("Areas of every map are valid, disks nest, and rings part them", arguments: shapes.indices)
    func mapsAreValid(number: Int) throws {
        for seed in 0..<UInt64(10) {
            let map = RandomAreaMap(Self.shapes[number], seed: seed &* 1000 &+ UInt64(number))
            let boundaries = AreaBoundaries(map.segments)
            for tolerance in [Int64(0), 200, 15_000] {
                let check = AreaCheck(
                    tolerance == 0 ? boundaries : boundaries.simplified(tolerance: tolerance),
                    labels: Int32(Self.shapes[number].labels), streets: map.streets)
                let fault = try check.fault()
                #expect(fault == nil, "shape \(number), seed \(seed), tolerance \(tolerance)")
                if fault != nil { return }
            }
        }
    }

    @Test("Where chords do not cross, a disk has exactly the area that its segments enclose", arguments: [0, 1, 2])
    func areasAreExact(number: Int) {
        for seed in 0..<UInt64(40) {
            let map = RandomAreaMap(Self.shapes[number], seed: seed)
            let boundaries = AreaBoundaries(map.segments)
            for label in 0..<Int32(Self.shapes[number].labels) {
                let area = AreaCheck.area(boundaries.outline { $0 <= label }.polygons())
                #expect(area == Self.enclosedArea(of: map.segments, upTo: label))
            }
        }
    }

    /// Twice the area that the segments round labels up to one sweep, seen from a corner of the map.
    private static func enclosedArea(of segments: [AreaSegment], upTo label: Int32) -> Int128 {
        segments.reduce(0) { sum, segment in
            let times = Int128(segment.left <= label ? 1 : 0) - Int128(segment.right <= label ? 1 : 0)
            let (a, b) = (segment.from, segment.to)
            return sum + times
                * (Int128(a.longitude) * Int128(b.latitude) - Int128(a.latitude) * Int128(b.longitude))
        }
    }
}
