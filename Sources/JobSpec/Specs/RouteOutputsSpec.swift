/// What a route job writes.
public struct RouteOutputsSpec: Sendable {
    /// How a route is drawn.
    public enum Geometry: String, Sendable, CaseIterable {
        case trueShape = "true_shape"
        case straight
        case none
    }

    public let geometry: Geometry
    /// How far the line of a route may be moved to have fewer corners.
    public let simplify: Length
    public let formats: Marked<[TableFormat]>
    /// The coordinate system of the geometries that tables of CSV get; nil for none.
    public let crs: Marked<String>?
    /// How tables of CSV are written.
    public let csv: CSVSpec
    /// Whether the table of edges is written.
    public let traversedEdges: Bool
    /// Whether the routes are written for navigation devices, too.
    public let gpx: Bool

    static let shape = Shape<RouteOutputsSpec>.record("a mapping", "What the job writes.", takesDefaults: true) {
        fields in
        let geometry = fields.optional(
            "geometry", .choice(), default: Geometry.trueShape,
            "How routes are drawn: along the streets, straight from stop to stop, or not at all.")
        let simplify = fields.optional(
            "simplify", .length(), default: Length(millimetres: 0),
            "How far lines along the streets may be moved to have fewer corners; stops and turns stay where they are.")
        let formats = fields.marked(
            "formats", TableFormat.listShape, default: TableFormat.usual,
            "The formats that the tables are written in; gpkg is one results.gpkg with all of them, fgb a file for each."
        )
        let system = OutputSystemField(fields)
        let csv = CSVField(fields)
        let edges = fields.optional(
            "traversed_edges", .boolean, default: false, "Whether traversed_edges.csv lists every edge of the routes.")
        let gpx = fields.optional(
            "gpx", .boolean, default: false, "Whether routes.gpx holds the stops and the lines of the routes.")
        return { record in
            let writesCSV = record[formats].value.contains(.csv)
            let formatNames = record[formats].value.map(\.rawValue)
            guard system.isUsable(record, formats: formatNames), csv.isUsable(record, writesCSV: writesCSV) else {
                return nil
            }
            return RouteOutputsSpec(
                geometry: record[geometry], simplify: record[simplify], formats: record[formats],
                crs: record[system.field], csv: record[csv.field], traversedEdges: record[edges], gpx: record[gpx])
        }
    }
}
