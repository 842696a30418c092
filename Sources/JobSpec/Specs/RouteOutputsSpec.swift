/// What a route job writes.
public struct RouteOutputsSpec: Sendable {
    /// How a route is drawn.
    public enum Geometry: String, Sendable, CaseIterable {
        case trueShape = "true_shape"
        case straight
        case none
    }

    /// A file format for tables.
    public enum Format: String, Sendable, CaseIterable {
        case geojson, csv
    }

    public let geometry: Geometry
    public let formats: Marked<[Format]>
    /// Whether the table of edges is written.
    public let traversedEdges: Bool

    static let shape = Shape<RouteOutputsSpec>.record("a mapping", "What the job writes.") { fields in
        let geometry = fields.optional(
            "geometry", .choice(), default: Geometry.trueShape,
            "How routes are drawn: along the streets, straight from stop to stop, or not at all.")
        let formats = fields.marked(
            "formats", formatList, default: Format.allCases, "The formats that the tables are written in.")
        let edges = fields.optional(
            "traversed_edges", .boolean, default: false, "Whether traversed_edges.csv lists every edge of the routes.")
        return { record in
            RouteOutputsSpec(
                geometry: record[geometry], formats: record[formats], traversedEdges: record[edges])
        }
    }

    private static let formatList = Shape<[Format]>.list(of: .choice(), called: "a list of formats")
        .nonEmpty("the list of formats", help: "name at least one format")
        .adding([("uniqueItems", .boolean(true))])
        .checked("bad_list") { Set($0).count < $0.count ? ("a format is named twice", nil) : nil }
}
