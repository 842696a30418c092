/// What streets can be told by in conditions: the tags that the network keeps, and names and references as tags of these keys.
extension StreetNetwork {
    static let nameKey = "name"
    static let referenceKey = "ref"

    /// The keys that some street has, in order. O(streets + tags).
    public var streetKeys: [String] {
        let sets = Set(parts.streetTags)
        let keys = Set(sets.flatMap { tagSets.keys(ofSet: $0) })
        let names = [(Self.nameKey, parts.streetName), (Self.referenceKey, parts.streetReference)]
        return (keys.union(names.filter { $0.1.contains { $0 != 0 } }.map(\.0))).sorted()
    }

    /// The values that streets have of a key, in order; of lists each item, too. O(streets + tags).
    public func streetValues(of key: String) -> [String] {
        let called =
            switch key {
            case Self.nameKey: values(parts.streetName)
            case Self.referenceKey: values(parts.streetReference)
            default: Set<String>()
            }
        return called.union(tagSets.values(ofKey: key)).sorted()
    }

    private func values(_ numbers: UnsafeBufferPointer<UInt32>) -> Set<String> {
        Set(Set(numbers).filter { $0 != 0 }.flatMap { Self.items(text($0) ?? "") })
    }

    /// A name or a reference, and the items of one that is a list: `B 3;B 37`.
    private static func items(_ text: String) -> [String] { [text] + Tags.list(text) }

    /// The numbers of the texts that are one of some, or a list with one of them. O(bytes of the texts).
    func texts(thatAre wanted: [String]) -> Set<UInt32> {
        let plain = Set(wanted.map { Array($0.utf8) })
        let lengths = Set(plain.map(\.count))
        return Set(
            (1..<UInt32(max(1, textCount))).filter { number in
                let bytes = utf8(ofText: number)
                if lengths.contains(bytes.count), plain.contains(Array(bytes)) { return true }
                guard bytes.contains(UInt8(ascii: ";")) else { return false }
                return !Set(Tags.list(String(decoding: bytes, as: UTF8.self))).isDisjoint(with: wanted)
            })
    }
}
