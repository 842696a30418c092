import Geometry
import StreetNetwork
import Vocabulary

/// The points that are counted, each at its own place on the network.
struct CountedPoints {
    struct Point {
        /// The row's place in the layer.
        let row: Int
        let positions: [EdgePosition]
    }

    let located: [Point]

    /// Points without a street near them are left out, which is said.
    init(
        of summary: ServiceAreaParameters.Summary, _ options: LocateOptions, _ metrics: ServiceAreaMetrics,
        _ context: RunContext
    ) {
        let locator = Locator(metric: metrics.ground, where: options.streets)
        var located: [Point] = []
        var missing = 0
        for (row, counted) in summary.rows.enumerated() {
            guard case .point(let place) = counted.place else { continue }
            let request = LocateRequest(place, tolerance: options.tolerance, for: .passage, relocates: false)
            if let location = locator.nearest(to: request) {
                located.append(Point(row: row, positions: location.positions))
            } else {
                missing += 1
            }
        }
        self.located = located
        guard missing > 0 else { return }
        context.warn(
            "not_located",
            "\(missing) of \(summary.layer) \(missing == 1 ? "is" : "are") not counted: no street that "
                + "\(metrics.ground.mode.name) may use is within \(CostText.wholeMetres(options.tolerance))")
    }

    /// The least cost of coming to a point, in told steps; nil where it is not reached.
    ///
    /// - Parameter streets: ascending by edge and position.
    /// Complexity: O(log n) for n streets.
    func cost(at point: Point, on streets: [ReachedStreet], _ metrics: ServiceAreaMetrics) -> Int64? {
        nearest(to: point, on: streets, metrics)?.cost
    }

    /// The least cost of coming to a point, in told steps, and the facility whose it is, of equal ones the first; nil where it is
    /// not reached.
    ///
    /// - Parameter streets: ascending by edge and position.
    /// Complexity: O(log n) for n streets.
    func nearest(
        to point: Point, on streets: [ReachedStreet], _ metrics: ServiceAreaMetrics
    ) -> (cost: Int64, facility: Int)? {
        var nearest: (cost: Int64, facility: Int)?
        for position in point.positions {
            var place = Self.first(at: position.edge, in: streets)
            while place < streets.count, streets[place].edge == position.edge {
                let street = streets[place]
                place += 1
                guard street.low <= position.offset, position.offset <= street.high else { continue }
                let found = (cost: metrics.cost(at: position.offset, of: street), facility: street.facility)
                if nearest.map({ found < $0 }) ?? true { nearest = found }
            }
        }
        return nearest
    }

    private static func first(at edge: Int, in streets: [ReachedStreet]) -> Int {
        var (low, high) = (0, streets.count)
        while low < high {
            let middle = (low + high) / 2
            if streets[middle].edge < edge { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
