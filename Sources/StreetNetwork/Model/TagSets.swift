/// The distinct sets of tags that streets and junctions have, each kept once. Set 0 is the empty set.
public struct TagSets: Sendable {
    /// Set to its first tag; one more element than there are sets.
    public private(set) var firstTag: [UInt32] = [0, 0]
    public private(set) var key: [UInt32] = []
    public private(set) var value: [UInt32] = []
    public private(set) var strings: [String] = []

    private var numberOfString: [String: UInt32] = [:]
    private var numberOfSet: [[UInt32]: UInt32] = [[]: 0]

    public init() {}

    public var count: Int { firstTag.count - 1 }

    /// The number of the set with these tags, which is added when it is new. Order and doubles do not matter:
    /// the first value given for a key stays.
    public mutating func number(of tags: [(key: String, value: String)]) -> UInt32 {
        var pairs: [(key: UInt32, value: UInt32)] = []
        for tag in tags {
            let key = number(of: tag.key)
            if !pairs.contains(where: { $0.key == key }) { pairs.append((key, number(of: tag.value))) }
        }
        pairs.sort { $0.key < $1.key }
        let flat = pairs.flatMap { [$0.key, $0.value] }
        if let known = numberOfSet[flat] { return known }
        let number = UInt32(count)
        numberOfSet[flat] = number
        key += pairs.map(\.key)
        value += pairs.map(\.value)
        firstTag.append(UInt32(key.count))
        return number
    }

    private mutating func number(of string: String) -> UInt32 {
        if let known = numberOfString[string] { return known }
        let number = UInt32(strings.count)
        numberOfString[string] = number
        strings.append(string)
        return number
    }

    /// The tags of a set.
    public subscript(set: UInt32) -> Tags {
        let range = Int(firstTag[Int(set)])..<Int(firstTag[Int(set) + 1])
        return Tags(range.map { (strings[Int(key[$0])], strings[Int(value[$0])]) })
    }
}

/// The tags of one street or junction.
public struct Tags: Sendable {
    private let pairs: [(key: String, value: String)]

    public init(_ pairs: [(key: String, value: String)]) { self.pairs = pairs }

    public var isEmpty: Bool { pairs.isEmpty }

    /// The value of `key`: the first of a `;` list, without blanks round it; nil where there is none.
    public subscript(key: String) -> String? {
        guard let whole = pairs.first(where: { $0.key == key })?.value else { return nil }
        return Self.isOnePlainItem(whole) ? whole : Self.trimmed(whole.prefix { $0 != ";" })
    }

    /// The values of `key`: those of a `;` list, without blanks round them and without empty ones.
    public func values(of key: String) -> [String] {
        guard let whole = pairs.first(where: { $0.key == key })?.value else { return [] }
        return Self.list(whole)
    }

    /// The items of a `;` list, without blanks round them and without empty ones.
    public static func list(_ text: String) -> [String] {
        if isOnePlainItem(text) { return text.isEmpty ? [] : [text] }
        return text.split(separator: ";").map(trimmed).filter { !$0.isEmpty }
    }

    /// Whether a text is no list, and has no blanks round it: as nearly all are. Beyond ASCII other characters are a `;`, too.
    private static func isOnePlainItem(_ text: String) -> Bool {
        let (blank, separator) = (UInt8(ascii: " "), UInt8(ascii: ";"))
        return text.utf8.first != blank && text.utf8.last != blank
            && text.utf8.allSatisfy { $0 < 0x80 && $0 != separator }
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
