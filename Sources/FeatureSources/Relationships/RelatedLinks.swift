/// Which related rows belong to each selected one, and what the mapping table says about the two.
///
/// Rows with one key have one list between them: links take the memory of their lists, not of their pairs.
public struct RelatedLinks: Sendable {
    /// A related row, and what the mapping table says about it and the row that it belongs to.
    public struct Link: Hashable, Sendable {
        /// The place of the related row in its store.
        public let related: Int32
        /// The place of the mapping table's row among those kept; -1 where there are none.
        public let attributes: Int32
    }

    /// The number of pairs of a selected row and a related one.
    public let count: Int
    private let ways: RowLinks
    /// What stands beside each target of `ways`; nil where no mapping table has anything to say.
    private let attributes: [Int32]?

    /// - Parameter ways: from the selected rows to the related ones.
    init(_ ways: RowLinks, attributes: [Int32]? = nil) {
        self.ways = ways
        self.attributes = attributes
        count = (0..<ways.count).reduce(0) { $0 + ways.targets(of: $1).count }
    }

    /// The number of selected rows.
    public var rowCount: Int { ways.count }

    /// The number of rows that belong to a selected one, each as often as the mapping table says something else.
    public func count(of row: Int) -> Int { ways.targets(of: row).count }

    /// Those of a selected row, sorted by related row, then by attributes.
    public func links(of row: Int) -> [Link] {
        let targets = ways.targets(of: row)
        return targets.indices.map { Link(related: targets[$0], attributes: attributes?[$0] ?? -1) }
    }
}
