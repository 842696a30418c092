import Vocabulary

/// Tags of streets that hold at certain times or for some only, such as `motor_vehicle:conditional`: nothing comes of them but that it is said
/// (https://wiki.openstreetmap.org/wiki/Conditional_restrictions).
public struct ConditionalTags: Sendable, Equatable {
    static let suffix = ":conditional"

    /// How many ways have one.
    public private(set) var wayCount = 0
    /// Their keys, in order.
    public private(set) var keys: [String] = []

    init() {}

    /// - Parameter isUsed: whether a way is a street of the network.
    init(_ extract: OSMExtract, isUsed: (Int) -> Bool) {
        let tags = extract.wayTags
        let isConditional = extract.strings.map { $0.hasSuffix(Self.suffix) }
        var (ways, found): (Set<Int64>, Set<UInt32>) = ([], [])
        for way in extract.wayID.indices where isUsed(way) {
            let conditional = tags.range(of: way).filter { isConditional[Int(tags.key[$0])] }
            if conditional.isEmpty { continue }
            ways.insert(extract.wayID[way])
            found.formUnion(conditional.map { tags.key[$0] })
        }
        (wayCount, keys) = (ways.count, found.map { extract.strings[Int($0)] }.sorted())
    }

    /// What is to be said of them; nil where there are none.
    var remark: NetworkReport.Remark? {
        if wayCount == 0 { return nil }
        return NetworkReport.Remark(
            isWarning: false, code: "conditional_tags_left_out",
            text:
                "\(wayCount) \(wayCount == 1 ? "way has" : "ways have") tags that hold at certain times or for some vehicles only, "
                + "which do not count: \(SampleText.first(5, of: keys))")
    }
}
