import StreetNetwork

/// A route that was found: its visits in order, and the stops that it leaves out.
struct PlannedRoute {
    /// A stop as it is visited, and the path that leads there from the visit before.
    struct Visit {
        let stop: LocatedStop
        let location: Location
        /// Nil at the start.
        let path: Path?
    }

    let name: String
    let visits: [Visit]
    let unvisited: [LocatedStop]
    /// Whether the last visit is the first stop again.
    let returnsToStart: Bool
}
