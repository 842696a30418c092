import Geometry
import StreetNetwork
import TestSupport
import Vocabulary

/// Streets from anywhere to anywhere, none of which meet on the way, as flights do.
struct TangledTown {
    let network: StreetNetwork
    let metric: Metric

    init(junctions: Int, streets: Int) {
        var random = SplitMix64(seed: 1)
        var parts = StreetNetworkParts()
        parts.junctionCoordinate = (0..<Int32(junctions)).map {
            Coordinate(longitude: 1_000 * ($0 % 32), latitude: 1_000 * ($0 / 32))
        }
        parts.junctionTags = [UInt32](repeating: 0, count: junctions)
        for street in 0..<streets {
            let from = street % junctions
            let to = (from + Int.random(in: 1..<junctions, using: &random)) % junctions
            let ends = [parts.junctionCoordinate[from], parts.junctionCoordinate[to]]
            parts.appendStreet(along: [(UInt32(from), UInt32(to), ends)], tags: ["highway": "residential"])
        }
        network = StreetNetwork(parts)
        let weights = ModeWeights(network: network, mode: .testCar)
        metric = Metric(network: network, mode: .testCar, weights: weights, impedance: .time)
    }
}
