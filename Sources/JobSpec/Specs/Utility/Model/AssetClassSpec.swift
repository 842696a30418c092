/// Asset types of a source: all of them, those of a group, or one; of it a terminal.
public struct AssetClassSpec: Sendable {
    public let source: Marked<String>
    public let assetGroup: Marked<String>?
    public let assetType: Marked<String>?
    public let terminal: Marked<String>?
    public let mark: Mark

    static let shape = Shape<AssetClassSpec>.record(
        "asset types", "Asset types of a source: all of them, those of a group, or one."
    ) { fields in
        let source = fields.required("source", .marked(.label), "The name of the source.")
        let group = fields.optional("asset_group", .marked(.label), "The name of the asset group; all by default.")
        let type = fields.optional("asset_type", .marked(.label), "The name of the asset type; all by default.")
        let terminal = fields.optional("terminal", .marked(.label), "The name of one of its terminals; any by default.")
        fields.requires("asset_type", "asset_group", because: "types of several groups may have one name")
        return { record in
            AssetClassSpec(
                source: record[source], assetGroup: record[group], assetType: record[type],
                terminal: record[terminal], mark: record.mark)
        }
    }
}
