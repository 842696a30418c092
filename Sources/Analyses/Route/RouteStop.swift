import Geometry

/// A place that a route visits.
public struct RouteStop: Sendable, Equatable {
    /// The user's id, which every output repeats.
    public var id: String?
    public var name: String
    public var place: Coordinate
    /// Milliseconds spent at the stop.
    public var service: Int64

    public init(id: String? = nil, name: String, place: Coordinate, service: Int64 = 0) {
        self.id = id
        self.name = name
        self.place = place
        self.service = service
    }
}

/// One route to be found: its stops in the order in which they are given.
public struct RouteRequest: Sendable, Equatable {
    /// Nil: the route is named for its first and last stop.
    public var name: String?
    public var stops: [RouteStop]

    public init(name: String? = nil, stops: [RouteStop]) {
        self.name = name
        self.stops = stops
    }
}
