/// Asset types of a source: all of them, those of a group, or one; of it a terminal.
public struct AssetClassSpec: Sendable {
    public let source: Marked<String>
    public let assetGroup: Marked<String>?
    public let assetType: Marked<String>?
    public let terminal: Marked<String>?
    public let mark: Mark

    /// Asset types, and of them a terminal.
    static let shape = shape(hasTerminal: true)
    /// Asset types alone.
    static let typeShape = shape(hasTerminal: false)

    private static func shape(hasTerminal: Bool) -> Shape<AssetClassSpec> {
        .record("asset types", "Asset types of a source: all of them, those of a group, or one.") { fields in
            let source = fields.required("source", .marked(.label), "The name of the source.")
            let group = fields.optional("asset_group", .marked(.label), "The name of the asset group; all by default.")
            let type = fields.optional("asset_type", .marked(.label), "The name of the asset type; all by default.")
            let terminal = hasTerminal ? Self.terminal(fields) : nil
            fields.requires("asset_type", "asset_group", because: "types of several groups may have one name")
            return { record in
                AssetClassSpec(
                    source: record[source], assetGroup: record[group], assetType: record[type],
                    terminal: terminal.flatMap { record[$0] }, mark: record.mark)
            }
        }
    }

    private static func terminal(_ fields: Fields) -> Field<Marked<String>?> {
        fields.optional("terminal", .marked(.label), "The name of one of its terminals; any by default.")
    }
}
