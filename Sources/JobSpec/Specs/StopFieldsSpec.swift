/// The fields of a layer that hold what stops have.
public struct StopFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    public let route: Marked<String>?
    public let sequence: Marked<String>?
    public let service: Marked<String>?
    /// Of the side of the vehicle on which a stop must be.
    public let curbApproach: Marked<String>?
    /// Of the direction in which the vehicle moves, in degrees.
    public let bearing: Marked<String>?
    public let bearingTolerance: Marked<String>?
    public let x: Marked<String>?
    public let y: Marked<String>?
    public let wkt: Marked<String>?
    /// Fields that are carried into the outputs.
    public let keep: [Marked<String>]
    public let mark: Mark

    static let shape = Shape<StopFieldsSpec>.record("a mapping", "The fields that hold what stops have.") { fields in
        let id = fields.optional("id", .marked(.fieldName), "The field of the stops' ids.")
        let name = fields.optional("name", .marked(.fieldName), "The field of the stops' names.")
        let route = fields.optional("route", .marked(.fieldName), "The field of the names of their routes.")
        let sequence = fields.optional("sequence", .marked(.fieldName), "The field of their places in their routes.")
        let service = fields.optional("service", .marked(.fieldName), "The field of the times spent at them.")
        let curb = fields.optional(
            "curb_approach", .marked(.fieldName), "The field of the sides on which vehicles come to them.")
        let bearing = fields.optional(
            "bearing", .marked(.fieldName), "The field of the directions in which vehicles move, in degrees.")
        let tolerance = fields.optional(
            "bearing_tolerance", .marked(.fieldName), "The field of how far streets may differ from those directions.")
        fields.requires(tolerance.key, bearing.key, because: "a tolerance is that of a bearing")
        let geometry = GeometryFields(fields)
        let keep = fields.optional("keep", .fieldNames, "The fields that are carried into the outputs.")
        return { record in
            let place = geometry.names(record)
            return StopFieldsSpec(
                id: record[id], name: record[name], route: record[route], sequence: record[sequence],
                service: record[service], curbApproach: record[curb], bearing: record[bearing],
                bearingTolerance: record[tolerance], x: place.x, y: place.y, wkt: place.wkt, keep: record[keep] ?? [],
                mark: record.mark)
        }
    }
}
