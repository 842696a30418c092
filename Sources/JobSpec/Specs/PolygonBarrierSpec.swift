/// An area that acts on the parts of edges inside of it.
public struct PolygonBarrierSpec: Sendable {
    /// What a polygon barrier does.
    public enum Effect: String, Sendable, CaseIterable {
        /// It closes.
        case restriction
    }

    public let id: Marked<String>?
    public let name: Marked<String>?
    /// The polygon, or what the buffer goes round.
    public let place: PlaceGeometry
    /// The area goes this far beyond the geometry.
    public let buffer: Marked<Length>?
    public let effect: Effect
    public let mark: Mark

    static let keys = ["id", "name"] + PlaceGeometry.keys + ["buffer", "type"]

    static let shape = Shape<PolygonBarrierSpec>.record("a polygon barrier", "An area that cannot be used.") { fields in
        let id = fields.optional("id", .marked(.label), "The barrier's own id, carried into every output.")
        let name = fields.optional("name", .marked(.label), "What messages call the barrier.")
        let place = PlaceGeometry.declare(in: fields)
        let buffer = fields.optional(
            "buffer", .marked(.length(.moreThanZero)), "How far the area goes beyond the geometry, geodesic.")
        let effect = fields.optional(
            "type", .choice(), default: Effect.restriction, "What the barrier does: a restriction closes.")
        fields.requires("at", buffer.key, because: "a point becomes an area by a buffer such as '500 m'")
        PolygonBarrierItemSpec.kinds.refuseSourceKeys(in: fields)
        return { record in
            guard let place = place(record) else { return nil }
            return PolygonBarrierSpec(
                id: record[id], name: record[name], place: place, buffer: record[buffer], effect: record[effect],
                mark: record.mark)
        }
    }
}
