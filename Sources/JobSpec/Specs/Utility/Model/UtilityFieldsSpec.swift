/// The fields of a layer that hold what features of a utility network have. Without a name, Esri's own fields are used
/// where the layer has them.
public struct UtilityFieldsSpec: Sendable {
    public let id: Marked<String>?
    public let assetGroup: Marked<String>?
    public let assetType: Marked<String>?
    public let terminalPath: Marked<String>?
    public let fromTerminal: Marked<String>?
    public let toTerminal: Marked<String>?
    public let wkt: Marked<String>?
    public let mark: Mark

    static let shape = Shape<UtilityFieldsSpec>.record("a mapping", "The fields that hold what features have.") {
        fields in
        func name(_ key: String, _ meaning: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.fieldName), meaning)
        }
        let id = name("id", "The field of global ids; GLOBALID, or the rows' own ids, by default.")
        let group = name("asset_group", "The field of codes or names of asset groups; ASSETGROUP by default.")
        let type = name("asset_type", "The field of codes or names of asset types; ASSETTYPE by default.")
        let path = name("terminal_path", "The field of the path through a device; TERMINALCONFIGURATION by default.")
        let from = name("from_terminal", "The field of the terminal that a line's start connects to.")
        let to = name("to_terminal", "The field of the terminal that a line's end connects to.")
        let wkt = name("wkt", "The field of geometries as well-known text.")
        return { record in
            UtilityFieldsSpec(
                id: record[id], assetGroup: record[group], assetType: record[type], terminalPath: record[path],
                fromTerminal: record[from], toTerminal: record[to], wkt: record[wkt], mark: record.mark)
        }
    }
}
