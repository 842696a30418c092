import FeatureSources

/// A layer or table, and which of its rows count.
public struct SourceTable: Sendable, Equatable {
    public var address: SourceAddress
    /// Nil for the only layer that there is.
    public var layer: String?
    /// What stands behind WHERE; nil for all rows.
    public var condition: String?
    /// The language of all conditions on the table.
    public var dialect: RowSelection.Dialect

    public init(
        _ address: SourceAddress, layer: String? = nil, condition: String? = nil,
        dialect: RowSelection.Dialect = .ogr
    ) {
        (self.address, self.layer, self.condition, self.dialect) = (address, layer, condition, dialect)
    }

    var selection: RowSelection { RowSelection(condition: condition, dialect: dialect) }

    /// Opens the layer.
    ///
    /// - Throws: `SourceError`, `GDALNotFound`.
    public func open(spatial: Bool) throws -> Layer {
        let dataset = try Dataset(address)
        return try layer.map { try dataset.layer(named: $0) } ?? dataset.onlyLayer(spatial: spatial)
    }
}
