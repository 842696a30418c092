import Testing

@testable import Geometry

/// What lines between land and gaps enclose.
@Suite struct EnclosedGapsTests {
    @Test(
        "A block encloses a gap; one with an island in it is none, as there may be more on the island, nor is the land outside"
    )
    func blocks() {
        var lines = AreaLines()
        Self.addSquare(from: 0, to: 1000, inside: 0, outside: AreaLines.outside, &lines)
        Self.addSquare(from: 200, to: 800, inside: AreaLines.outside, outside: 0, &lines)
        Self.addSquare(from: 300, to: 700, inside: 0, outside: AreaLines.outside, &lines)
        Self.addSquare(from: 400, to: 600, inside: AreaLines.outside, outside: 0, &lines)
        Self.addSquare(from: 850, to: 900, inside: AreaLines.outside, outside: 0, &lines)
        let gaps = EnclosedGaps(lines)
        #expect(gaps.besideLine[0...2] == [nil, nil, nil])
        #expect(Set(gaps.besideLine[3...4]) == [0, 1])
        let areas = gaps.besideLine[3...4].map { $0.map { gaps.squareMetres[$0] } ?? 0 }
        #expect(abs(areas[0] / areas[1] - 16) < 0.01)
    }

    private static func addSquare(
        from low: Int32, to high: Int32, inside: Int32, outside: Int32, _ lines: inout AreaLines
    ) {
        let node = lines.addNode()
        for (x, y) in [(low, low), (high, low), (high, high), (low, high), (low, low)] {
            lines.append(Coordinate(longitude: x, latitude: y))
        }
        lines.close(from: node, to: node, left: inside, right: outside)
    }
}
