/// What was amiss on the way from selected rows to related ones.
///
/// With several tables between, each of them counts as a mapping table does.
public struct RelatedCounts: Hashable, Sendable {
    /// Selected rows without a key.
    public var nullKeys = 0
    /// Selected rows whose key refers to a row of the next table that is not there, whatever rows of it are asked for.
    public var orphans = 0
    /// Selected rows that no row of the last table belongs to.
    public var unmatched = 0
    /// Rows of the tables between that belong to a selected row, without a key that leads on.
    public var throughNullKeys = 0
    /// Rows of the tables between that belong to a selected row, whose key refers to a row that is not there.
    public var throughOrphans = 0
    /// Keys that are promised to be unique where the way comes from, and that several of its rows have.
    public var duplicateFromKeys = 0
    /// Keys that are promised to be unique where the way leads to, and that several of its rows have. Keys that no row
    /// on the way asks for are not looked at.
    public var duplicateToKeys = 0
    /// Rows, of all tables read, whose key should be a number and is none.
    public var unreadableKeys = 0
    /// The first text that is not UTF-8, of all tables read.
    public var unreadableText: UnreadableText?
    /// Pairs of a selected row and another that were found already, with the same attributes.
    public var repeatedPairs = 0

    public init() {}
}
