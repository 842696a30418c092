/// What closes parts of the network for a job, or makes them dearer.
public struct BarriersSpec: Sendable {
    public let points: [BarrierItemSpec]
    public let lines: [BarrierItemSpec]
    public let polygons: [BarrierItemSpec]

    static let shape = Shape<BarriersSpec>.record(
        "a mapping", "What closes parts of the network, or makes them dearer.", takesDefaults: true
    ) { fields in
        let points = fields.optional(
            "points", .items(of: BarrierItemSpec.shape(.point), called: "a list of point barriers"),
            "Places on streets that cannot be passed, or that cost something to pass.")
        let lines = fields.optional(
            "lines", .items(of: BarrierItemSpec.shape(.line), called: "a list of line barriers"),
            "Lines that close streets where they meet them, or make them dearer.")
        let polygons = fields.optional(
            "polygons", .items(of: BarrierItemSpec.shape(.polygon), called: "a list of polygon barriers"),
            "Areas that close the parts of streets inside of them, or make them dearer.")
        return { record in
            BarriersSpec(points: record[points] ?? [], lines: record[lines] ?? [], polygons: record[polygons] ?? [])
        }
    }
}
