/// The fields of a layer that hold what barriers have.
public struct BarrierFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    /// Of what each barrier does.
    public let effect: Marked<String>?
    /// Of points alone.
    public let fullEdge: Marked<String>?
    /// Of points alone.
    public let curbApproach: Marked<String>?
    /// Of lines and areas alone.
    public let factor: Marked<String>?
    public let cost: Marked<String>?
    /// Of points and areas alone.
    public let x: Marked<String>?
    /// Of points and areas alone.
    public let y: Marked<String>?
    public let wkt: Marked<String>?
    /// Fields that are carried into the outputs.
    public let keep: [Marked<String>]
    public let mark: Mark

    static func shape(_ kind: BarrierKind) -> Shape<BarrierFieldsSpec> {
        .record("a mapping", "The fields that hold what barriers have.") { fields in
            func field(_ key: String, _ what: String, if isThere: Bool = true) -> Field<Marked<String>?>? {
                isThere ? fields.optional(key, .marked(.fieldName), "The field of \(what).") : nil
            }
            let isPoint = kind == .point
            let names = [
                field("id", "the barriers' ids"), field("name", "the barriers' names"),
                field("type", "what each barrier does"),
                field("full_edge", "whether whole edges are closed", if: isPoint),
                field("curb_approach", "the sides on which they are met", if: isPoint),
                field("factor", "the factors on the impedance", if: !isPoint),
                field("cost", "what they add to the impedance"),
            ]
            let geometry = GeometryFields(fields, hasPosition: kind.hasPosition)
            let keep = fields.optional("keep", .fieldNames, "The fields that are carried into the outputs.")
            return { record in
                let named = names.map { $0.flatMap { record[$0] } }
                let place = geometry.names(record)
                return BarrierFieldsSpec(
                    id: named[0], name: named[1], effect: named[2], fullEdge: named[3], curbApproach: named[4],
                    factor: named[5], cost: named[6], x: place.x, y: place.y, wkt: place.wkt,
                    keep: record[keep] ?? [], mark: record.mark)
            }
        }
    }
}
