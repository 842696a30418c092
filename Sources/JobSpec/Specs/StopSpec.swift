import Vocabulary

/// A place to visit.
public struct StopSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    public let place: PlaceGeometry
    /// The route that the stop belongs to, where a file holds several.
    public let route: Marked<String>?
    /// The stop's place in its route, from 1.
    public let sequence: Marked<Int64>?
    /// The time spent there.
    public let service: TimeSpan
    /// Nil for either side.
    public let curbApproach: Marked<CurbApproach>?
    public let bearing: BearingSpec?
    public let mark: Mark

    static let keys =
        ["id", "name"] + PlaceGeometry.keys + ["route", "sequence", "service", "curb_approach", "bearing"]

    static let shape = Shape<StopSpec>.record("a stop", "A place to visit.") { fields in
        let id = fields.optional("id", .marked(.label), "The stop's own id, carried into every output.")
        let name = fields.optional("name", .marked(.label), "What directions call the stop.")
        let place = PlaceGeometry.declare(in: fields)
        let route = fields.optional(
            "route", .marked(.label), "The name of the route that visits the stop; each name makes a route of its own.")
        let sequence = fields.optional(
            "sequence", .marked(.integer(1...(.max))),
            "The stop's place in its route; without it the file's order counts.")
        let service = fields.optional(
            "service", .duration(), default: TimeSpan(milliseconds: 0), "The time spent at the stop.")
        let curb = fields.optional(
            "curb_approach", .marked(.choice(of: CurbApproach.self)),
            "The side of the vehicle on which the stop must be; either by default.")
        let bearing = fields.optional(
            "bearing", BearingSpec.shape, "The direction in which the vehicle moves at the stop, in degrees from north."
        )
        StopItemSpec.kinds.refuseSourceKeys(in: fields)
        return { record in
            guard let place = place(record) else { return nil }
            return StopSpec(
                id: record[id], name: record[name], place: place, route: record[route],
                sequence: record[sequence], service: record[service], curbApproach: record[curb],
                bearing: record[bearing], mark: record.mark)
        }
    }
}
