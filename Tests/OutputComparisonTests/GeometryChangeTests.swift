import Geometry
import Testing

@testable import OutputComparison

@Suite("A change of a geometry")
struct GeometryChangeTests {
    /// On the equator a thousandth of a degree is 111.3 m eastward and 110.6 m northward.
    private func square(from west: Double, to east: Double) -> SourceGeometry {
        let corners = [(west, 0), (east, 0), (east, 0.001), (west, 0.001), (west, 0)]
        return .polygons([[corners.map { Position(x: $0.0, y: $0.1) }]])
    }

    private func line(_ latitude: Double, to east: Double = 0.001) -> SourceGeometry {
        .lines([[Position(x: 0, y: latitude), Position(x: east, y: latitude)]])
    }

    @Test("of a point is how far it moved")
    func point() throws {
        let change = try #require(
            GeometryChange(.point(Position(x: 0, y: 0)), .point(Position(x: 0.001, y: 0)), tolerance: 0))
        #expect(abs(try #require(change.moved) - 111.32) < 0.01)
        #expect(change.size == nil)
    }

    @Test("of a line is its length and how far it moved")
    func line() throws {
        let change = try #require(GeometryChange(line(0), line(0.001, to: 0.002), tolerance: 0))
        let size = try #require(change.size)
        #expect(size.name == "length")
        #expect(abs(size.old - 111.32) < 0.01)
        #expect(abs(try #require(size.change) - 111.32) < 0.01)
        #expect(abs(try #require(change.moved) - 156.92) < 0.1)
    }

    @Test("of an area is what only one of both covers")
    func area() throws {
        let change = try #require(
            GeometryChange(square(from: 0, to: 0.002), square(from: 0.001, to: 0.003), tolerance: 0))
        let size = try #require(change.size)
        #expect(size.name == "area_m2")
        #expect(abs(size.old - size.new) < 0.1)
        #expect(abs(try #require(size.change) - size.old) < 0.1)
        #expect(abs(try #require(change.moved) - 111.32) < 0.01)
    }

    @Test("is none within the tolerance")
    func tolerance() {
        #expect(GeometryChange(line(0), line(0.00001), tolerance: 2) == nil)
        #expect(GeometryChange(line(0), line(0.00001), tolerance: 1) != nil)
        #expect(GeometryChange(line(0), line(0), tolerance: 0) == nil)
    }

    private func corners(_ low: Double, _ high: Double) -> [Position] {
        [(low, low), (high, low), (high, high), (low, high), (low, low)].map { Position(x: $0.0, y: $0.1) }
    }

    @Test(
        "is none within the tolerance only where no area is filled or left out within the same outlines",
        arguments: [0.0001, 0.0003, 0.001])
    func filling(_ width: Double) {
        let (first, second) = (corners(0.001, 0.001 + width), corners(0.0021, 0.0021 + width / 2))
        let outer = corners(0, 0.003)
        let ring: SourceGeometry = .polygons([[outer, first]])
        let filled: SourceGeometry = .polygons([[outer, first], [first]])
        #expect(GeometryChange(ring, filled, tolerance: 1) != nil)
        #expect(GeometryChange(filled, ring, tolerance: 1) != nil)
        let one: SourceGeometry = .polygons([[outer, first, second], [first]])
        let other: SourceGeometry = .polygons([[outer, first, second], [second]])
        let change = GeometryChange(one, other, tolerance: 1)
        let both = 1.25 * width * width / (0.003 * 0.003) * GeometrySize.area(of: [[outer]])
        #expect(abs((change?.size?.change ?? 0) - both) < 0.01 * both, "\(String(describing: change))")
    }

    @Test("is none within the tolerance where outlines are moved, small ones farther than they are wide")
    func moving() {
        #expect(GeometryChange(square(from: 0, to: 0.002), square(from: 0.000005, to: 0.002005), tolerance: 1) == nil)
        let (one, other) = (corners(0.001, 0.001_002), corners(0.001_004, 0.001_006))
        let outer = corners(0, 0.003)
        #expect(
            GeometryChange(.polygons([[outer, one]]), .polygons([[outer, other]]), tolerance: 1) == nil)
    }

    @Test("to another kind, or to none, has no size")
    func kind() throws {
        let change = try #require(GeometryChange(line(0), .point(Position(x: 0, y: 0)), tolerance: 100))
        #expect([change.oldKind, change.newKind] == ["line", "point"])
        #expect(change.moved == nil)
        #expect(GeometryChange(line(0), nil, tolerance: 100)?.newKind == nil)
    }

    @Test("of an outline that crosses itself is told without what is in common")
    func crossing() throws {
        let bow = [(0.0, 0.0), (0.001, 0.001), (0.001, 0), (0, 0.001), (0, 0)].map { Position(x: $0.0, y: $0.1) }
        let change = try #require(GeometryChange(square(from: 0, to: 0.001), .polygons([[bow]]), tolerance: 0))
        #expect(change.size?.change == nil)
        #expect(change.size?.old ?? 0 > 12_000)
    }
}
