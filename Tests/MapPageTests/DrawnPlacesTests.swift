import Geometry
import TestSupport
import Testing

@testable import MapPage

@Suite("The places of a table's rows")
struct DrawnPlacesTests {
    @Test("that are too many for a page are there up to where it has no more room") func tooMany() {
        var random = SplitMix64(seed: 1)
        var places = DrawnPlaces(tolerance: 50)
        for _ in 0..<10 {
            let points = (0..<100_000).map { _ in
                Coordinate(
                    longitude: .random(in: 0...900_000_000, using: &random),
                    latitude: .random(in: 0...900_000_000, using: &random))
            }
            places.append(.points(points))
        }
        let lengths = (0...10).map { places.length(rows: $0) }
        #expect(lengths[0] == 0 && lengths.last == PageBudget.results * 2)
        let shown = lengths.prefix { $0 < PageBudget.results }
        #expect(shown.count > 3)
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
        for (rows, length) in shown.enumerated() {
            var json: [UInt8] = []
            places.write(rows: rows, into: &json)
            #expect(json.count == length)
        }
    }
}
