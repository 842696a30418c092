import Geometry
import StreetNetwork
import TestSupport
import Vocabulary

/// Streets that all begin at one junction, number 0, and end at one of their own.
struct SpokeTown {
    let network: StreetNetwork
    let metric: Metric

    init(spokes: Int) {
        network = StreetNetwork(Self.parts(spokes: spokes))
        let weights = ModeWeights(network: network, mode: .testCar)
        metric = Metric(network: network, mode: .testCar, weights: weights, impedance: .time)
    }

    static func parts(spokes: Int) -> StreetNetworkParts {
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = [Coordinate(longitude: 0, latitude: 0)]
        parts.junctionCoordinate += (0..<Int32(spokes)).map {
            Coordinate(longitude: 1_000 * ($0 % 100 + 1), latitude: 1_000 * ($0 / 100))
        }
        parts.junctionTags = [UInt32](repeating: 0, count: spokes + 1)
        for spoke in 1...UInt32(spokes) {
            let ends = [parts.junctionCoordinate[0], parts.junctionCoordinate[Int(spoke)]]
            parts.appendStreet(along: [(0, spoke, ends)], tags: ["highway": "residential"])
        }
        return parts
    }

    func location(_ junction: Int) -> Location? { metric.location(atJunction: junction) }
}
