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
        var missing: [String] = []
        for (row, counted) in summary.rows.enumerated() {
            guard case .point(let place) = counted.place else { continue }
            let request = LocateRequest(place, tolerance: options.tolerance, for: .passage, relocates: false)
            if let location = locator.nearest(to: request) {
                places += location.positions.map { Place(position: $0, row: row) }
            } else {
                missing.append("\(counted.id)")
            }
        }
        self.places = places.sorted { ($0.position.edge, $0.row) < ($1.position.edge, $1.row) }
        guard let first = missing.first else { return }
        let (count, rows) =
            missing.count == 1
            ? ("1 row of \(summary.layer) is", "row \(first)")
            : ("\(missing.count) rows of \(summary.layer) are", "rows \(SampleText.first(of: missing))")
        context.warn(
            "not_located",
            "\(count) not counted: no street that \(metrics.ground.mode.name) may use is within "
                + "\(CostText.wholeMetres(options.tolerance)) of \(rows)")
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
            place = places[place...].firstPlace { $0.position.edge >= edge }
            guard place < places.count else { return }
            if places[place].position.edge > edge {
                street = streets[street...].firstPlace { $0.edge >= places[place].position.edge }
                continue
            }
            let end = streets[street...].firstPlace { $0.edge > edge }
            while place < places.count, places[place].position.edge == edge {
                for street in streets[street..<end] { body(places[place], street) }
                place += 1
            }
            street = end
        }
    }
}
