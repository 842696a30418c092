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

    /// The keys of a set, in its order.
    func keys(ofSet set: UInt32) -> [String] {
        (Int(firstTag[Int(set)])..<Int(firstTag[Int(set) + 1])).map { strings[Int(key[$0])] }
    }

    /// The values that a key has in any set, in order. O(n) for n tags.
    public func values(ofKey name: String) -> [String] {
        guard let number = strings.firstIndex(of: name) else { return [] }
        let used = Set(key.indices.lazy.filter { key[$0] == UInt32(number) }.map { value[$0] })
        return Set(used.map { Tags([(name, strings[Int($0)])])[name] ?? "" }).sorted()
    }

    /// The tags of a set. Decoded at each call.
    public subscript(set: UInt32) -> Tags {
        let range = Int(firstTag[Int(set)])..<Int(firstTag[Int(set) + 1])
        return Tags(range.map { (strings[Int(key[$0])], strings[Int(value[$0])]) })
    }
}
