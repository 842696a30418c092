/// A table that a relationship leads to.
public struct RelatedTable: Hashable, Sendable {
    public let address: SourceAddress
    public let table: String

    public init(address: SourceAddress, table: String) {
        self.address = address
        self.table = table
    }

    /// Opens the source anew, and finds the table in it.
    ///
    /// - Parameter selection: which rows will be asked for.
    /// - Throws: `SourceError`; `GDALNotFound`.
    public func open(for selection: RowSelection = .all) throws -> Layer {
        try Dataset(address, asksConditions: selection.needsGDAL).layer(named: table)
    }
}
