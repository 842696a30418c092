import FeatureSources

/// The columns of a table of associations: places in `fields`, nil where there is none.
struct AssociationColumns {
    private(set) var fields: [LayerField] = []
    private(set) var type = 0
    private(set) var from = Side()
    private(set) var to = Side()
    private(set) var fraction: Int?
    private(set) var contentVisible: Int?

    struct Side {
        fileprivate(set) var source: Int?
        fileprivate(set) var id = 0
        fileprivate(set) var terminal: Int?
    }

    /// - Throws: `SourceError.noField`, also where there is no field of kinds or of ids.
    init(_ table: AssociationTable, of layer: Layer) throws(SourceError) {
        type = try required(table.type, ["associationtype"], layer)
        from = try side(table.from, "from", layer)
        to = try side(table.to, "to", layer)
        fraction = try place(table.fraction, ["percentalong"], layer)
        contentVisible = try place(table.contentVisible, ["iscontentvisible"], layer)
    }

    /// Esri's table has the names with NETWORKSOURCEID and TERMINALID, its export the others.
    private mutating func side(
        _ named: AssociationTable.Side, _ prefix: String, _ layer: Layer
    ) throws(SourceError) -> Side {
        var side = Side()
        let sources = ["networksourceid", "featureclass"].map { prefix + $0 }
        side.source = try place(named.source, sources, layer)
        side.id = try required(named.id, [prefix + "globalid"], layer)
        side.terminal = try place(named.terminal, ["terminalid", "terminal"].map { prefix + $0 }, layer)
        return side
    }

    private mutating func required(
        _ name: String?, _ esri: [String], _ layer: Layer
    ) throws(SourceError) -> Int {
        if let own = try place(name, esri, layer) { return own }
        return try add(esri[0], layer)
    }

    private mutating func place(_ name: String?, _ esri: [String], _ layer: Layer) throws(SourceError) -> Int? {
        if let name { return try add(name, layer) }
        for wanted in esri {
            let own = layer.fields.first { PlainName($0.name) == PlainName(wanted) && $0.isReadable }
            if let own { return try add(own.name, layer) }
        }
        return nil
    }

    private mutating func add(_ name: String, _ layer: Layer) throws(SourceError) -> Int {
        let field = try layer.requiredField(named: name)
        if let known = fields.firstIndex(of: field) { return known }
        fields.append(field)
        return fields.count - 1
    }
}
