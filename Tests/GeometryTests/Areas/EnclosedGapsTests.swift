import Testing

@testable import Geometry

/// What lines between land and gaps enclose.
@Suite struct EnclosedGapsTests {
    @Test("A block within a block encloses one gap, with the island in it; the land round all of them is none")
    func blocks() {
        var lines = AreaLines()
        Self.addSquare(from: 0, to: 1000, inside: 0, outside: AreaLines.outside, &lines)
        Self.addSquare(from: 200, to: 800, inside: AreaLines.outside, outside: 0, &lines)
        Self.addSquare(from: 400, to: 600, inside: 0, outside: AreaLines.outside, &lines)
        Self.addSquare(from: 850, to: 900, inside: AreaLines.outside, outside: 0, &lines)
        let gaps = EnclosedGaps(lines)
        #expect(gaps.besideLine == [nil, gaps.besideLine[1], gaps.besideLine[1], gaps.besideLine[3]])
        #expect(Set(gaps.besideLine) == [nil, 0, 1])
        let areas = [gaps.besideLine[1], gaps.besideLine[3]].map { $0.map { gaps.squareMetres[$0] } ?? 0 }
        #expect(abs(areas[0] / areas[1] - 144) < 0.01)
    }

    private static func addSquare(
        from low: Int32, to high: Int32, inside: Int32, outside: Int32, _ lines: inout AreaLines
    ) {
        let node = lines.addNode()
        for (x, y) in [(low, low), (high, low), (high, high), (low, high), (low, low)] {
            lines.append(Coordinate(longitude: x, latitude: y))
        }
        lines.close(from: node, to: node, left: inside, right: outside, isTrim: true)
    }
}
