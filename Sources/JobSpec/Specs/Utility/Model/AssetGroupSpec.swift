/// The first level of a source's classes.
public struct AssetGroupSpec: Sendable {
    /// What the field of asset groups holds; nil for the place among the groups, from 1.
    public let code: Int64?
    public let assetTypes: OrderedMap<AssetTypeSpec>

    private static let types = Shape<OrderedMap<AssetTypeSpec>>.map(
        of: AssetTypeSpec.shape, called: "a mapping of names to asset types"
    ).nonEmpty("the mapping of asset types", help: "name at least one asset type")

    static let shape = Shape<AssetGroupSpec>.record("an asset group", "The first level of a source's classes.") {
        fields in
        let code = fields.optional(
            "code", .integer(0...Int64(Int32.max)), "Its code; that of its place, from 1, by default.")
        let types = fields.required(
            "asset_types", types, "Its asset types, by name.")
        return { record in AssetGroupSpec(code: record[code], assetTypes: record[types]) }
    }
}

/// The second level of a source's classes.
public struct AssetTypeSpec: Sendable {
    /// Where other features connect to a line.
    public enum Connectivity: String, Sendable, CaseIterable {
        case endVertex = "end_vertex"
        case anyVertex = "any_vertex"
    }

    public let code: Int64?
    public let categories: [Marked<String>]
    public let terminalConfiguration: Marked<String>?
    public let connectivity: Connectivity
    /// What rows of the type meet, in SQL, where no field tells types.
    public let condition: Marked<String>?

    static let shape = Shape<AssetTypeSpec>.record("an asset type", "The second level of a source's classes.") {
        fields in
        let code = fields.optional(
            "code", .integer(0...Int64(Int32.max)), "Its code; that of its place, from 1, by default.")
        let categories = fields.optional(
            "categories", .list(of: .marked(.label), called: "a list of categories"), "Its network categories.")
        let terminals = fields.optional(
            "terminal_configuration", .marked(.label), "The terminals of its devices; a single one by default.")
        let connectivity = fields.optional(
            "connectivity", .choice(), default: Connectivity.endVertex,
            "Where others connect to its lines: at their ends, or at any vertex.")
        let condition = fields.optional(
            "where", .marked(.condition), "What its rows meet, in SQL, where no field tells the types.")
        return { record in
            AssetTypeSpec(
                code: record[code], categories: record[categories] ?? [], terminalConfiguration: record[terminals],
                connectivity: record[connectivity], condition: record[condition])
        }
    }
}
