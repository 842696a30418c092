/// The fields of a layer that hold what stops have.
public struct StopFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    public let route: Marked<String>?
    public let sequence: Marked<String>?
    public let type: Marked<String>?
    public let service: Marked<String>?
    /// Of what is spent at the stops, by the names of the costs.
    public let costs: OrderedMap<Marked<String>>
    /// Of the moments when time windows open, and when they close.
    public let timeWindowStart: Marked<String>?
    public let timeWindowEnd: Marked<String>?
    /// Of the side of the vehicle on which a stop must be.
    public let curbApproach: Marked<String>?
    /// Of the direction in which the vehicle moves, in degrees.
    public let bearing: Marked<String>?
    public let bearingTolerance: Marked<String>?
    public let x: Marked<String>?
    public let y: Marked<String>?
    public let wkt: Marked<String>?
    /// Fields that are carried into the outputs.
    public let keep: [Marked<String>]
    public let mark: Mark

    static let shape = Shape<StopFieldsSpec>.record("a mapping", "The fields that hold what stops have.") { fields in
        func field(_ key: String, _ what: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.fieldName), "The field of \(what).")
        }
        let names = [
            field("id", "the stops' ids"), field("name", "the stops' names"),
            field("route", "the names of their routes"), field("sequence", "their places in their routes"),
            field("type", "what they are to the route: stop, waypoint or break, or 0 to 2"),
            field("service", "the times spent at them"),
        ]
        let costs = fields.optional(
            "costs", .map(of: .marked(.fieldName), called: "a mapping of costs to fields", canClear: true),
            "The fields of what is spent at them of costs of the network, by their names.")
        let ways = [
            field("time_window_start", "when their time windows open"),
            field("time_window_end", "when their time windows close"),
            field("curb_approach", "the sides on which vehicles come to them"),
            field("bearing", "the directions in which vehicles move, in degrees"),
            field("bearing_tolerance", "how far streets may differ from those directions"),
        ]
        fields.together("time_window_start", "time_window_end", because: "a time window has two ends")
        fields.requires("bearing_tolerance", "bearing", because: "a tolerance is that of a bearing")
        let geometry = GeometryFields(fields)
        let keep = fields.optional("keep", .fieldNames, "The fields that are carried into the outputs.")
        return { record in
            let (own, way) = (names.map { record[$0] }, ways.map { record[$0] })
            let place = geometry.names(record)
            return StopFieldsSpec(
                id: own[0], name: own[1], route: own[2], sequence: own[3], type: own[4], service: own[5],
                costs: record[costs] ?? OrderedMap(), timeWindowStart: way[0], timeWindowEnd: way[1],
                curbApproach: way[2], bearing: way[3], bearingTolerance: way[4], x: place.x, y: place.y,
                wkt: place.wkt, keep: record[keep] ?? [], mark: record.mark)
        }
    }
}
