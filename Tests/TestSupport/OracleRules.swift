import Foundation
import Geometry
import StreetNetwork
import Vocabulary

/// What the test car may do and what it costs, read from the tags and restrictions themselves, slowly and plainly.
/// Shares nothing with the engine but the network's arrays and the mode's numbers.
public struct OracleRules {
    let network: StreetNetwork
    let parts: StreetSections
    let mode: TravelMode
    let impedance: Impedance
    let uTurns: UTurnPolicy
    // Read once, because tags are slow to ask: way to what its tags say, junction to the usable edges that end there.
    private var isOpen: [Bool] = []
    private var isDestinationOnly: [Bool] = []
    private var whole: [Int64] = []
    private var streets: [Int] = []
    let restrictions: [TurnRestriction]

    public init(_ network: StreetNetwork, mode: TravelMode, impedance: Impedance, uTurns: UTurnPolicy) {
        self.network = network
        parts = network.parts
        restrictions = network.turnRestrictions
        self.mode = mode
        self.impedance = impedance
        self.uTurns = uTurns
        let ways = (0..<(parts.edgeTail.count * 2)).map { DirectedEdge(rawValue: UInt32($0)) }
        isOpen = ways.map(readIsOpen)
        isDestinationOnly = ways.map { ["destination", "delivery"].contains(access($0)) }
        whole = ways.map { isOpen[$0.index] ? readWhole($0) : 0 }
        streets = parts.junctionCoordinate.indices.map(countStreets)
    }

    func tail(_ way: DirectedEdge) -> Int { Int((way.isForward ? parts.edgeTail : parts.edgeHead)[way.edge]) }
    func head(_ way: DirectedEdge) -> Int { Int((way.isForward ? parts.edgeHead : parts.edgeTail)[way.edge]) }
    func length(_ edge: Int) -> Int64 { Int64(parts.edgeLength[edge]) }
    func tags(_ edge: Int) -> Tags { network.tagSets[parts.streetTags[Int(parts.edgeStreet[edge])]] }

    private func access(_ way: DirectedEdge) -> String? {
        tags(way.edge)["access:" + (way.isForward ? "forward" : "backward")] ?? tags(way.edge)["access"]
    }

    private func readIsOpen(_ way: DirectedEdge) -> Bool {
        let tags = tags(way.edge)
        let isStreet = ["residential", "primary", "service"].contains(tags["highway"]) || tags["route"] == "ferry"
        let isAgainst = tags["oneway"] == (way.isForward ? "-1" : "yes")
        return isStreet && !isAgainst && !["no", "private"].contains(access(way))
    }

    func isOpen(_ way: DirectedEdge) -> Bool { isOpen[way.index] }
    func isDestinationOnly(_ way: DirectedEdge) -> Bool { isDestinationOnly[way.index] }

    private func readWhole(_ way: DirectedEdge) -> Int64 {
        guard impedance == .time else { return length(way.edge) }
        let tags = tags(way.edge)
        let minutes = tags["duration"] == "7" ? 7.0 : tags["duration"] == "0:03" ? 3 : nil
        if tags["route"] == "ferry", let minutes {
            let street = parts.streetLength[Int(parts.edgeStreet[way.edge])]
            return max(1, Int64((minutes * 60_000 * Double(length(way.edge)) / Double(street)).rounded()))
        }
        return max(1, Int64((Double(length(way.edge)) * 3.6 / speed(tags, way)).rounded()))
    }

    private func speed(_ tags: Tags, _ way: DirectedEdge) -> Double {
        if tags["route"] == "ferry" { return 18 }
        let posted = ["50": 50.0, "7.5": 7.5, "30": 30, "20 mph": 20 * 1.609344]
        var speed = posted[tags["maxspeed"] ?? ""].map { $0 * mode.postedSpeed.factor }
        if way.isForward, tags["maxspeed:forward"] != nil { speed = 13 * mode.postedSpeed.factor }
        let own = ["residential": 36.0, "primary": 72, "service": 18][tags["highway"] ?? ""]
        return (speed ?? own!) * (tags["surface"] == "gravel" ? 0.5 : 1)
    }

    /// The cost of a way up to a place, rounded half up to a whole number there and only there.
    func cost(_ way: DirectedEdge, upTo offset: Int64) -> Int64 {
        let length = length(way.edge)
        let travelled = way.isForward ? offset : length - offset
        let (quotient, rest) = (whole[way.index] * travelled).quotientAndRemainder(dividingBy: length)
        return rest * 2 >= length ? quotient + 1 : quotient
    }
}

/// What turning costs.
extension OracleRules {
    /// The number of usable edges that end at a junction; a loop counts twice.
    private func countStreets(at junction: Int) -> Int {
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
        let tags = network.tagSets[parts.junctionTags[head(from)]]
        let isBlocked = tags["access"] == "no" || tags["barrier"] == "bollard" && tags["access"] == nil
        let streets = streets[head(from)]
        if to == from.reversed {
            return mayTurnBack(isBlocked ? 1 : streets) ? timeOnly(mode.turnCosts.uTurn) : nil
        }
        if isBlocked { return nil }
        let gate: Int64 = tags["barrier"] == "gate" && tags["access"] == nil ? 5000 : 0
        let signals = tags["highway"] == "traffic_signals" ? mode.turnCosts.trafficSignals : 0
        return timeOnly(gate + signals + (streets < 3 ? 0 : angleCost(from, to)))
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
            restriction.viaEdges.isEmpty &&
            restriction.from.contains(from) && restriction.appliesTo != "hgv"
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
        let east = (next.longitudeDegrees - shape[0].longitudeDegrees) * cos(latitude)
        return atan2(east, next.latitudeDegrees - shape[0].latitudeDegrees) * 180 / .pi
    }
}
