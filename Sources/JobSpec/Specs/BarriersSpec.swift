/// What closes parts of the network for a job.
public struct BarriersSpec: Sendable {
    public let polygons: [PolygonBarrierItemSpec]

    static let shape = Shape<BarriersSpec>.record("a mapping", "What closes parts of the network.") { fields in
        let polygons = fields.optional(
            "polygons", .items(of: PolygonBarrierItemSpec.shape, called: "a list of polygon barriers"),
            "Areas that close the parts of edges inside of them.")
        return { record in BarriersSpec(polygons: record[polygons] ?? []) }
    }
}
