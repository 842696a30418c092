import Geometry
import StreetNetwork

/// The steps of a whole route: those of its legs, and its arrivals.
struct RouteSteps {
    let route: PlannedRoute
    let legs: [[TravelledStretch]]
    /// Of time.
    let metric: Metric
    /// When visits were, where they have times.
    var log: VisitLog?
    /// Whether a visit is said; one that is not is passed by as if nobody had asked for it, unless one has to wait there.
    var isAnnounced: (PlannedRoute.Visit) -> Bool = { $0.stop.stop.type != .waypoint }

    var all: [DirectionStep] {
        let guide = DirectionsGuide(metric: metric)
        var steps: [DirectionStep] = []
        /// The stretches since the last visit that was said, and its stop's name.
        var way: [TravelledStretch] = []
        var origin = ""
        for (number, (visit, leg)) in zip(route.visits, legs).enumerated() {
            way += leg
            let isLast = number == route.visits.count - 1
            guard number == 0 || isLast || isAnnounced(visit) || wait(at: number) > 0 else { continue }
            if number > 0 {
                let leg = guide.steps(of: way, from: origin)
                steps += leg.isEmpty && steps.isEmpty ? [start] : leg
                steps.append(arrival(visit, number, isBack: route.returnsToStart && isLast))
            } else if visit.stop.stop.service > 0 || wait(at: number) > 0 || lateness(at: number) > 0 || isLast {
                steps.append(arrival(visit, number, isBack: false))
            }
            (way, origin) = ([], visit.stop.stop.name)
        }
        return steps
    }

    private func wait(at visit: Int) -> Int64 { log?.entries[visit].wait ?? 0 }

    private func lateness(at visit: Int) -> Int64 { log?.entries[visit].violation ?? 0 }

    /// Setting out for a stop at the same place.
    private var start: DirectionStep {
        var step = DirectionStep(.depart, at: [route.visits[0].location.coordinate])
        step.stop = route.visits[0].stop.stop.name
        return step
    }

    private func arrival(_ visit: PlannedRoute.Visit, _ number: Int, isBack: Bool) -> DirectionStep {
        let maneuver: Maneuver =
            switch visit.arrivalSide {
            case .left: .arriveLeft
            case .right: .arriveRight
            case .on: .arrive
            }
        var step = DirectionStep(maneuver, at: [visit.location.coordinate])
        step.stop = visit.stop.stop.name
        step.time = isBack ? 0 : visit.stop.stop.service
        step.wait = wait(at: number)
        step.violation = lateness(at: number)
        return step
    }
}
