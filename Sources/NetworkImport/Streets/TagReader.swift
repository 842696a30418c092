import StreetNetwork
import Vocabulary

/// Brings the tags of an extract into a network's sets of tags, each distinct list once.
struct TagReader {
    private let extract: OSMExtract
    private let nameKey: UInt32?
    private let referenceKey: UInt32?
    /// The keys of what signs say.
    private let signKeys: Set<UInt32>
    /// The keys that no travel mode asks about, of ways and of nodes: those of signs, of tags that hold at certain times only, and names.
    private let otherWayKeys: Set<UInt32>
    private let otherNodeKeys: Set<UInt32>
    private let highwayKey: UInt32?
    private let exitWord: UInt32?
    private var setOfList: [[UInt32]: UInt32] = [:]
    private var numberOfName: [UInt32: UInt32] = [:]

    init(extract: OSMExtract, modes: [TravelMode]) {
        self.extract = extract
        nameKey = extract.strings.firstIndex(of: "name").map(UInt32.init)
        referenceKey = extract.strings.firstIndex(of: "ref").map(UInt32.init)
        func numbers(of keys: Set<String>) -> Set<UInt32> {
            Set(extract.strings.indices.filter { keys.contains(extract.strings[$0]) }.map(UInt32.init))
        }
        let signs = Set(StreetSigns.keys)
        signKeys = numbers(of: signs)
        let conditional = Set(extract.strings.filter { $0.hasSuffix(ConditionalTags.suffix) })
        let others = signs.union(conditional).union(["name", "ref"])
        otherWayKeys = numbers(of: modes.reduce(others) { $0.subtracting($1.streetKeys) })
        otherNodeKeys = numbers(of: modes.reduce(others) { $0.subtracting($1.junctionKeys) })
        highwayKey = extract.strings.firstIndex(of: "highway").map(UInt32.init)
        exitWord = extract.strings.firstIndex(of: "motorway_junction").map(UInt32.init)
    }

    /// The set of a way's tags.
    mutating func set(ofWay way: Int, in sets: inout TagSets) -> UInt32 {
        set(of: extract.wayTags, list: way, without: otherWayKeys, in: &sets)
    }

    mutating func set(ofStump stump: Int, in sets: inout TagSets) -> UInt32 {
        set(of: extract.stumpTags, list: stump, without: otherWayKeys, in: &sets)
    }

    mutating func set(ofTaggedNode list: Int, in sets: inout TagSets) -> UInt32 {
        set(of: extract.nodeTags, list: list, without: otherNodeKeys, in: &sets)
    }

    mutating func set(ofNode node: Int, in sets: inout TagSets) -> UInt32 {
        guard let list = extract.taggedNode.place(ofRising: Int32(node)) else { return 0 }
        return set(ofTaggedNode: list, in: &sets)
    }

    /// The set of what signs say along a way; 0 where there are none.
    mutating func sign(ofWay way: Int, in sets: inout TagSets) -> UInt32 {
        set(
            of: extract.wayTags.range(of: way).filter { signKeys.contains(extract.wayTags.key[$0]) }, extract.wayTags,
            &sets)
    }

    /// The set of the number and name of the exit at a node; 0 where there is none.
    mutating func sign(ofNode node: Int, in sets: inout TagSets) -> UInt32 {
        guard let list = extract.taggedNode.place(ofRising: Int32(node)) else { return 0 }
        let tags = extract.nodeTags
        let places = tags.range(of: list)
        guard places.contains(where: { tags.key[$0] == highwayKey && tags.value[$0] == exitWord }) else { return 0 }
        return set(of: places.filter(isNaming(tags)), tags, &sets)
    }

    private func isNaming(_ tags: OSMTags) -> (Int) -> Bool {
        { [nameKey, referenceKey] in tags.key[$0] == nameKey || tags.key[$0] == referenceKey }
    }

    private mutating func set(
        of tags: OSMTags, list: Int, without others: Set<UInt32>, in sets: inout TagSets
    ) -> UInt32 {
        set(of: tags.range(of: list).filter { !others.contains(tags.key[$0]) }, tags, &sets)
    }

    private mutating func set(of places: [Int], _ tags: OSMTags, _ sets: inout TagSets) -> UInt32 {
        let flat = places.flatMap { [tags.key[$0], tags.value[$0]] }
        if let known = setOfList[flat] { return known }
        let set = sets.number(of: places.map { extract.tag($0, of: tags) })
        setOfList[flat] = set
        return set
    }

    /// A way's name and reference as numbers of `strings`, where they are added; 0 is none.
    mutating func names(ofWay way: Int, in strings: inout [String]) -> (name: UInt32, reference: UInt32) {
        (string(nameKey, way, &strings), string(referenceKey, way, &strings))
    }

    private mutating func string(_ key: UInt32?, _ way: Int, _ strings: inout [String]) -> UInt32 {
        let range = extract.wayTags.range(of: way)
        guard let key, let place = range.first(where: { extract.wayTags.key[$0] == key }) else { return 0 }
        let value = extract.wayTags.value[place]
        if let known = numberOfName[value] { return known }
        let text = extract.strings[Int(value)]
        guard !text.isEmpty else { return 0 }
        numberOfName[value] = UInt32(strings.count)
        strings.append(text)
        return UInt32(strings.count - 1)
    }
}
