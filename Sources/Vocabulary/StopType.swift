/// What a stop is to its route: the location types of Network Analyst.
public enum StopType: String, Sendable, CaseIterable {
    /// A place where the route ends a leg, and that directions name.
    case stop
    /// A place that the route leads through without stopping; directions do not name it.
    case waypoint
    /// A place where the driver rests for the time of its service.
    case rest = "break"
}
