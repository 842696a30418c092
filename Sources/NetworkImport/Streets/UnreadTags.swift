import StreetNetwork
import Vocabulary

/// Tags of streets and junctions whose values no travel mode can read, such as a height of `2.9 or so`: nothing comes of them but that it
/// is said.
public struct UnreadTags: Sendable, Equatable {
    /// How many streets and junctions have one.
    public private(set) var count = 0
    /// Key and value of each, in order.
    public private(set) var tags: [String] = []

    init() {}

    /// - Complexity: O(n) for n streets and junctions, and one look at each set of tags.
    public init(in parts: StreetNetworkParts, for modes: [TravelMode]) {
        var found: Set<String> = []
        for sets in [parts.streetTags, parts.junctionTags] {
            let uses = sets.reduce(into: [UInt32: Int]()) { $0[$1, default: 0] += 1 }
            for (set, streets) in uses {
                let unread = modes.flatMap { $0.unreadTags(in: parts.tagSets[set]) }
                if unread.isEmpty { continue }
                count += streets
                found.formUnion(unread)
            }
        }
        tags = found.sorted()
    }

    /// What is to be said of them; nil where there are none.
    public var remark: NetworkReport.Remark? {
        if count == 0 { return nil }
        return NetworkReport.Remark(
            isWarning: false, code: "tags_not_read",
            text:
                "\(count) \(count == 1 ? "street or junction has" : "streets and junctions have") tags whose values cannot be read, "
                + "which do not count: \(SampleText.first(5, of: tags))")
    }
}
