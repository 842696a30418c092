import ImageFile

/// The sets of tags of a network, where they lie in its image. Set 0 is the empty set.
public struct StoredTagSets: @unchecked Sendable {
    private let firstTag: UnsafeBufferPointer<UInt32>
    private let key: UnsafeBufferPointer<UInt32>
    private let value: UnsafeBufferPointer<UInt32>
    private let strings: ImageTexts

    /// - Throws: `ImageError` where a section is missing.
    init(_ image: Image) throws {
        firstTag = try image.section("tag-set")
        key = try image.section("tag-key")
        value = try image.section("tag-value")
        strings = try image.texts("tag-strings")
    }

    public var count: Int { firstTag.count - 1 }

    /// Whether any set has a tag of that name. O(n) for n tags.
    public func hasKey(_ name: String) -> Bool {
        guard let number = strings.firstIndex(of: name) else { return false }
        return key.contains(UInt32(number))
    }

    /// The tags of a set. Decoded at each call.
    public subscript(set: UInt32) -> Tags {
        let range = Int(firstTag[Int(set)])..<Int(firstTag[Int(set) + 1])
        return Tags(range.map { (strings[Int(key[$0])], strings[Int(value[$0])]) })
    }
}
