/// Which ways of an OSM file are kept, and which tags of ways and nodes.
///
/// Keys are compared byte by byte, case counting. Tags of restriction relations are all kept.
public struct OSMTagFilter: Hashable, Sendable {
    /// A way is kept if it has any of these keys, whatever the value.
    public var selectingKeys: [String]
    /// The keys whose tags are kept on ways.
    public var wayKeys: [String]
    /// Tags of ways are also kept where the key begins with one of these, such as `access:`.
    public var wayKeyPrefixes: [String]
    /// The keys whose tags are kept on nodes.
    public var nodeKeys: [String]
    /// Tags of nodes are also kept where the key begins with one of these.
    public var nodeKeyPrefixes: [String]

    public init(
        selectingKeys: [String], wayKeys: [String] = [], wayKeyPrefixes: [String] = [], nodeKeys: [String] = [],
        nodeKeyPrefixes: [String] = []
    ) {
        self.selectingKeys = selectingKeys
        self.wayKeys = wayKeys
        self.wayKeyPrefixes = wayKeyPrefixes
        self.nodeKeys = nodeKeys
        self.nodeKeyPrefixes = nodeKeyPrefixes
    }
}
