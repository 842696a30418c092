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
        switch key {
        case Self.nameKey: values(parts.streetName)
        case Self.referenceKey: values(parts.streetReference)
        default: tagSets.values(ofKey: key)
        }
    }

    private func values(_ numbers: UnsafeBufferPointer<UInt32>) -> [String] {
        Set(Set(numbers).filter { $0 != 0 }.flatMap { Self.items(text($0) ?? "") }).sorted()
    }

    /// A name or a reference, and the parts of one that is a list: `B 3;B 37`.
    static func items(_ text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: ";")) else { return [text] }
        return [text] + text.split(separator: ";").map { String($0.drop { $0 == " " }) }
    }

    /// The numbers of the texts that meet a condition. O(texts).
    func texts(where holds: (String) -> Bool) -> Set<UInt32> {
        Set((1..<UInt32(max(1, textCount))).filter { holds(text($0) ?? "") })
    }
}
