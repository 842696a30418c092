/// What became of a location: the statuses of Network Analyst (docs/outputs.md).
public enum LocationStatus: String, Sendable, CaseIterable {
    case ok
    case notLocated = "not_located"
    case elementNotLocated = "element_not_located"
    case notTraversable = "not_traversable"
    case invalidField = "invalid_field"
    case notReached = "not_reached"
    case timeWindowViolation = "time_window_violation"
    case notLocatedOnClosest = "not_located_on_closest"
}
