import Geometry
import Testing

@testable import MapPage

@Suite("What is drawn of a feature")
struct DrawnGeometryTests {
    /// A square of 1 km with holes of 20 m and of 200 m.
    private static let polygon: DrawnGeometry = {
        var drawn = DrawnGeometry(kind: .polygons)
        for (corner, side) in [(0, 90_000), (10_000, 1_800), (40_000, 18_000)] as [(Int32, Int32)] {
            drawn.places += [(0, 0), (side, 0), (side, side), (0, side), (0, 0)].map {
                Coordinate(longitude: corner + $0.0, latitude: corner + $0.1)
            }
            drawn.lineEnds.append(drawn.places.count)
        }
        drawn.polygonEnds = [3]
        return drawn
    }()

    /// How many rings the only polygon has.
    private func rings(_ drawn: DrawnGeometry, tolerance: Double) -> Int? {
        var code = PlaceCode()
        drawn.write(into: &code, ConeSimplification(tolerance: tolerance))
        let letters = String(decoding: code.bytes.prefix(3), as: UTF8.self)
        return letters.hasPrefix("DB") ? ["B": 1, "C": 2, "D": 3][letters.suffix(1)] : nil
    }

    @Test("has no holes that are nowhere wider than lines may be off")
    func holes() {
        #expect(rings(Self.polygon, tolerance: 10) == 3)
        #expect(rings(Self.polygon, tolerance: 50) == 2)
        #expect(rings(Self.polygon, tolerance: 5000) == 1)
    }

    @Test("has its outer ring, however small it is") func outer() {
        var small = DrawnGeometry(kind: .polygons)
        small.places = Array(Self.polygon.places[5..<10])
        (small.lineEnds, small.polygonEnds) = ([5], [1])
        #expect(rings(small, tolerance: 50) == 1)
    }
}
