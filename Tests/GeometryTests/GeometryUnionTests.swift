import Geometry
import Testing

struct GeometryUnionTests {
    static let square = SourceGeometry.polygons([[GeodesicBufferTests.square(0, 0, 2)]])

    @Test func pointsBecomeAMultipointOfDistinctPoints() throws {
        let (a, b) = (Position(x: 1, y: 2), Position(x: 3, y: 4))
        #expect(try GeometryUnion.of([.point(b), .multiPoint([a, b])]) == .multiPoint([a, b]))
        #expect(try GeometryUnion.of([.point(a)]) == .multiPoint([a]))
    }

    @Test func polygonsThatOverlapGrowTogether() throws {
        let other = SourceGeometry.polygons([[GeodesicBufferTests.square(1, 0, 2)]])
        let apart = SourceGeometry.polygons([[GeodesicBufferTests.square(9, 0, 2)]])
        let union = try GeometryUnion.of([Self.square, other, apart])
        guard case .polygons(let polygons) = union else { throw UnreadableGeometry("no polygons") }
        #expect(polygons.count == 2)
        #expect(union.box == PositionBox(min: Position(x: 0, y: 0), max: Position(x: 11, y: 2)))
    }

    @Test func linesAreCutWhereTheyCross() throws {
        let lines = [[(0.0, 0.0), (2.0, 2.0)], [(0, 2), (2, 0)]].map { $0.map { Position(x: $0.0, y: $0.1) } }
        let union = try GeometryUnion.of(lines.map { .lines([$0]) })
        guard case .lines(let pieces) = union else { throw UnreadableGeometry("no lines") }
        #expect(pieces.count == 4)
    }

    static let broken = SourceGeometry.polygons([
        [[(0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (.nan, 1.0), (0.0, 0.0)].map { Position(x: $0.0, y: $0.1) }]
    ])
    static let refused: [([SourceGeometry], String)] = [
        ([], "there is no geometry to unite"), ([.lines([])], "there is no geometry to unite"),
        ([.point(Position(x: 0, y: 0)), square], "points and polygons cannot be united"),
        ([broken], "the geometry is broken: Coordinate that is not finite at nan 1.0"),
    ]

    @Test(arguments: refused)
    func whatCannotBeUnitedIsRefusedInASentence(geometries: [SourceGeometry], sentence: String) {
        #expect(throws: UnreadableGeometry(sentence)) { try GeometryUnion.of(geometries) }
    }
}
