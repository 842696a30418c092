import FeatureSources
import Vocabulary

/// Says what was amiss with the keys of rows on the way to others.
public struct KeyMessages {
    private let counts: RelatedCounts
    private let rows: String
    private let related: String
    private let isReference: Bool?

    /// - Parameters:
    ///   - rows: the table that the way comes from.
    ///   - related: the table that it leads to.
    ///   - isReference: whether the first step promises that every key leads to a row; nil where nobody knows.
    public init(_ counts: RelatedCounts, rows: String, related: String, isReference: Bool?) {
        (self.counts, self.rows, self.related, self.isReference) = (counts, rows, related, isReference)
    }

    /// A message for each count above zero, and one where a text cannot be read.
    public var all: [Message] {
        let orphans: Message.Severity = isReference == true ? .warning : .information
        return [
            message(
                .information, "null_keys", counts.nullKeys,
                "selected {row} of \(rows) {has} no key: nothing is related to {it}"),
            message(
                orphans, "orphan_keys", counts.orphans,
                "selected {row} of \(rows) {has} a key that no row of the other table has"),
            message(
                .information, "mapping_null_keys", counts.throughNullKeys,
                "{row} of tables between {has} no key that leads on"),
            message(
                .warning, "mapping_orphan_keys", counts.throughOrphans,
                "{row} of tables between {has} a key that leads to no row"),
            message(
                .warning, "duplicate_row_keys", counts.duplicateFromKeys,
                "{key} that should be unique in \(rows) {is} not"),
            message(
                .warning, "duplicate_related_keys", counts.duplicateToKeys,
                "{key} that should be unique in \(related) {is} not"),
            message(
                .warning, "unreadable_keys", counts.unreadableKeys,
                "{key} {is} no number where one should be, or {is} not UTF-8"),
            message(
                .information, "repeated_pairs", counts.repeatedPairs,
                "{time} a pair of rows comes again; each is given once"),
            counts.unreadableText?.message,
        ].compactMap { $0 }
    }

    private func message(_ severity: Message.Severity, _ code: String, _ count: Int, _ text: String) -> Message? {
        count > 0 ? Message(severity, code, Self.sentence(count, text)) : nil
    }

    private static let words = [
        ("{row}", "row", "rows"), ("{key}", "key", "keys"), ("{time}", "time", "times"), ("{has}", "has", "have"),
        ("{is}", "is", "are"), ("{it}", "it", "them"),
    ]

    private static func sentence(_ count: Int, _ text: String) -> String {
        "\(count) " + words.reduce(text) { $0.replacing($1.0, with: count == 1 ? $1.1 : $1.2) }
    }
}
