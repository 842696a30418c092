import StreetNetwork
import Vocabulary

/// What kind of street a stretch is, as far as directions care.
struct StreetClass: Equatable {
    /// 0 for motorways and so on down; nil for what has no class.
    let rank: Int?
    /// Whether it only connects two streets (`motorway_link` and the like).
    let isLink: Bool
    /// What it is called where it has no name.
    let kind: WayKind?
    let isRoundabout: Bool
    let isFerry: Bool

    private static let ranks = [
        "motorway", "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "living_street",
    ]
    private static let minorRank = ranks.count

    init(_ tags: Tags) {
        let highway = tags["highway"] ?? ""
        isLink = highway.hasSuffix("_link")
        kind = WayKind(rawValue: highway)
        let name = isLink ? String(highway.dropLast(5)) : highway
        rank = Self.ranks.firstIndex(of: name) ?? (kind == nil ? nil : Self.minorRank)
        isRoundabout = ["roundabout", "circular"].contains(tags["junction"])
        isFerry = tags["route"] == "ferry"
    }

    /// Whether traffic joins it and leaves it by ramps, as a rule.
    var isFast: Bool { rank.map { $0 <= 1 } ?? false }
    /// Whether it is a way beside the streets proper: a drive, a track, a path.
    var isMinor: Bool { rank == Self.minorRank }

    /// Whether both are streets of one kind, so that neither of them goes without saying.
    func isAlike(_ other: StreetClass) -> Bool {
        if isMinor != other.isMinor { return false }
        if isFast || other.isFast { return rank == other.rank }
        return true
    }
}
