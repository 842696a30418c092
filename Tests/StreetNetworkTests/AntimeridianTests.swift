import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Streets and barriers that cross the antimeridian.
@Suite struct AntimeridianTests {
    private static let half: Int32 = 1_800_000_000
    /// Three streets eastwards, of which the middle one, 22 m long, runs from 179.9999 to -179.9999 degrees.
    private static let network: StreetNetwork = {
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = [half - 10_000, half - 1000, -half + 1000, -half + 10_000].map {
            Coordinate(longitude: $0, latitude: 0)
        }
        parts.junctionTags = [0, 0, 0, 0]
        for tail in UInt32(0)..<3 {
            let shape = [tail, tail + 1].map { parts.junctionCoordinate[Int($0)] }
            parts.appendStreet(along: [(tail, tail + 1, shape)], tags: ["highway": "residential"])
        }
        return StreetNetwork(parts)
    }()

    /// Tenths of a second from the first junction to the last.
    private static func tenths(_ barriers: [TestBarrier]) throws -> Int64? {
        let plain = Metric(
            network: network, mode: .testCar, weights: ModeWeights(network: network, mode: .testCar), impedance: .time)
        var laid = NetworkBarriers()
        for barrier in barriers { barrier.lay(into: &laid, on: plain) }
        let metric = plain.with(laid)
        let ends = [0, 3].compactMap { junction -> Location? in
            let place = network.parts.junctionCoordinate[junction]
            let outcome = Locator(metric: metric).locate(place, tolerance: 1000, for: .passage, relocates: false)
            if case .located(let location) = outcome { return location }
            return nil
        }
        var search = PathSearch(network: network)
        return try search.costs(from: ends[0], to: [ends[1]], on: metric)[0].map { ($0 + 50) / 100 }
    }

    private static func line(_ parts: [(Int32, Int32)]...) -> TestBarrier.Shape {
        .line(BarrierLine(parts: parts.map { $0.map { Coordinate(longitude: $0.0, latitude: $0.1) } }))
    }

    @Test(
        "A line far away does not meet a street that crosses it",
        arguments: [0, 900_000_000, -1_799_990_000, 1_799_000_000])
    func farAway(longitude: Int32) throws {
        #expect(try Self.tenths([TestBarrier(Self.line([(longitude + 5, 90), (longitude + 5, -90)]))]) == 223)
    }

    @Test(
        "A line across it on either side, or on the antimeridian itself, does",
        arguments: [half - 500, half, -half, -half + 500])
    func across(longitude: Int32) throws {
        let line = Self.line([(longitude, 90), (longitude, -90)])
        #expect(try Self.tenths([TestBarrier(line)]) == nil)
        #expect(try Self.tenths([TestBarrier(line, seconds: 10)]) == 323)
    }

    @Test("A line along it, cut there, covers what lies on both sides, and is paid for once")
    func along() throws {
        let line = Self.line([(Self.half - 500, 0), (Self.half, 0)], [(-Self.half, 0), (-Self.half + 500, 0)])
        #expect(try Self.tenths([TestBarrier(line, factor: 3)]) == 245)
        #expect(try Self.tenths([TestBarrier(line, seconds: 10)]) == 323)
        #expect(try Self.tenths([TestBarrier(line)]) == nil)
    }

    @Test("So does an area")
    func area() throws {
        func part(_ west: Int32, _ east: Int32) -> Polygon {
            Polygon(rings: [[(west, -90), (east, -90), (east, 90), (west, 90)].map(Coordinate.init)])
        }
        let area = TestBarrier.Shape.area([
            part(Self.half - 500, Self.half), part(-Self.half, -Self.half + 500),
        ])
        #expect(try Self.tenths([TestBarrier(area, factor: 3)]) == 245)
        #expect(try Self.tenths([TestBarrier(area, seconds: 10)]) == 323)
        #expect(try Self.tenths([TestBarrier(area)]) == nil)
        #expect(try Self.tenths([TestBarrier(.area([part(-5000, 5000)]))]) == 223)
    }
}
