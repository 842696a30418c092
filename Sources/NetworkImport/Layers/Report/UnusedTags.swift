import StreetNetwork
import Vocabulary

/// Tags that fields of a layer stand for and that no travel mode asks about. A misspelt one lets everybody go everywhere, without a word.
public struct UnusedTags: Sendable, Equatable {
    /// What is to be said of them, in the order of the mapping.
    public let remarks: [NetworkReport.Remark]

    public init(in mapping: StreetLayerMapping, for modes: [TravelMode]) {
        let asked = modes.reduce(into: Self.ofStreets) { $0.formUnion($1.streetKeys) }
        let known = asked.sorted()
        remarks = mapping.tags.filter { !asked.contains($0.tag) }.map { Self.remark($0, known) }
    }

    /// Those that somebody else asks about than travel modes: places are located by names, and a class is a tag, too.
    private static let ofStreets: Set = ["name", "ref", "class"]

    private static func remark(_ field: TagField, _ known: [String]) -> NetworkReport.Remark {
        let meant = isVariant(field.tag, of: known) ? nil : Suggestion.nearest(to: field.tag, among: known)
        return NetworkReport.Remark(
            isWarning: meant != nil, code: "unused_tag",
            text: "no travel mode asks about the tag '\(field.tag)', which the field \(field.field) stands for"
                + (meant.map { "; did you mean '\($0)'?" } ?? ": it counts in 'locate.where' alone"))
    }

    /// Whether a tag is one of a known one for some alone, `maxspeed:hgv`, which other travel modes may ask about.
    private static func isVariant(_ tag: String, of known: [String]) -> Bool {
        tag.split(separator: ":").dropLast().first.map { known.contains(String($0)) } ?? false
    }
}
