import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Places that are to be put on streets of one direction, beside streets that bend.
@Suite("A bearing beside a street")
struct BearingTests {
    /// Metres to the east and to the north of the origin.
    private typealias Place = (east: Double, north: Double)

    private static func coordinate(_ place: Place) -> Coordinate {
        Coordinate(longitudeDegrees: place.east / 111_319.490793, latitudeDegrees: place.north / 110_574.275822)!
    }

    /// Whether a place is put on a street that is all there is, looked at in one direction and in the other.
    private static func isPut(_ place: Place, on street: [Place], degrees: Double, tolerance: Double = 30) -> [Bool] {
        [street, street.reversed()].map { line in
            let shape = line.map(coordinate)
            var parts = StreetNetworkParts()
            parts.junctionCoordinate = [shape[0], shape[shape.count - 1]]
            let tags = parts.tagSets.number(of: [])
            parts.junctionTags = [tags, tags]
            parts.appendStreet(along: [(tail: 0, head: 1, shape: shape)], tags: ["highway": "residential"])
            let network = StreetNetwork(parts)
            var request = LocateRequest(coordinate(place), tolerance: 100_000, for: .passage, relocates: false)
            request.bearing = Bearing(degrees: degrees, tolerance: tolerance)
            let metric = Metric(
                network: network, mode: .testCar, weights: ModeWeights(network: network, mode: .testCar),
                impedance: .time)
            return Locator(metric: metric).nearest(to: request) != nil
        }
    }

    /// From the south, and then to the east.
    private static let bend: [Place] = [(0, -100), (0, 0), (100, 0)]

    @Test(
        "goes by either side of a bend, however the street is drawn",
        arguments: [
            (0.0, true), (180, true), (90, true), (270, true), (15, true), (75, true), (45, false), (135, false),
        ])
    func bend(degrees: Double, isPut: Bool) {
        #expect(Self.isPut((-4, 4), on: Self.bend, degrees: degrees) == [isPut, isPut])
    }

    @Test("goes by the side that the place is beside, away from the bend", arguments: [(0.0, false), (90, true)])
    func side(degrees: Double, isPut: Bool) {
        #expect(Self.isPut((1, 5), on: Self.bend, degrees: degrees) == [isPut, isPut])
    }

    @Test("goes by both sides of a corner that is cut off by less than two hands")
    func cutCorner() {
        let street: [Place] = [(0, -100), (0, -0.1), (0.1, 0), (100, 0)]
        for degrees in [0.0, 90] { #expect(Self.isPut((-4, 4), on: street, degrees: degrees) == [true, true]) }
        #expect(Self.isPut((-4, 4), on: street, degrees: 45) == [false, false])
    }

    @Test("goes by the metre round a jog, too")
    func jog() {
        let street: [Place] = [(-50, 0), (0, 0), (0.3, 0.4), (50, 0.4)]
        for degrees in [53.0, 37] { #expect(Self.isPut((0.15, 0.2), on: street, degrees: degrees) == [true, true]) }
        #expect(Self.isPut((0.15, 0.2), on: street, degrees: 143) == [false, false])
    }

    @Test("goes by the metre round the place, where vertices lie closer than places are exact")
    func manyVertices() {
        let street: [Place] = (0...400).map { (Double($0) * 0.1, $0.isMultiple(of: 2) ? 0 : 0.04) }
        #expect(Self.isPut((20.03, 5), on: street, degrees: 90, tolerance: 20) == [true, true])
        #expect(Self.isPut((20.03, 5), on: street, degrees: 68, tolerance: 20) == [false, false])
    }

    @Test("does not go by what lies half a metre away on a straight street")
    func straight() {
        var random = SplitMix64(seed: 7)
        let (east, north) = (0.6018150231520483, 0.7986355100472928)
        let street: [Place] = (0...50).map { (Double($0) * 4 * east, Double($0) * 4 * north) }
        for _ in 0..<400 {
            let along = Double.random(in: 5..<195, using: &random)
            let place = (along * east + 8 * north, along * north - 8 * east)
            #expect(Self.isPut(place, on: street, degrees: 37, tolerance: 4) == [true, true])
        }
    }
}
