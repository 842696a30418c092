import FeatureSources

/// How the rows of a table are read as associations.
public struct AssociationTable: Sendable, Equatable {
    public var table: SourceTable
    /// Fields; nil for Esri's own where the table has them.
    public var type: String?
    public var from: Side
    public var to: Side
    public var fraction: String?
    public var contentVisible: String?

    /// The fields that name a feature.
    public struct Side: Sendable, Equatable {
        public var source: String?
        public var id: String?
        public var terminal: String?

        public init(source: String? = nil, id: String? = nil, terminal: String? = nil) {
            (self.source, self.id, self.terminal) = (source, id, terminal)
        }
    }

    public init(_ table: SourceTable) {
        self.table = table
        (from, to) = (Side(), Side())
    }

    /// Looks whether a layer has the fields that are named, and those of Esri's where a field has to be and none is named.
    ///
    /// - Throws: `SourceError.noField`.
    public func checkFields(of layer: Layer) throws(SourceError) { _ = try AssociationColumns(self, of: layer) }

    /// The layer that is named, the one that is called as Esri's associations are, or the only one.
    ///
    /// - Throws: `SourceError`, `GDALNotFound`.
    public func open() throws -> Layer {
        if table.layer != nil { return try table.open(spatial: false) }
        let dataset = try Dataset(table.address)
        let names = dataset.layerNames
        let own =
            names.first { PlainName($0) == PlainName("associations") }
            ?? names.first { $0.lowercased().hasSuffix("_associations") }
        return try own.map { try dataset.layer(named: $0) } ?? dataset.onlyLayer(spatial: false)
    }
}
