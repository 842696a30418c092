import Geometry
import Testing

@testable import StreetNetwork

@Suite("A step across the antimeridian")
struct AntimeridianCrossingTests {
    private func crossing(_ tail: (Int32, Int32), _ head: (Int32, Int32)) -> AntimeridianCrossing? {
        AntimeridianCrossing(
            from: Coordinate(longitude: tail.0, latitude: tail.1), to: Coordinate(longitude: head.0, latitude: head.1))
    }

    @Test("crosses it where it gets there") func across() {
        let found = crossing((1_799_999_000, 100), (-1_799_997_000, 500))
        #expect(found?.before == Coordinate(longitude: 1_800_000_000, latitude: 200))
        #expect(found?.after == Coordinate(longitude: -1_800_000_000, latitude: 200))
        #expect(crossing((10, 0), (20, 0)) == nil)
    }

    @Test("from 180 to -180 degrees runs along it, at whatever latitudes") func along() {
        for latitude in [Int32(0), 50_000] {
            #expect(crossing((1_800_000_000, 0), (-1_800_000_000, latitude)) == nil)
            #expect(crossing((-1_800_000_000, latitude), (1_800_000_000, 0)) == nil)
        }
    }
}
