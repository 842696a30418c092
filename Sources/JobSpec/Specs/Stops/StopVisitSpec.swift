import Vocabulary

/// What a stop is visited for, and how: the same for places and for features of a layer.
public struct StopVisitSpec: Sendable {
    /// The route that the stop belongs to, where a file holds several.
    public let route: Marked<String>?
    public let type: StopType
    /// The time spent there.
    public let service: TimeSpan
    /// What is spent there of costs of the network, by their names.
    public let costs: OrderedMap<CostAmount>
    public let timeWindow: Marked<TimeWindowSpec>?
    /// Nil for either side.
    public let curbApproach: Marked<CurbApproach>?
    /// The direction in which the vehicle moves there.
    public let bearing: BearingSpec?
}

/// The keys that say what stops are visited for.
struct StopVisitFields: Sendable {
    private let route: Field<Marked<String>?>
    private let type: Field<StopType>
    private let service: Field<TimeSpan>
    private let costs: Field<OrderedMap<CostAmount>?>
    private let timeWindow: Field<Marked<TimeWindowSpec>?>
    private let curbApproach: Field<Marked<CurbApproach>?>
    private let bearing: Field<BearingSpec?>

    static let keys = ["route", "type", "service", "costs", "time_window", "curb_approach", "bearing"]

    /// - Parameter others: what the descriptions say of stops that have something else in a field.
    init(_ fields: Fields, but others: String = "") {
        route = fields.optional(
            "route", .marked(.label),
            "The name of the route that visits the stop\(others); each name makes a route of its own.")
        type = fields.optional(
            "type", .choice(), default: .stop,
            "What the stop is to the route\(others): a stop, a waypoint that is passed without stopping, or a break.")
        service = fields.optional(
            "service", .duration(), default: TimeSpan(milliseconds: 0), "The time spent at the stop\(others).")
        costs = fields.optional(
            "costs", .map(of: CostAmount.shape, called: "a mapping of costs to amounts", canClear: true),
            "What is spent at the stop of costs of the network, by their names\(others).")
        timeWindow = fields.optional(
            "time_window", .marked(TimeWindowSpec.shape),
            "When the stop wants to be visited\(others): who is early waits, who is late is told so.")
        curbApproach = fields.optional(
            "curb_approach", .marked(.choice(of: CurbApproach.self)),
            "The side of the vehicle on which the stop must be\(others); either by default.")
        bearing = fields.optional(
            "bearing", BearingSpec.shape,
            "The direction in which the vehicle moves at the stop\(others), in degrees from north.")
    }

    func visit(_ record: Record) -> StopVisitSpec? {
        if record[type] == .waypoint, record[service].milliseconds > 0, let given = record.given(service) {
            record.reader.error(
                "contradiction", at: given.mark, "a waypoint is passed without stopping, so it has no service",
                help: "leave 'service' out, or make it 'type: stop'")
            return nil
        }
        return StopVisitSpec(
            route: record[route], type: record[type], service: record[service],
            costs: record[costs] ?? OrderedMap(), timeWindow: record[timeWindow], curbApproach: record[curbApproach],
            bearing: record[bearing])
    }
}
