/// Lists of tags, one after the other; keys and values are indices into the extract's `strings`.
///
/// Within a list tags are ordered by key, and so by the key's bytes.
public struct OSMTags: Hashable, Sendable {
    /// List i is `first[i]..<first[i + 1]` of `key` and `value`; one more entry than lists.
    public let first: [Int]
    public let key: [UInt32]
    public let value: [UInt32]

    /// How many lists.
    public var count: Int { first.count - 1 }

    /// Where the tags of `list` stand in `key` and `value`.
    @inlinable
    public func range(of list: Int) -> Range<Int> { first[list]..<first[list + 1] }
}
