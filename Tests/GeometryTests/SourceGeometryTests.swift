import Geometry
import Testing

struct SourceGeometryTests {
    static let (a, b, c) = (Position(x: 1, y: 5), Position(x: 3, y: 2), Position(x: 2, y: 9))
    static let geometries: [(SourceGeometry, Int)] = [
        (.point(a), 0), (.multiPoint([a, b, c]), 0), (.lines([[a, b], [b, c]]), 1), (.polygons([[[a, b, c, a]]]), 2),
    ]

    @Test(arguments: geometries)
    func aGeometryHasADimension(geometry: SourceGeometry, dimension: Int) {
        #expect(geometry.dimension == dimension)
    }

    @Test(arguments: geometries)
    func eachPositionIsReplacedInItsPlace(geometry: SourceGeometry, dimension: Int) {
        let moved = geometry.map { Position(x: $0.x + 1, y: -$0.y) }
        #expect(moved.positions == geometry.positions.map { Position(x: $0.x + 1, y: -$0.y) })
        #expect(moved.map { Position(x: $0.x - 1, y: -$0.y) } == geometry)
    }

    @Test(arguments: geometries.dropFirst())
    func theBoxHoldsAllPositions(geometry: SourceGeometry, dimension: Int) {
        #expect(geometry.box == PositionBox(min: Position(x: 1, y: 2), max: Position(x: 3, y: 9)))
    }

    @Test func nothingHasNoBox() {
        #expect(SourceGeometry.lines([]).box == nil)
    }
}
