import FeatureSources
import UtilityNetwork

/// The columns of a layer that its mapping names, each read once: places in `fields`, nil where there is none.
struct UtilityColumns {
    private(set) var fields: [LayerField] = []
    private var places: [LayerField: Int] = [:]

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
        id = try place(mapping.id, esri: Self.idNames, layer)
        assetGroup = try place(mapping.assetGroup, esri: ["assetgroup"], layer)
        assetType = try place(mapping.assetType, esri: ["assettype"], layer)
        terminalPath = try place(mapping.terminalPath, esri: ["terminalconfiguration"], layer)
        fromTerminal = try place(mapping.fromTerminal, esri: ["fromdeviceterminal", "from_terminal"], layer)
        toTerminal = try place(mapping.toTerminal, esri: ["todeviceterminal", "to_terminal"], layer)
        oneWay = try place(mapping.oneWay?.field, esri: [], layer)
        for attribute in mapping.attributes { attributes.append(try add(attribute.field, layer)) }
        for controllers in mapping.controllers {
            guard case .field(let field) = controllers.subnetwork else {
                subnetworks.append(nil)
                continue
            }
            subnetworks.append(try add(field, layer))
        }
    }

    /// The column of ids alone.
    ///
    /// - Throws: `SourceError.noField`.
    init(idOf mapping: UtilityLayer, in layer: Layer) throws(SourceError) {
        id = try place(mapping.id, esri: Self.idNames, layer)
    }

    /// The id of a row; nil where its field has none.
    func id(of row: RowReader) -> String? {
        guard let id else { return "\(row.id)" }
        let text = row.value(id).text.map(BlankText.trimmed)
        return text?.isEmpty == true ? nil : text
    }

    private static let idNames = ["globalid", "global_id"]

    private mutating func place(_ name: String?, esri: [String], _ layer: Layer) throws(SourceError) -> Int? {
        if let name { return try add(name, layer) }
        guard let own = layer.fields.first(where: { esri.contains($0.name.lowercased()) && $0.isReadable }) else {
            return nil
        }
        return try add(own.name, layer)
    }

    private mutating func add(_ name: String, _ layer: Layer) throws(SourceError) -> Int {
        let field = try layer.requiredField(named: name)
        if let known = places[field] { return known }
        places[field] = fields.count
        fields.append(field)
        return fields.count - 1
    }
}
