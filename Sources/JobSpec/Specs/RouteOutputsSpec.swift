/// What a route job writes.
public struct RouteOutputsSpec: Sendable {
    /// How a route is drawn.
    public enum Geometry: String, Sendable, CaseIterable {
        case trueShape = "true_shape"
        case straight
        case none
    }

    public let geometry: Geometry
    public let formats: Marked<[TableFormat]>
    /// Whether the table of edges is written.
    public let traversedEdges: Bool

    static let shape = Shape<RouteOutputsSpec>.record("a mapping", "What the job writes.") { fields in
        let geometry = fields.optional(
            "geometry", .choice(), default: Geometry.trueShape,
            "How routes are drawn: along the streets, straight from stop to stop, or not at all.")
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.allCases,
            "The formats that the tables are written in.")
        let edges = fields.optional(
            "traversed_edges", .boolean, default: false, "Whether traversed_edges.csv lists every edge of the routes.")
        return { record in
            RouteOutputsSpec(
                geometry: record[geometry], formats: record[formats], traversedEdges: record[edges])
        }
    }
}
