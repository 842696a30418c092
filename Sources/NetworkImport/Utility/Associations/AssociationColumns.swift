import FeatureSources

/// The columns of a table of associations: places in `fields`, nil where there is none.
struct AssociationColumns {
    private var columns: ColumnList
    private(set) var type = 0
    private(set) var from = Side()
    private(set) var to = Side()
    private(set) var fraction: Int?
    private(set) var contentVisible: Int?

    var fields: [LayerField] { columns.fields }

    struct Side {
        fileprivate(set) var source: Int?
        fileprivate(set) var id = 0
        fileprivate(set) var terminal: Int?
    }

    /// - Throws: `SourceError.noField`, also where there is no field of kinds or of ids.
    init(_ table: AssociationTable, of layer: Layer) throws(SourceError) {
        columns = ColumnList(of: layer)
        type = try required(table.type, ["associationtype"])
        from = try side(table.from, "from")
        to = try side(table.to, "to")
        fraction = try place(table.fraction, ["percentalong"])
        contentVisible = try place(table.contentVisible, ["iscontentvisible"])
    }

    /// Esri's table has the names with NETWORKSOURCEID and TERMINALID, its export the others.
    private mutating func side(
        _ named: AssociationTable.Side, _ prefix: String
    ) throws(SourceError) -> Side {
        var side = Side()
        let sources = ["networksourceid", "featureclass"].map { prefix + $0 }
        side.source = try place(named.source, sources)
        side.id = try required(named.id, [prefix + "globalid"])
        side.terminal = try place(named.terminal, ["terminalid", "terminal"].map { prefix + $0 })
        return side
    }

    private mutating func required(_ name: String?, _ esri: [String]) throws(SourceError) -> Int {
        if let own = try place(name, esri) { return own }
        return try columns.add(esri[0])
    }

    private mutating func place(_ name: String?, _ esri: [String]) throws(SourceError) -> Int? {
        if let name { return try columns.add(name) }
        for wanted in esri {
            if let own = try columns.place(of: nil, orFirst: { PlainName($0) == PlainName(wanted) }) { return own }
        }
        return nil
    }
}
