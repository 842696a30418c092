import TestSupport
import Testing

@testable import StreetNetwork

/// Squares of a surface with random streets, most of which cross near a side.
@Suite struct SquareTests {
    private typealias Point = SquareDrawing.Point

    private static let side = LatticePoint.square

    @Test("Streets of a square meet in points of theirs alone")
    func meetings() {
        forEachDrawing { drawing in
            let lines = drawing.lines
            let areParted = lines.indices.allSatisfy { one in
                lines[..<one].allSatisfy { !Self.cross(lines[one], $0) }
            }
            #expect(areParted)
            let used = Set(lines.flatMap { [$0.start, $0.end] } + drawing.dots.map(\.point) + Self.corners)
            #expect(Set(drawing.points) == used)
            #expect(drawing.points.enumerated().allSatisfy { Int(drawing.number[$1.place]) == $0 })
        }
    }

    @Test("Triangles fill a square, and streets run along their sides")
    func triangles() {
        forEachDrawing { drawing in
            let lines = drawing.lines.map { (drawing.number[$0.start.place], drawing.number[$0.end.place]) }
            var mesh = SquareMesh()
            mesh.build(
                side: Self.side, points: drawing.points.map { SquareMesh.Point(x: $0.x, y: $0.y) },
                lines: lines.map { (start: $0, end: $1) })
            let areas = mesh.triangles.map { triangle in
                Self.turn(
                    drawing.points[Int(triangle.0)], drawing.points[Int(triangle.1)], drawing.points[Int(triangle.2)])
            }
            #expect(areas.allSatisfy { $0 > 0 })
            #expect(areas.reduce(0, +) == 2 * Int(Self.side) * Int(Self.side))
            let sides = Set(mesh.triangles.flatMap { [[$0.0, $0.1], [$0.1, $0.2], [$0.2, $0.0]] })
            #expect(lines.allSatisfy { sides.contains([$0.0, $0.1]) || sides.contains([$0.1, $0.0]) })
        }
    }

    @Test("The length of streets that are led through points is shared out in order, and none is lost")
    func offsets() {
        forEachDrawing { drawing in
            for edge in Set(drawing.lines.map(\.edge)) {
                let parts = drawing.lines.filter { $0.edge == edge }.sorted { $0.from < $1.from }
                #expect(parts.first?.from == 0 && parts.last?.to == 1000)
                #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.to == $1.from && $0.end == $1.start })
            }
        }
    }

    @Test("Streets that coincide are drawn as if each of them were tried with each other")
    func coincidingStreets() {
        var generator = SplitMix64(seed: 7)
        var (plain, fast) = (
            SquareDrawing(crossings: LineCrossings(many: .max)), SquareDrawing(crossings: LineCrossings(many: 0))
        )
        for _ in 0..<3000 {
            let places = (0..<6).map { _ in Self.place(&generator) }
            let pieces = (0..<UInt32.random(in: 2...20, using: &generator)).map { edge in
                let ends = (0..<2).map { _ in places[Int.random(in: 0..<places.count, using: &generator)] }
                return StreetPiece(start: ends[0], end: ends[1], edge: edge, from: 0, to: 1000)
            }
            plain.draw(pieces[...], in: Square(x: 0, y: 0))
            fast.draw(pieces[...], in: Square(x: 0, y: 0))
            #expect(Self.numbers(plain) == Self.numbers(fast))
            #expect(plain.points == fast.points)
        }
    }

    private static func numbers(_ drawing: SquareDrawing) -> [[Int]] {
        drawing.lines.map { [$0.start.place, $0.end.place, Int($0.edge), Int($0.from), Int($0.to)] }
    }

    private static let corners = [(0, 0), (side, 0), (0, side), (side, side)].map { Point(x: $0.0, y: $0.1) }

    private func forEachDrawing(_ check: (borrowing SquareDrawing) -> Void) {
        var generator = SplitMix64(seed: 5)
        var drawing = SquareDrawing()
        for _ in 0..<20_000 {
            let pieces = (0..<UInt32.random(in: 2...5, using: &generator)).map { edge in
                StreetPiece(
                    start: Self.place(&generator), end: Self.place(&generator), edge: edge, from: 0, to: 1000)
            }
            drawing.draw(pieces[...], in: Square(x: 0, y: 0))
            check(drawing)
        }
    }

    /// Half of them within a few steps of a side.
    private static func place(_ generator: inout SplitMix64) -> LatticePoint {
        let (along, across) = (
            Int32.random(in: 0...side, using: &generator),
            Int32.random(in: 0...(Bool.random(using: &generator) ? 3 : side), using: &generator)
        )
        let offset = Bool.random(using: &generator) ? across : side - across
        return Bool.random(using: &generator)
            ? LatticePoint(x: along, y: offset) : LatticePoint(x: offset, y: along)
    }

    private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Int {
        Int(b.x - a.x) * Int(c.y - a.y) - Int(b.y - a.y) * Int(c.x - a.x)
    }

    private static func cross(_ one: SquareDrawing.Line, _ other: SquareDrawing.Line) -> Bool {
        turn(one.start, one.end, other.start).signum() * turn(one.start, one.end, other.end).signum() < 0
            && turn(other.start, other.end, one.start).signum() * turn(other.start, other.end, one.end).signum() < 0
    }
}
