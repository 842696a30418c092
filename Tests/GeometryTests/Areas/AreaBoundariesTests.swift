import Geometry
import Testing

@Suite struct AreaBoundariesTests {
    private static func rings(_ polygons: [[[Coordinate]]]) -> [[Int]] {
        polygons.map { $0.map { $0.count - 1 } }
    }

    @Test("A block of streets gives its corners alone, counterclockwise from the lowest")
    func block() {
        let map = PaintedMap("00\n00\n00")
        let polygons = map.boundaries.outline { $0 == 0 }.polygons()
        #expect(polygons == [[[map.place(0, 3), map.place(2, 3), map.place(2, 0), map.place(0, 0), map.place(0, 3)]]])
    }

    @Test("Blocks that touch in a corner are two areas, and a hole that touches the rim stays a hole")
    func corners() {
        #expect(Self.rings(PaintedMap("0.\n.0").boundaries.outline { $0 == 0 }.polygons()) == [[4], [4]])
        let rim = PaintedMap("000.\n0.00\n0000").boundaries.outline { $0 == 0 }.polygons()
        #expect(Self.rings(rim).map(\.count) == [2])
        let twins = PaintedMap("0000\n0.00\n00.0\n0000").boundaries.outline { $0 == 0 }.polygons()
        #expect(Self.rings(twins) == [[4, 4, 4]])
    }

    @Test("The ring of a break has the area of the break before as its hole; islands are areas of their own")
    func rings() {
        let boundaries = PaintedMap("1111111\n1.....1\n1.000.1\n1.0.0.1\n1.000.1\n1.....1\n1111111").boundaries
        let (inner, outer) = (boundaries.outline { $0 <= 0 }, boundaries.outline { $0 <= 1 })
        #expect(Self.rings(inner.polygons()) == [[4, 4]])
        #expect(Self.rings(outer.polygons()) == [[4, 4], [4, 4]])
        #expect(Self.rings(outer.subtracting(inner).polygons()) == [[4, 4]])
        #expect(inner.union(outer).polygons() == outer.polygons())
        #expect(boundaries.outline { _ in false }.isEmpty)
    }

    @Test("A hole is filled where it is small and holds no street")
    func holes() {
        let map = PaintedMap("0000000\n0.0.0.0\n0000000\n0.....0\n0000000")
        let disk = map.boundaries.outline { $0 == 0 }
        let corners = [map.place(1, 2), map.place(2, 2), map.place(2, 1), map.place(1, 1)]
        let cell = AreaMeasure.squareMetres(of: [corners])
        #expect(Self.rings(disk.polygons())[0].dropFirst().count == 4)
        var asked: [[Coordinate]] = []
        let filled = disk.filled(upTo: cell * 1.5) {
            asked.append($0)
            return $0[0].longitude > 4 * PaintedMap.cell
        }
        #expect(asked.map(\.count) == [5, 5, 5])
        #expect(Self.rings(filled.polygons())[0].dropFirst().count == 2)
        #expect(Self.rings(disk.filled(upTo: cell * 8) { _ in false }.polygons())[0].dropFirst().isEmpty)
    }

    @Test("A hole is filled with its island, and with what the next break reaches, but not with what is another's")
    func islands() {
        let boundaries = PaintedMap("00000\n0...0\n0.0.0\n0...0\n00000").boundaries
        let disk = boundaries.outline { $0 == 0 }.filled(upTo: 1e9) { _ in false }
        #expect(Self.rings(disk.polygons()) == [[4]])
        let reached = PaintedMap("00000\n0.1.0\n00000").boundaries.outline { $0 == 0 }
        #expect(Self.rings(reached.filled(upTo: 1e9) { _ in false }.polygons()) == [[4]])
        #expect(Self.rings(reached.filled(upTo: 1e9, leaving: { $0 == 1 }) { _ in false }.polygons()) == [[4, 8]])
    }

    @Test("Segments that run back on themselves, coincide or have no length make no area")
    func degenerate() {
        let (a, b) = (Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 9, latitude: 5))
        let there = AreaSegment(from: a, to: b, left: 0, right: AreaSegment.outside)
        let back = AreaSegment(from: b, to: a, left: 0, right: AreaSegment.outside)
        let none = AreaSegment(from: a, to: a, left: 0, right: 1)
        #expect(AreaBoundaries([there, back, none]).outline { $0 == 0 }.polygons().isEmpty)
        #expect(AreaBoundaries([]).outline { $0 == 0 }.polygons().isEmpty)
    }

    @Test("Where rounding has folded areas onto each other, the lower label counts")
    func folded() {
        let map = PaintedMap("0000\n0000\n0000")
        let over = PaintedMap(".....\n.111.\n.....")
        let boundaries = AreaBoundaries(map.segments + over.segments)
        let whole = AreaCheck.area(map.boundaries.outline { $0 == 0 }.polygons())
        #expect(AreaCheck.area(boundaries.outline { $0 == 0 }.polygons()) == whole)
        #expect(boundaries.outline { $0 == 1 }.polygons().isEmpty)
    }
}
