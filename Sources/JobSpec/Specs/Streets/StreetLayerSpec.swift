/// Streets that are the lines of a layer.
public struct StreetLayerSpec: Sendable {
    public let layer: LayerSpec
    public let fields: StreetFieldsSpec
    public let connectivity: ConnectivitySpec
    /// Cost -> the fields that hold it.
    public let costs: OrderedMap<StreetCostSpec>
    /// Restriction -> what the streets meet that it covers, in SQL.
    public let restrictions: OrderedMap<Marked<String>>
    public let turns: StreetTurnsSpec?

    /// The most restrictions that a network can have.
    public static let mostRestrictions = 32

    /// The keys that only layers have.
    static let keys = ["layer", "crs", "where", "dialect", "fields", "connectivity", "costs", "restrictions", "turns"]

    static func declare(in fields: Fields) -> @Sendable (Record) -> StreetLayerSpec {
        let layer = LayerFields(fields, source: StreetSource.layerShape)
        LayerFields.declareIdleKeys(in: fields, conditions: ["where", "restrictions"], of: .projectDefaults)
        let names = fields.section("fields", StreetFieldsSpec.shape, "The fields that hold what streets have.")
        let connectivity = fields.section("connectivity", ConnectivitySpec.shape, "Where streets meet.")
        let costs = fields.optional(
            "costs", StreetCostSpec.mapShape,
            "Costs beside time and length: their names, and the fields that hold them.")
        let restrictions = fields.optional(
            "restrictions", restrictionsShape,
            "Restrictions: their names, and in SQL what the streets meet that they cover.")
        let turns = fields.optional(
            "turns", StreetTurnsSpec.shape, "A table of turns that are closed, or that take time.")
        return { record in
            StreetLayerSpec(
                layer: layer.layer(record), fields: record[names], connectivity: record[connectivity],
                costs: record[costs] ?? OrderedMap(), restrictions: record[restrictions] ?? OrderedMap(),
                turns: record[turns])
        }
    }

    private static let restrictionsShape = Shape<OrderedMap<Marked<String>>>.map(
        of: .marked(.condition), called: "a mapping of restrictions to conditions"
    )
    .adding([("maxProperties", .integer(Int64(mostRestrictions)))])
    .refusingNames(.object([("minLength", .integer(1))])) { $0.isEmpty ? ("a restriction needs a name", nil) : nil }
    .checked("bad_list") { restrictions in
        let count = restrictions.entries.count
        return count > mostRestrictions
            ? ("a network can have \(mostRestrictions) restrictions, not \(count)", nil) : nil
    }
}
