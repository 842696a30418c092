/// The fields of a layer that hold what polygon barriers have.
public struct PolygonBarrierFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    /// Of what each barrier does.
    public let effect: Marked<String>?
    public let x: Marked<String>?
    public let y: Marked<String>?
    public let wkt: Marked<String>?
    /// Fields that are carried into the outputs.
    public let keep: [Marked<String>]
    public let mark: Mark

    static let shape = Shape<PolygonBarrierFieldsSpec>.record(
        "a mapping", "The fields that hold what barriers have."
    ) { fields in
        let id = fields.optional("id", .marked(.fieldName), "The field of the barriers' ids.")
        let name = fields.optional("name", .marked(.fieldName), "The field of the barriers' names.")
        let effect = fields.optional("type", .marked(.fieldName), "The field of what each barrier does.")
        let geometry = GeometryFields(fields)
        let keep = fields.optional("keep", .fieldNames, "The fields that are carried into the outputs.")
        return { record in
            PolygonBarrierFieldsSpec(
                id: record[id], name: record[name], effect: record[effect], x: record[geometry.x],
                y: record[geometry.y], wkt: record[geometry.wkt], keep: record[keep] ?? [], mark: record.mark)
        }
    }
}
