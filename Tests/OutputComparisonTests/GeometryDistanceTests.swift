import Geometry
import TestSupport
import Testing

@testable import OutputComparison

@Suite("The distance of two geometries")
struct GeometryDistanceTests {
    private func line(_ places: (Double, Double)...) -> SourceGeometry {
        .lines([places.map { Position(x: $0.0, y: $0.1) }])
    }

    @Test("is measured all along lines, and not at their vertices alone")
    func crossing() throws {
        let one = line((0, 0), (0.001, 0), (0.001, 0.001), (0, 0.001))
        let other = line((0, 0), (0.001, 0.001), (0.001, 0), (0, 0.001))
        #expect(abs(try #require(GeometryDistance.metres(one, other)) - 55.29) < 0.05)
    }

    @Test("is nothing where vertices were added on a straight line")
    func straight() throws {
        let metres = try #require(GeometryDistance.metres(line((0, 0), (1, 0)), line((0, 0), (0.3, 0), (1, 0))))
        #expect(metres < 0.01)
    }

    @Test("is none where one of them has no place")
    func nothing() {
        #expect(GeometryDistance.metres(.lines([]), line((0, 0), (1, 0))) == nil)
        #expect(GeometryDistance.metres(line((0, 0), (1, 0)), .lines([])) == nil)
    }

    @Test("is that of many places between", arguments: 0..<40)
    func sampled(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let (one, other) = (randomLine(&random), randomLine(&random))
        let metres = try #require(GeometryDistance.metres(.lines([one]), .lines([other])))
        let expected = max(Self.farthest(of: one, from: other), Self.farthest(of: other, from: one))
        // A segment of 1.6 km at most has a place each 8 m.
        #expect(metres > expected - 0.05 && metres < expected + 4, "\(metres), \(expected)")
    }

    private func randomLine(_ random: inout SplitMix64) -> [Position] {
        (0..<Int.random(in: 2...12, using: &random)).map { _ in
            Position(x: Double.random(in: 9...9.01, using: &random), y: Double.random(in: 50...50.01, using: &random))
        }
    }

    private static func farthest(of one: [Position], from other: [Position]) -> Double {
        let line = other.compactMap(Coordinate.init)
        let places = one.compactMap(Coordinate.init)
        return zip(places, places.dropFirst()).flatMap { from, to in
            (0...200).map { from.interpolated(to: to, fraction: Double($0) / 200) }
        }.compactMap { LocalPlane(at: $0).nearest(on: line)?.metres }.max() ?? 0
    }
}
