import Geometry
import StreetNetwork

/// How far a turn goes to one side, in degrees: 0 straight on, 90 to the left, -90 to the right, up to 180.
struct TurnAngle: Comparable {
    let degrees: Double

    init(degrees: Double) { self.degrees = degrees }

    init(from arrival: Heading, to departure: Heading) {
        degrees =
            Trigonometry.arctangent(y: arrival.leftness(of: departure), x: arrival.cosine(to: departure)) * 180 / .pi
    }

    var isLeft: Bool { degrees > 0 }
    /// How far it is from straight on.
    var size: Double { abs(degrees) }
    var isStraight: Bool { size < 20 }
    /// Whether it goes on ahead, somewhat to one side at most.
    var isAhead: Bool { size < 45 }

    /// The turn as such: below 20 degrees it is straight on, below 45 it bears, below 135 it turns, beyond it is sharp.
    var maneuver: Maneuver {
        switch size {
        case ..<20: .straight
        case ..<45: isLeft ? .bearLeft : .bearRight
        case ..<135: isLeft ? .turnLeft : .turnRight
        default: isLeft ? .sharpLeft : .sharpRight
        }
    }

    /// From right to left.
    static func < (one: TurnAngle, other: TurnAngle) -> Bool { one.degrees < other.degrees }
}

extension Metric {
    /// Headings are taken over so many millimetres: the last metres before a junction are drawn as it pleases.
    private static let headingLength: Int64 = 15_000

    /// The direction in which the first metres from the beginning of a directed edge lead.
    func settingOut(_ directed: DirectedEdge) -> Heading {
        let ends = firstMetres(from: directed)
        return Heading(from: ends.start, to: ends.end) ?? network.departureHeading(of: directed)
    }

    /// The direction in which the last metres up to the end of a directed edge lead.
    func arriving(_ directed: DirectedEdge) -> Heading {
        let ends = firstMetres(from: directed.reversed)
        return Heading(from: ends.end, to: ends.start) ?? network.arrivalHeading(of: directed)
    }

    /// Over as many edges as the street is stored in.
    private func firstMetres(from directed: DirectedEdge) -> (start: Coordinate, end: Coordinate) {
        var (last, rest) = (directed, Self.headingLength)
        while network.length(of: last.edge) < rest, let next = continuation(of: last), next.edge != directed.edge {
            rest -= network.length(of: last.edge)
            last = next
        }
        return (place(on: directed, at: 0), place(on: last, at: min(rest, network.length(of: last.edge))))
    }

    /// The place so many millimetres behind the beginning of a directed edge.
    private func place(on directed: DirectedEdge, at millimetres: Int64) -> Coordinate {
        let length = network.length(of: directed.edge)
        return network.coordinate(on: directed.edge, at: directed.isForward ? millimetres : length - millimetres)
    }
}

extension Metric {
    /// The turn from the end of one directed edge to the beginning of another, which need not be its neighbour.
    func turnAngle(from before: DirectedEdge, to after: DirectedEdge) -> TurnAngle {
        TurnAngle(from: arriving(before), to: settingOut(after))
    }

    /// The turn from one stretch of a leg to a later one. Of one that leads back the way between says to which side it goes.
    func turnAngle(over leg: [GuidedStretch], from source: Int, to target: Int) -> TurnAngle {
        let whole = turnAngle(from: leg[source].directed, to: leg[target].directed)
        guard whole.size > 135 else { return whole }
        var (heading, round) = (arriving(leg[source].directed), 0.0)
        func turn(to next: Heading) {
            round += TurnAngle(from: heading, to: next).degrees
            heading = next
        }
        for stretch in leg[source + 1..<target] { network.segments(of: stretch.directed).forEach(turn) }
        turn(to: settingOut(leg[target].directed))
        guard (round > 0) != whole.isLeft, abs(round) < 300 else { return whole }
        return TurnAngle(degrees: round > 0 ? 180 : -180)
    }
}

extension StreetNetwork {
    /// The directions of an edge's segments.
    fileprivate func segments(of directed: DirectedEdge) -> [Heading] {
        let shape = Array(shape(of: directed.edge))
        let places = directed.isForward ? shape : shape.reversed()
        return zip(places, places.dropFirst()).compactMap { Heading(from: $0, to: $1) }
    }
}
