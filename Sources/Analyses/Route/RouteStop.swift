import Geometry
import Results
import StreetNetwork
import Vocabulary

/// A place that a route visits.
public struct RouteStop: Sendable, Equatable {
    /// The user's id, which every output repeats.
    public var id: String?
    public var name: String
    public var place: Coordinate
    public var type: StopType
    /// Milliseconds spent at the stop.
    public var service: Int64
    /// What is spent at the stop of the costs that the job reports, in their order: millionths. Missing ones are nothing.
    public var costs: [Int64]
    /// Nil: any time will do.
    public var window: TimeWindow?
    public var curbApproach: CurbApproach
    /// The direction in which the street at the stop runs; nil: any.
    public var bearing: Bearing?
    /// Values that the outputs repeat, in the order of the job's kept columns; missing ones are null.
    public var attributes: [Value]

    public init(
        id: String? = nil, name: String, place: Coordinate, type: StopType = .stop, service: Int64 = 0,
        costs: [Int64] = [], window: TimeWindow? = nil, curbApproach: CurbApproach = .either,
        bearing: Bearing? = nil, attributes: [Value] = []
    ) {
        self.id = id
        self.name = name
        self.place = place
        self.type = type
        self.service = service
        self.costs = costs
        self.window = window
        self.curbApproach = curbApproach
        self.bearing = bearing
        self.attributes = attributes
    }
}

/// A stop that no route can have: it is reported alone.
public struct UnvisitedStop: Sendable, Equatable {
    public var id: String?
    public var name: String
    /// Nil where nobody knows where it is.
    public var place: Coordinate?
    public var type: StopType
    public var status: LocationStatus
    public var attributes: [Value]
    /// The route that it is meant for; nil where it names none.
    public var route: String?

    public init(
        id: String?, name: String, place: Coordinate?, type: StopType = .stop, status: LocationStatus,
        attributes: [Value] = [], route: String? = nil
    ) {
        self.id = id
        self.name = name
        self.place = place
        self.type = type
        self.status = status
        self.attributes = attributes
        self.route = route
    }

    /// A stop that is left out, and why.
    public init(_ stop: RouteStop, _ status: LocationStatus) {
        self.init(
            id: stop.id, name: stop.name, place: stop.place, type: stop.type, status: status,
            attributes: stop.attributes)
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
