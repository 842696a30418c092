import Results
import StreetNetwork
import Vocabulary

/// What a route job asks for, checked and resolved.
public struct RouteParameters: Sendable {
    /// How a route is drawn.
    public enum Geometry: String, Sendable, CaseIterable {
        case trueShape = "true_shape"
        case straight
        case none
    }

    public var routes: [RouteRequest]
    /// Stops that no route can have, such as those that name none where others do.
    public var unvisited: [UnvisitedStop] = []
    /// Columns of the stops' attributes.
    public var keptColumns: [Column] = []
    public var findsBestSequence = false
    public var preservesFirstStop = true
    public var preservesLastStop = true
    public var returnsToStart = false
    public var impedance = Impedance.time
    /// The costs that users defined and that are added up along routes, in order; the impedance is one where it is such.
    public var reportedCosts: [String] = []
    public var locate = LocateOptions()
    public var geometry = Geometry.trueShape
    /// Millimetres that the line of a route may be moved by to have fewer corners.
    public var simplify: Int64 = 0
    /// Nil: no directions.
    public var directions: DirectionsOptions?
    public var reportsTraversedEdges = false
    /// When the routes set out; nil: no clock times.
    public var departure: RouteClock?

    public init(routes: [RouteRequest]) { self.routes = routes }
}
