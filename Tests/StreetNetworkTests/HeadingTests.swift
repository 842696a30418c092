import Geometry
import StreetNetwork
import Testing

@Suite("A heading")
struct HeadingTests {
    /// A degree has 111,229.03 m to the north and 71,695.73 m to the east at 50 degrees, 110,574.28 and 111,319.49 m at the equator.
    @Test("is one on the ground", arguments: [(50.0, 71_695.73, 111_229.03), (0.0, 111_319.49, 110_574.28)])
    func onTheGround(latitude: Double, east: Double, north: Double) throws {
        for (x, y) in [(100.0, 100.0), (-100, 100), (100, -100), (30, 40)] {
            let places = [(-x, -y), (x, y)].map { place in
                Coordinate(longitudeDegrees: 9 + place.0 / east, latitudeDegrees: latitude + place.1 / north)
            }
            let heading = try #require(Heading(along: places.compactMap(\.self)))
            let length = (x * x + y * y).squareRoot()
            // Places are whole units of a centimetre.
            #expect(abs(heading.x - x / length) < 1e-4 && abs(heading.y - y / length) < 1e-4, "\(heading)")
        }
    }
}
