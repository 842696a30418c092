import Geometry
import StreetNetwork

/// One step of directions: a maneuver and the way up to the next one.
struct DirectionStep {
    let maneuver: Maneuver
    /// The street that the step follows; nil where it has no name.
    var street: String?
    /// Where the step sets out; for its compass point on departure.
    let heading: Heading?
    /// The stop departed from or arrived at.
    let stop: String?
    /// On which side the stop lies on arrival.
    var side: NearestPlace.Side = .on
    /// Milliseconds from here to the next step, the turn into it included; at an arrival, the service there.
    var time: Int64 = 0
    /// Millimetres from here to the next step.
    var length: Int64 = 0
    /// The line followed; one coordinate where the step does not move.
    var line: [Coordinate]
}
