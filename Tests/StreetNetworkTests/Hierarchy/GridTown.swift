import Geometry
import StreetNetwork
import TestSupport
import Vocabulary

/// A town of streets to the east and to the north, a square on each side.
struct GridTown {
    let network: StreetNetwork
    let metric: Metric

    /// - Parameters:
    ///   - hasLane: whether the first street is for destinations only.
    ///   - isCrooked: whether no two blocks are alike, so that hardly any two ways are equally long.
    init(size: Int, impedance: Impedance = .time, hasLane: Bool = false, isCrooked: Bool = false) {
        var parts = StreetNetworkParts()
        for row in 0..<size {
            for column in 0..<size {
                // A little out of line, so that few ways are equally long.
                let shift =
                    isCrooked
                    ? Int32((row * row * 37 + column * column * 91 + row * column * 53) % 4001)
                    : Int32((row * 7 + column * 13) % 11)
                parts.junctionCoordinate.append(
                    Coordinate(longitude: Int32(column) * 10_000 + shift, latitude: Int32(row) * 10_000 - shift))
                parts.junctionTags.append(0)
            }
        }
        func join(_ tail: Int, _ head: Int) {
            let ends = [tail, head].map { parts.junctionCoordinate[$0] }
            var tags = ["highway": "residential"]
            if hasLane, tail == 0, head == 1 { tags["access"] = "destination" }
            parts.appendStreet(along: [(UInt32(tail), UInt32(head), ends)], tags: tags)
        }
        for row in 0..<size {
            for column in 0..<size {
                if column + 1 < size { join(row * size + column, row * size + column + 1) }
                if row + 1 < size { join(row * size + column, (row + 1) * size + column) }
            }
        }
        network = StreetNetwork(parts)
        let weights = ModeWeights(network: network, mode: .testCar)
        metric = Metric(network: network, mode: .testCar, weights: weights, impedance: impedance)
    }

    func location(_ junction: Int) -> Location? { metric.location(atJunction: junction) }
}
