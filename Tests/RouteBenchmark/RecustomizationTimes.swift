import Geometry
import StreetNetwork

/// Times what barriers cost before the first path: ever more closed edges round a place.
struct RecustomizationTimes {
    let metric: Metric
    var places: RandomPlaces
    let report: (String, [Double], String) -> Void

    mutating func run() throws {
        for count in [10, 100, 1000] {
            var times: [Double] = []
            for _ in 0..<9 {
                let barriers = closing(count, near: places.next())
                times.append(milliseconds { _ = metric.with(barriers) })
            }
            report("costs with \(count) closed edges", times, "ms")
        }
    }

    /// Closes the edges with the nearest numbers, which lie near each other.
    private func closing(_ count: Int, near place: Coordinate) -> NetworkBarriers {
        var barriers = NetworkBarriers()
        let request = LocateRequest(place, tolerance: 100_000, for: .passage, relocates: true)
        let first = Locator(metric: metric).nearest(to: request)?.positions[0].edge ?? 0
        let edges = metric.network.edgeCount
        for edge in (first..<first + count).map({ $0 % edges }) {
            let length = metric.network.length(of: edge)
            barriers.close([ClosedStretch(from: 0, to: length, directions: .both)], of: edge)
        }
        return barriers
    }
}
