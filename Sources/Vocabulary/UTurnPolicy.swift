/// Where a vehicle may turn back onto the edge that it came by. A dead end joins one street, a junction two, an
/// intersection three or more.
public enum UTurnPolicy: String, Sendable, CaseIterable {
    case allowed
    case atDeadEnds = "at_dead_ends"
    case atIntersections = "at_intersections"
    case atDeadEndsAndIntersections = "at_dead_ends_and_intersections"
    case notAllowed = "not_allowed"
}
