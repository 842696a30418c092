import FeatureSources
import UtilityNetwork

/// The columns of a layer that its mapping names, each read once: places in `fields`, nil where there is none.
struct UtilityColumns {
    private var columns: ColumnList

    private(set) var id: Int?
    private(set) var assetGroup: Int?
    private(set) var assetType: Int?
    private(set) var terminalPath: Int?
    private(set) var fromTerminal: Int?
    private(set) var toTerminal: Int?
    private(set) var oneWay: Int?
    /// As the mapping's attributes.
    private(set) var attributes: [Int] = []
    /// As the mapping's controllers; nil for those whose subnetwork has a name.
    private(set) var subnetworks: [Int?] = []

    /// - Throws: `SourceError.noField`.
    init(_ mapping: UtilityLayer, of layer: Layer) throws(SourceError) {
        columns = ColumnList(of: layer)
        id = try place(mapping.id, esri: Self.idNames)
        assetGroup = try place(mapping.assetGroup, esri: ["assetgroup"])
        assetType = try place(mapping.assetType, esri: ["assettype"])
        terminalPath = try place(mapping.terminalPath, esri: ["terminalconfiguration"])
        fromTerminal = try place(mapping.fromTerminal, esri: ["fromdeviceterminal", "from_terminal"])
        toTerminal = try place(mapping.toTerminal, esri: ["todeviceterminal", "to_terminal"])
        oneWay = try columns.place(of: mapping.oneWay?.field)
        for attribute in mapping.attributes { attributes.append(try columns.add(attribute.field)) }
        for controllers in mapping.controllers {
            guard case .field(let field) = controllers.subnetwork else {
                subnetworks.append(nil)
                continue
            }
            subnetworks.append(try columns.add(field))
        }
    }

    /// The column of ids alone.
    ///
    /// - Throws: `SourceError.noField`.
    init(idOf mapping: UtilityLayer, in layer: Layer) throws(SourceError) {
        columns = ColumnList(of: layer)
        id = try place(mapping.id, esri: Self.idNames)
    }

    var fields: [LayerField] { columns.fields }

    /// The id of a row; nil where its field has none.
    func id(of row: RowReader) -> String? {
        guard let id else { return "\(row.id)" }
        let text = row.value(id).text.map(BlankText.trimmed)
        return text?.isEmpty == true ? nil : text
    }

    private static let idNames = ["globalid", "global_id"]

    private mutating func place(_ name: String?, esri: [String]) throws(SourceError) -> Int? {
        try columns.place(of: name, orFirst: { esri.contains($0.lowercased()) })
    }
}
