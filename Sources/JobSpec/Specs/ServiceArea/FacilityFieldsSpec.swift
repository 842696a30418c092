/// The fields of a layer that hold what facilities have.
public struct FacilityFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let name: Marked<String>?
    /// Of lists of breaks.
    public let breaks: Marked<String>?
    /// Of what is used up at a facility.
    public let cost: Marked<String>?
    /// Of the side of the vehicle on which a facility must be.
    public let curbApproach: Marked<String>?
    /// Of the direction in which the vehicle moves, in degrees.
    public let bearing: Marked<String>?
    public let bearingTolerance: Marked<String>?
    public let x: Marked<String>?
    public let y: Marked<String>?
    public let wkt: Marked<String>?
    /// Fields that are carried into the outputs.
    public let keep: [Marked<String>]

    static let shape = Shape<FacilityFieldsSpec>.record("a mapping", "The fields that hold what facilities have.") {
        fields in
        func field(_ key: String, _ what: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.fieldName), "The field of \(what).")
        }
        let names = [
            field("id", "the facilities' ids"), field("name", "the facilities' names"),
            field("breaks", "lists of their own breaks, parted by blanks, commas or semicolons"),
            field("cost", "what is used up at them"),
            field("curb_approach", "the sides on which vehicles come to them"),
            field("bearing", "the directions in which vehicles move, in degrees"),
            field("bearing_tolerance", "how far streets may differ from those directions"),
        ]
        fields.requires("bearing_tolerance", "bearing", because: "a tolerance is that of a bearing")
        let geometry = GeometryFields(fields)
        let keep = fields.optional("keep", .fieldNames, "The fields that are carried into the outputs.")
        return { record in
            let named = names.map { record[$0] }
            let place = geometry.names(record)
            return FacilityFieldsSpec(
                id: named[0], name: named[1], breaks: named[2], cost: named[3], curbApproach: named[4],
                bearing: named[5], bearingTolerance: named[6], x: place.x, y: place.y, wkt: place.wkt,
                keep: record[keep] ?? [])
        }
    }
}
