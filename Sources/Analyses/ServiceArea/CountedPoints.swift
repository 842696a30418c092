import Geometry
import StreetNetwork
import Vocabulary

/// The points that are counted, each at its own place on the network.
struct CountedPoints {
    /// A place where a point is on the network; one on a junction has several.
    private struct Place {
        let position: EdgePosition
        /// The row's place in the layer.
        let row: Int
    }

    /// What a point costs to come to.
    struct Reach {
        let row: Int
        /// In told steps.
        let cost: Int64
        /// Of equal ones the first.
        let facility: Int
    }

    /// Ascending by edge.
    private let places: [Place]

    /// Points without a street near them are left out, which is said.
    init(
        of summary: ServiceAreaParameters.Summary, _ options: LocateOptions, _ metrics: ServiceAreaMetrics,
        _ context: RunContext
    ) {
        let locator = Locator(metric: metrics.ground, where: options.streets)
        var places: [Place] = []
        var missing = 0
        for (row, counted) in summary.rows.enumerated() {
            guard case .point(let place) = counted.place else { continue }
            let request = LocateRequest(place, tolerance: options.tolerance, for: .passage, relocates: false)
            if let location = locator.nearest(to: request) {
                places += location.positions.map { Place(position: $0, row: row) }
            } else {
                missing += 1
            }
        }
        self.places = places.sorted { ($0.position.edge, $0.row) < ($1.position.edge, $1.row) }
        guard missing > 0 else { return }
        context.warn(
            "not_located",
            "\(missing) of \(summary.layer) \(missing == 1 ? "is" : "are") not counted: no street that "
                + "\(metrics.ground.mode.name) may use is within \(CostText.wholeMetres(options.tolerance))")
    }

    /// The points that are reached, ascending by row, each at its least cost.
    ///
    /// - Parameter streets: ascending by edge and position.
    /// - Complexity: O(m log n) for m points and streets on edges that have both, and n of either.
    func reached(on streets: [ReachedStreet], _ metrics: ServiceAreaMetrics) -> [Reach] {
        var found: [Int: Reach] = [:]
        forEachMeeting(streets) { place, street in
            guard street.low <= place.position.offset, place.position.offset <= street.high else { return }
            let cost = metrics.cost(at: place.position.offset, of: street)
            if let known = found[place.row], (known.cost, known.facility) <= (cost, street.facility) { return }
            found[place.row] = Reach(row: place.row, cost: cost, facility: street.facility)
        }
        return found.values.sorted { $0.row < $1.row }
    }

    /// Calls a function for each place and each street on its edge.
    private func forEachMeeting(_ streets: [ReachedStreet], _ body: (Place, ReachedStreet) -> Void) {
        var (place, street) = (0, 0)
        while street < streets.count {
            let edge = streets[street].edge
            place = places[place...].firstIndex(notBelow: edge, by: \.position.edge)
            guard place < places.count else { return }
            if places[place].position.edge > edge {
                street = streets[street...].firstIndex(notBelow: places[place].position.edge, by: \.edge)
                continue
            }
            let end = streets[street...].firstIndex(notBelow: edge + 1, by: \.edge)
            while place < places.count, places[place].position.edge == edge {
                for street in streets[street..<end] { body(places[place], street) }
                place += 1
            }
            street = end
        }
    }
}

extension ArraySlice {
    /// The first place whose key is not below a value, by binary search; the keys rise.
    fileprivate func firstIndex(notBelow value: Int, by key: (Element) -> Int) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if key(self[middle]) < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
