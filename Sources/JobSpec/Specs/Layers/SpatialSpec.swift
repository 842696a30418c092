/// Where features must lie.
public struct SpatialSpec: Sendable {
    public let relation: Marked<SpatialRelation>
    public let geometry: QueryGeometrySpec
    /// The geometry counts with all that is as near to it as this.
    public let buffer: Marked<Length>?
    public let mark: Mark

    static let shape = Shape<SpatialSpec>.record("a mapping", "Where features must lie.") { fields in
        let relation = fields.marked(
            "relation", SpatialRelation.shape, default: .named(.intersects),
            "How the geometry lies to the features: a relation by name, or a DE-9IM pattern; "
                + "within finds features that the geometry lies within, contains those that it contains.")
        let geometry = fields.required(
            "geometry", QueryGeometrySpec.shape, "The geometry that features are looked for with.")
        let buffer = fields.optional(
            "buffer", .marked(.length(.moreThanZero)), "How far beyond the geometry features are looked for, geodesic.")
        return { record in
            SpatialSpec(
                relation: record[relation], geometry: record[geometry], buffer: record[buffer], mark: record.mark)
        }
    }
}
