import Foundation
import Geometry
import StreetNetwork
import Vocabulary

/// What turning costs.
extension OracleRules {
    /// The number of usable edges that end at a junction; a loop counts twice.
    func countStreets(at junction: Int) -> Int {
        parts.edgeTail.indices.reduce(0) { count, edge in
            let ways = [DirectedEdge(edge: edge, forward: true), DirectedEdge(edge: edge, forward: false)]
            guard ways.contains(where: { isOpen($0) }) else { return count }
            return count + (Int(parts.edgeTail[edge]) == junction ? 1 : 0)
                + (Int(parts.edgeHead[edge]) == junction ? 1 : 0)
        }
    }

    /// The cost of turning from one way into another, or nil where the turn may not be made.
    func turn(_ from: DirectedEdge, _ to: DirectedEdge) -> Int64? {
        guard head(from) == tail(to), !isForbidden(from, to) else { return nil }
        guard var cost = plainTurn(from, to), impedance == .time else { return plainTurn(from, to) }
        for delay in network.turnDelays where (delay.from, delay.to) == (from, to) { cost += delay.milliseconds }
        guard let barriers else { return cost }
        let factors = barriers.factors(atJunction: head(from), of: "time")
        return Int64((Double(cost) * factors.reduce(1, *)).rounded())
    }

    private func plainTurn(_ from: DirectedEdge, _ to: DirectedEdge) -> Int64? {
        let tags = network.tagSets[parts.junctionTags[head(from)]]
        let isBlocked =
            barriers?.closes(junction: head(from)) ?? false || tags["access"] == "no"
            || tags["barrier"] == "bollard" && tags["access"] == nil
        let streets = streets[head(from)]
        if to == from.reversed {
            return mayTurnBack(isBlocked ? 1 : streets) ? turnBack : nil
        }
        if isBlocked { return nil }
        let gate: Int64 = tags["barrier"] == "gate" && tags["access"] == nil ? 5000 : 0
        let signals = tags["highway"] == "traffic_signals" ? mode.turnCosts.trafficSignals : 0
        return timeOnly(gate + signals + (streets < 3 ? 0 : angleCost(from, to)))
    }

    /// Of a cost that users defined the least that there is, to a search.
    private var turnBack: Int64 {
        if case .attribute = impedance { return steered ? 1 : 0 }
        return timeOnly(mode.turnCosts.uTurn)
    }

    private func timeOnly(_ milliseconds: Int64) -> Int64 { impedance == .time ? milliseconds : 0 }

    private func mayTurnBack(_ streets: Int) -> Bool {
        switch uTurns {
        case .allowed: true
        case .notAllowed: false
        case .atDeadEnds: streets == 1
        case .atIntersections: streets > 2
        case .atDeadEndsAndIntersections: streets == 1 || streets > 2
        }
    }

    private func isForbidden(_ from: DirectedEdge, _ to: DirectedEdge) -> Bool {
        let binding = restrictions.filter { restriction in
            restriction.viaEdges.isEmpty && restriction.from.contains(from) && restriction.appliesTo != "hgv"
                && !restriction.exceptions.contains("motorcar")
        }
        let isNamed = binding.contains { restriction in
            restriction.kind == .no && restriction.to.contains(to) && restriction.isUTurn == (to == from.reversed)
        }
        let allowed = binding.filter { $0.kind == .only }.flatMap(\.to).filter { isOpen($0) }
        return isNamed || !allowed.isEmpty && !allowed.contains(to)
    }

    private func angleCost(_ from: DirectedEdge, _ to: DirectedEdge) -> Int64 {
        let degrees = remainder(bearing(to) - bearing(from.reversed) - 180, 360)
        switch abs(degrees) {
        case ..<45: return mode.turnCosts.straight
        case 135.nextUp...: return mode.turnCosts.sharp
        default: return degrees < 0 ? mode.turnCosts.left : mode.turnCosts.right
        }
    }

    /// Degrees clockwise from north in which a way sets out.
    private func bearing(_ way: DirectedEdge) -> Double {
        let shape = way.isForward ? Array(parts.shape(of: way.edge)) : parts.shape(of: way.edge).reversed()
        guard let next = shape.first(where: { $0 != shape[0] }) else { return 0 }
        let latitude = (shape[0].latitudeDegrees + next.latitudeDegrees) / 2 * .pi / 180
        // The radii of curvature of WGS84, across the meridian and along it.
        let eccentricitySquared = 0.00669437999014
        let squeezed = 1 - eccentricitySquared * sin(latitude) * sin(latitude)
        let east = (next.longitudeDegrees - shape[0].longitudeDegrees) * cos(latitude) / squeezed.squareRoot()
        let north =
            (next.latitudeDegrees - shape[0].latitudeDegrees) * (1 - eccentricitySquared)
            / (squeezed * squeezed.squareRoot())
        return atan2(east, north) * 180 / .pi
    }
}
