/// A class of features of the network, and the layer that holds it.
public struct UtilitySourceSpec: Sendable {
    public enum Usage: String, Sendable, CaseIterable {
        case device, junction, line, assembly
        case junctionObject = "junction_object"
        case edgeObject = "edge_object"
        case structureJunction = "structure_junction"
        case structureLine = "structure_line"
        case structureBoundary = "structure_boundary"
        case structureJunctionObject = "structure_junction_object"
        case structureEdgeObject = "structure_edge_object"
    }

    public let usage: Usage
    /// The number by which tables of associations name it.
    public let id: Int64?
    public let layer: UtilityLayerSpec
    /// Nil for the only one that there is; structures have none.
    public let domainNetwork: Marked<String>?
    public let fields: UtilityFieldsSpec
    public let assetGroups: OrderedMap<AssetGroupSpec>
    /// Which features are customers, in SQL; nil for none.
    public let customers: Marked<String>?
    /// Which devices can be operated, in SQL; nil for all.
    public let operable: Marked<String>?
    public let oneway: OnewayFieldSpec?
    public let connectsByGeometry: Bool
    public let mark: Mark

    static let shape = Shape<UtilitySourceSpec>.record(
        "a source", "A class of features of the network, and the layer that holds it."
    ) { fields in
        let usage = fields.required("usage", .choice(of: Usage.self), "What its features are to the network.")
        let id = fields.optional(
            "id", .integer(0...Int64(Int32.max)), "The network source id: the number that associations name it by.")
        let layer = UtilityLayerFields(fields, places: true)
        let domain = fields.optional(
            "domain_network", .marked(.label), "Its domain network; the only one that there is by default.")
        let names = fields.section("fields", UtilityFieldsSpec.shape, "The fields that hold what features have.")
        let groups = fields.required(
            "asset_groups", .map(of: AssetGroupSpec.shape, called: "a mapping of names to asset groups"),
            "Its asset groups, by name.")
        let customers = fields.optional(
            "customers", .marked(.condition), "Which of its features are customers, in SQL; none by default.")
        let operable = fields.optional(
            "operable", .marked(.condition),
            "Which of its features can be operated, in SQL; all by default. Others are never closed.")
        let oneway = fields.optional(
            "oneway", OnewayFieldSpec.shape, "The field of the directions in which its lines are passed.")
        let byGeometry = fields.optional(
            "connects_by_geometry", .boolean, default: true, "Whether its features connect where they coincide.")
        return { record in
            UtilitySourceSpec(
                usage: record[usage], id: record[id], layer: layer.layer(record), domainNetwork: record[domain],
                fields: record[names], assetGroups: record[groups], customers: record[customers],
                operable: record[operable], oneway: record[oneway], connectsByGeometry: record[byGeometry],
                mark: record.mark)
        }
    }
}
