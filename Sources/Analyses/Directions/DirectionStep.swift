import Geometry
import StreetNetwork
import Vocabulary

/// One step of directions: a maneuver and the way up to the next one.
struct DirectionStep {
    let maneuver: Maneuver
    /// The street that the step follows; nil where it has no name and no number.
    var label: StreetLabel?
    /// Whether that is the street that one is on already.
    var isSameStreet = false
    /// What the step follows where it has no name.
    var kind: WayKind?
    /// What signs name.
    var toward: [String] = []
    /// The number of the exit: of a roundabout, or what the sign of a motorway has.
    var roundaboutExit: Int?
    var exit: String?
    /// The name of the roundabout.
    var roundabout: String?
    /// Whether the roundabout is left again.
    var leavesRoundabout = true
    /// The street between two turns that are one step.
    var via: StreetLabel?
    /// Where the step sets out; for its compass point on departure.
    var heading: Heading?
    /// The stop departed from or arrived at.
    var stop: String?
    /// Milliseconds from here to the next step, the turn into it included; at an arrival, the service there.
    var time: Int64 = 0
    /// Milliseconds of waiting at an arrival, which no total holds.
    var wait: Int64 = 0
    /// Milliseconds by which an arrival is late for its time window.
    var violation: Int64 = 0
    /// Millimetres from here to the next step.
    var length: Int64 = 0
    /// The line followed; one coordinate where the step does not move.
    var line: [Coordinate]
    /// What barriers do on the way.
    var barriers = BarrierNotes()

    init(_ maneuver: Maneuver, at place: some Sequence<Coordinate>) {
        self.maneuver = maneuver
        line = Array(place)
    }

    /// Adds a stretch to the step, the turn into it included.
    mutating func follow(_ next: TravelledStretch, in network: StreetNetwork) {
        time += next.turnTime + next.time
        length += next.stretch.length
        network.extend(&line, along: next.stretch)
    }
}
