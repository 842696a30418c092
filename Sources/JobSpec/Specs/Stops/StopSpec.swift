/// A place to visit.
public struct StopSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    public let place: PlaceGeometry
    /// The stop's place in its route, from 1.
    public let sequence: Marked<Int64>?
    /// Whether what is written for its place is none, as was told.
    public let hasBadSequence: Bool
    public let visit: StopVisitSpec
    public let mark: Mark

    static let keys = ["id", "name"] + PlaceGeometry.keys + ["sequence"] + StopVisitFields.keys

    static let shape = Shape<StopSpec>.record("a stop", "A place to visit.") { fields in
        let id = fields.optional("id", .marked(.label), "The stop's own id, carried into every output.")
        let name = fields.optional("name", .marked(.placeName), "What directions call the stop.")
        let place = PlaceGeometry.declare(in: fields)
        let sequence = fields.optional(
            "sequence", .marked(.integer(1...(.max))),
            "The stop's place in its route; without it the file's order counts.")
        let visits = StopVisitFields(fields)
        StopItemSpec.kinds.refuseSourceKeys(in: fields)
        return { record in
            guard let place = place(record), let visit = visits.visit(record) else { return nil }
            return StopSpec(
                id: record[id], name: record[name], place: place, sequence: record[sequence],
                hasBadSequence: record.given(sequence) != nil && record[sequence] == nil, visit: visit,
                mark: record.mark)
        }
    }
}
