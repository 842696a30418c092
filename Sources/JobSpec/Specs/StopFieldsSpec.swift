/// The fields of a layer that hold what stops have.
public struct StopFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    public let route: Marked<String>?
    public let sequence: Marked<String>?
    public let service: Marked<String>?
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
        let geometry = GeometryFields(fields)
        let keep = fields.optional("keep", .fieldNames, "The fields that are carried into the outputs.")
        return { record in
            StopFieldsSpec(
                id: record[id], name: record[name], route: record[route], sequence: record[sequence],
                service: record[service], x: record[geometry.x], y: record[geometry.y], wkt: record[geometry.wkt],
                keep: record[keep] ?? [], mark: record.mark)
        }
    }
}
