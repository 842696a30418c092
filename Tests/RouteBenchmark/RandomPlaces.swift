import Geometry
import StreetNetwork
import TestSupport

/// Middles of streets that a mode uses, drawn by seed.
struct RandomPlaces {
    let metric: Metric
    private var random: SplitMix64

    init(metric: Metric, seed: UInt64) {
        self.metric = metric
        random = SplitMix64(seed: seed)
    }

    mutating func next() -> Coordinate {
        let network = metric.network
        while true {
            let edge = random.whole(0...(network.edgeCount - 1))
            guard metric.isUsed(edge) else { continue }
            let shape = network.shape(of: edge)
            return shape[shape.startIndex + shape.count / 2]
        }
    }

    mutating func next(_ count: Int) -> [Coordinate] { (0..<count).map { _ in next() } }
}
