import Results

/// The tables of a route job and their columns.
public enum RouteTables {
    private static let route = Column("route", "The route's name")

    public static let routes = Table(
        "routes", "The routes found", geometry: .line, formats: [.geojson, .csv],
        columns: [
            Column("name", "The route's name: as given, else its first and last stop"),
            Column("stop_count", .integer, "How many stops the route visits, waypoints and breaks included"),
            Column("total_time", unit: "minutes", "Travel and service, without waiting"),
            Column("total_length", unit: "metres", "The length travelled"),
            Column("wait_time", unit: "minutes", "Waiting for time windows to open"),
            Column("violation_time", unit: "minutes", "Coming late for time windows, of all stops together"),
            Column("start_time", "When the route sets out: ISO 8601, where the job has a start_time"),
            Column("end_time", "When it ends: ISO 8601, where the job has a start_time"),
            Column("first_stop", "The name of the stop that it begins at"),
            Column("last_stop", "The name of the stop that it ends at"),
        ])

    public static let stops = Table(
        "stops", "Every stop of the job, in the order of its route", geometry: .point, formats: [.geojson, .csv],
        columns: [
            route,
            Column("sequence", .integer, "The stop's place in the route, from 1; empty where it is not visited"),
            Column("id", "The id given"),
            Column("name", "The name given, else Stop and its number"),
            Column("status", "ok, or what became of the stop"),
            Column("arrive_time", "When the route arrives: ISO 8601, where the job has a start_time"),
            Column("depart_time", "When it goes on, after waiting and service: ISO 8601, where the job has one"),
            Column(
                "cumul_time", unit: "minutes",
                "Travel and service up to here, this stop's service included, without waiting"),
            Column("cumul_length", unit: "metres", "The length travelled up to here"),
            Column("wait_time", unit: "minutes", "Waiting here for the time window to open"),
            Column("violation_time", unit: "minutes", "Coming late for the time window"),
            Column("cumul_wait_time", unit: "minutes", "Waiting up to here, this stop's included"),
            Column("cumul_violation_time", unit: "minutes", "Coming late up to here, this stop included"),
            Column("type", "What it is to the route: stop, waypoint or break"),
            Column("arrive_side", "On which side of the street the stop lies on arrival: left, right, or empty"),
            Column("depart_side", "On which side it lies on departure: left, right, or empty"),
            Column("snap_distance", unit: "metres", "How far the place on the network is from the one given"),
            Column("snap_x", unit: "degrees", "Longitude of the place on the network"),
            Column("snap_y", unit: "degrees", "Latitude of the place on the network"),
        ])

    private static let stepColumns = [
        route,
        Column("step", .integer, "The step's number in its route, from 1"),
        Column("text", "What to do"),
        Column("street", "The street that the step follows"),
        Column("length", unit: "metres", "From this step to the next"),
        Column("time", unit: "minutes", "From this step to the next; at a stop, its service"),
        Column("cumul_length", unit: "metres", "The length travelled before this step"),
        Column("cumul_time", unit: "minutes", "Travel and service before this step"),
        Column("maneuver", "The kind of step: depart, straight, turn_left, roundabout, arrive and so on"),
        Column("stop", "The name of the stop that the step departs from or arrives at"),
        Column("toward", "What signs name: places and numbers of streets, joined by ;"),
        Column("exit", "The number of the exit: of a roundabout, from 1, or of a motorway as its sign has it"),
        Column("start_time", "When the step begins: ISO 8601, where the job has a start_time"),
        Column("note", "Waiting or lateness at an arrival; barriers on the step that change costs and close nothing"),
    ]

    public static let directions = Table(
        "directions", "The steps of each route", geometry: .none, formats: [.csv], columns: stepColumns)
    public static let directionsPoints = Table(
        "directions_points", "Where each step begins", geometry: .point, formats: [.geojson], columns: stepColumns)
    public static let directionsLines = Table(
        "directions_lines", "The line that each step follows", geometry: .line, formats: [.geojson],
        columns: stepColumns)

    public static let traversedEdges = Table(
        "traversed_edges", "Every piece of street that a route travels, in order", geometry: .none, formats: [.csv],
        columns: [
            route,
            Column("sequence", .integer, "The piece's number in its route, from 1"),
            Column("source_id", .integer, "The source's id of the street"),
            Column("street", "The street's name"),
            Column(
                "from_position", .number, "Where travel begins, as a fraction of the street in its digitised direction"),
            Column(
                "to_position", .number, "Where travel ends; less than from_position when it goes against that direction"
            ),
            Column("length", unit: "metres", "The length travelled"),
            Column("from_cumul_time", unit: "minutes", "Travel and service up to the piece, the turn into it included"),
            Column("to_cumul_time", unit: "minutes", "Travel and service up to the piece's end"),
            Column("to_cumul_length", unit: "metres", "The length travelled up to the piece's end"),
        ])

    /// The table of routes with a column for each cost of the user's that is reported.
    static func routes(with costs: [String]) -> Table {
        routes.adding(
            costs.map { Column("total_\($0)", .number, "The cost \($0) of the route and its stops, in its own unit") })
    }

    /// The table of stops with a column for each cost of the user's that is reported.
    public static func stops(with costs: [String]) -> Table {
        stops.adding(costs.map { Column("cumul_\($0)", .number, "The cost \($0) up to here, this stop's included") })
    }

    /// The table of traversed edges with a column for each cost of the user's that is reported.
    static func traversedEdges(with costs: [String]) -> Table {
        traversedEdges.adding(
            costs.map {
                Column("to_cumul_\($0)", .number, "The cost \($0) up to the piece's end, stops before it included")
            })
    }

    /// The tables that a job with these parameters writes.
    public static func tables(for parameters: RouteParameters) -> [Table] {
        var tables = [
            routes(with: parameters.reportedCosts),
            stops(with: parameters.reportedCosts).adding(parameters.keptColumns),
        ]
        if parameters.directions != nil { tables += [directions, directionsPoints, directionsLines] }
        if parameters.reportsTraversedEdges { tables.append(traversedEdges(with: parameters.reportedCosts)) }
        return tables
    }
}
