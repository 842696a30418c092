/// A table of turns that are closed, or that take time.
public struct StreetTurnsSpec: Sendable {
    /// The fields of a table that hold what turns have.
    public struct FieldsSpec: Sendable {
        /// Of the id of the street that is left.
        public let from: Marked<String>
        /// Of the ids of the streets between, in their order.
        public let via: [Marked<String>]
        /// Of the id of the street that is entered.
        public let to: Marked<String>
        /// Nil where all turns of the table are closed; a turn without a time is closed, too.
        public let time: TimeFieldSpec?
        public let mark: Mark

        static let shape = Shape<FieldsSpec>.record("a mapping", "The fields that hold what turns have.") { fields in
            let from = fields.required("from", .marked(.fieldName), "The field of the street that is left.")
            let via = fields.optional("via", .fieldNames, "The fields of the streets between, in their order.")
            let to = fields.required("to", .marked(.fieldName), "The field of the street that is entered.")
            let time = fields.optional(
                "time", .timeField, "The field of the time that turning takes; a turn without one is closed.")
            return { record in
                FieldsSpec(
                    from: record[from], via: record[via] ?? [], to: record[to], time: record[time], mark: record.mark)
            }
        }
    }

    public let layer: LayerSpec
    public let fields: FieldsSpec

    static let shape = Shape<StreetTurnsSpec>.record("a table of turns", "Turns that are closed, or that take time.") {
        fields in
        let layer = LayerFields(fields, hasPlaces: false)
        LayerFields.declareIdleKeys(in: fields, of: .projectDefaults)
        let names = fields.required("fields", FieldsSpec.shape, "The fields that hold what turns have.")
        return { record in StreetTurnsSpec(layer: layer.layer(record), fields: record[names]) }
    }
}
