import Geometry
import StreetNetwork
import TestSupport
import Vocabulary

/// A road to the east with a dead end at each junction. Junction 2i is on the road, and 2i + 1 at the end of its side road.
struct CombTown {
    let network: StreetNetwork
    let metric: Metric

    /// - Parameters:
    ///   - length: junctions of the road.
    ///   - isRing: whether its last junction is joined with its first.
    init(length: Int, isRing: Bool) {
        var parts = StreetNetworkParts()
        for junction in 0..<Int32(length) {
            let (x, bend) = (junction * 4_000, junction % 7 * 100)
            parts.junctionCoordinate += [
                Coordinate(longitude: x, latitude: bend), Coordinate(longitude: x, latitude: 5_000 + 3 * bend),
            ]
        }
        parts.junctionTags = [UInt32](repeating: 0, count: 2 * length)
        func join(_ tail: Int, _ head: Int) {
            let ends = [tail, head].map { parts.junctionCoordinate[$0] }
            parts.appendStreet(along: [(UInt32(tail), UInt32(head), ends)], tags: ["highway": "residential"])
        }
        for junction in 0..<length {
            join(2 * junction, 2 * junction + 1)
            if junction + 1 < length { join(2 * junction, 2 * junction + 2) }
        }
        if isRing { join(2 * length - 2, 0) }
        network = StreetNetwork(parts)
        let weights = ModeWeights(network: network, mode: .testCar)
        metric = Metric(network: network, mode: .testCar, weights: weights, impedance: .time)
    }

    func location(_ junction: Int) -> Location? { metric.location(atJunction: junction) }
}
