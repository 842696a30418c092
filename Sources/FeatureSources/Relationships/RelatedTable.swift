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
    /// - Throws: `SourceError`; `GDALNotFound`.
    func open() throws -> Layer { try Dataset(address).layer(named: table) }
}
