import Vocabulary

/// Tags of streets and junctions that hold at certain times or for some only, such as `motor_vehicle:conditional`: nothing comes of them but that it is said
/// (https://wiki.openstreetmap.org/wiki/Conditional_restrictions).
public struct ConditionalTags: Sendable, Equatable {
    static let suffix = ":conditional"

    /// How many ways and how many nodes have one.
    public private(set) var wayCount = 0
    public private(set) var nodeCount = 0
    /// Their keys, in order.
    public private(set) var keys: [String] = []

    init() {}

    /// - Parameters:
    ///   - isUsed: whether a way is a street of the network.
    ///   - isJunction: whether a node is a junction of it, such as one with a gate.
    init(_ extract: OSMExtract, isUsed: (Int) -> Bool, isJunction: (Int) -> Bool) {
        let isConditional = extract.strings.map { $0.hasSuffix(Self.suffix) }
        var (ways, found): (Set<Int64>, Set<UInt32>) = ([], [])
        func hasAny(_ tags: OSMTags, _ list: Int) -> Bool {
            let conditional = tags.range(of: list).map { tags.key[$0] }.filter { isConditional[Int($0)] }
            found.formUnion(conditional)
            return !conditional.isEmpty
        }
        for way in extract.wayID.indices where isUsed(way) && hasAny(extract.wayTags, way) {
            ways.insert(extract.wayID[way])
        }
        wayCount = ways.count
        nodeCount = extract.taggedNode.indices.count {
            isJunction(Int(extract.taggedNode[$0])) && hasAny(extract.nodeTags, $0)
        }
        keys = found.map { extract.strings[Int($0)] }.sorted()
    }

    /// What is to be said of them; nil where there are none.
    var remark: NetworkReport.Remark? {
        if wayCount + nodeCount == 0 { return nil }
        let told = [(wayCount, "way"), (nodeCount, "node")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return NetworkReport.Remark(
            isWarning: false, code: "conditional_tags_left_out",
            text:
                "\(told.joined(separator: " and ")) \(wayCount + nodeCount == 1 ? "has" : "have") tags that hold at certain times or for some vehicles only, "
                + "which do not count: \(SampleText.first(5, of: keys))")
    }
}
