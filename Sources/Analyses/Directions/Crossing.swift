import StreetNetwork

/// A junction on a leg: where one comes from, where one goes, and where else one could go.
struct Crossing {
    /// A way on.
    struct Way {
        let street: DirectedStreet
        let angle: TurnAngle
    }

    let before: DirectedStreet
    let next: Way
    /// The other ways on that the mode may take with their traffic, turning back aside.
    let others: [Way]
    /// Whether the next street is the only way on with traffic, and there are others, such as one-way streets that lead here.
    let hasClosedWaysAlone: Bool

    init(from before: DirectedStreet, to next: DirectedStreet, on metric: Metric) {
        let network = metric.network
        let arrival = metric.arriving(before.directed)
        func way(_ street: DirectedStreet) -> Way {
            Way(street: street, angle: TurnAngle(from: arrival, to: metric.settingOut(street.directed)))
        }
        self.before = before
        self.next = way(next)
        let junction = network.head(of: before.directed)
        // Where a waypoint parts two legs, the next street may not begin where the last one ends.
        guard junction == network.tail(of: next.directed) else {
            (others, hasClosedWaysAlone) = ([], false)
            return
        }
        let departures = network.departures(of: junction).filter {
            $0 != before.directed.reversed && $0 != next.directed
        }
        others = departures.filter(metric.isOpenWithTraffic).map { way(DirectedStreet($0, in: network)) }
            .filter { [next = self.next] in !Self.isTwin($0, of: next, on: metric) }
        hasClosedWaysAlone =
            others.isEmpty
            && departures.lazy.filter { !metric.isOpenWithTraffic($0) }.map { DirectedStreet($0, in: network).kind }
                .contains { !$0.isMinor && !$0.isFerry }
    }

    /// Whether a way is the same on the ground as another: some streets are drawn twice.
    private static func isTwin(_ one: Way, of other: Way, on metric: Metric) -> Bool {
        guard abs(one.angle.degrees - other.angle.degrees) < 5 else { return false }
        return StreetCourse(from: one.street.directed, on: metric)
            .isSame(as: StreetCourse(from: other.street.directed, on: metric))
    }

    var isUTurn: Bool { next.street.directed == before.directed.reversed }
    var isSame: Bool { next.street.isSame(as: before) }
    var isSameNamed: Bool { next.street.isSameNamed(as: before) }

    /// The other ways that somebody could take for the right one: ferries are none, nor drives and
    /// paths beside streets.
    var rivals: [Way] {
        let ashore = others.filter { !$0.street.kind.isFerry }
        if before.kind.isMinor || next.street.kind.isMinor { return ashore }
        return ashore.filter { !$0.street.kind.isMinor }
    }
}
