import Geometry
import Results
import StreetNetwork

/// The line of a route.
struct RouteShape {
    let route: PlannedRoute
    let legs: [[TravelledStretch]]
    let network: StreetNetwork
    /// Places that stay where they are: where steps of directions begin.
    let corners: Set<Coordinate>

    /// - Parameter tolerance: millimetres that a line along the streets may be moved by to have fewer corners.
    func geometry(_ kind: RouteParameters.Geometry, simplified tolerance: Int64) -> FeatureGeometry? {
        switch kind {
        case .none: return nil
        case .straight: return RouteReport.lines(route.visits.map(\.location.coordinate))
        case .trueShape: return RouteReport.lines(trueShape(simplified: tolerance))
        }
    }

    private func trueShape(simplified tolerance: Int64) -> [Coordinate] {
        var line: [Coordinate] = []
        /// The ends of legs, and turns, by their places in the line.
        var turns: [Int] = []
        for leg in legs {
            for (place, travelled) in leg.enumerated() {
                network.extend(&line, along: travelled.stretch)
                if tolerance > 0, turnsBehind(place, of: leg) { turns.append(line.count - 1) }
            }
        }
        guard tolerance > 0 else { return line }
        let kept = Set(turns).union(line.indices.filter { corners.contains(line[$0]) }).sorted()
        return LineSimplification(tolerance: Double(tolerance) / 1000).simplified(line, keeping: kept)
    }

    /// Whether a leg ends with a stretch, or turns behind it.
    private func turnsBehind(_ place: Int, of leg: [TravelledStretch]) -> Bool {
        place + 1 == leg.count || hasTurn(from: leg[place], into: leg[place + 1])
    }

    /// Whether there is a turn between two stretches: their directions differ by more than 20 degrees.
    private func hasTurn(from before: TravelledStretch, into next: TravelledStretch) -> Bool {
        let (from, to) = (before.stretch.directed, next.stretch.directed)
        return to == from.reversed
            || network.arrivalHeading(of: from).cosine(to: network.departureHeading(of: to)) < 0.9396926207859084
    }
}
