import Vocabulary

/// How the geometry asked with lies to those of the features that are looked for.
///
/// The geometry asked with comes first: `within` finds features that it lies within, `contains` those that it contains.
public enum SpatialRelation: Sendable, Equatable {
    /// Relations that have a name.
    public enum Name: String, Sendable, CaseIterable {
        case intersects
        case envelopeIntersects = "envelope_intersects"
        case indexIntersects = "index_intersects"
        case touches, overlaps, crosses, within, contains
    }

    case named(Name)
    /// A pattern of the dimensionally extended nine-intersection model: nine of the letters `T F * 0 1 2`, the geometry
    /// asked with first.
    case pattern(String)

    /// As a job file says it.
    public var text: String {
        switch self {
        case .named(let name): name.rawValue
        case .pattern(let pattern): pattern
        }
    }

    private static let letters: Set<Character> = ["T", "F", "*", "0", "1", "2"]
    private static let patternLength = 9

    static let shape = Shape<SpatialRelation>(
        expected: "a relation such as 'within', or a pattern such as 'T*F**F***'",
        schema: .object([
            (
                "anyOf",
                .array([
                    Shape<Name>.choice().schema,
                    .object([("type", .text("string")), ("pattern", .text("^[TF*012]{9}$"))]),
                ])
            )
        ]),
        encode: { .text($0.text) },
        decode: { node, reader in
            guard let text = node.text else {
                let digits = node.scalar.flatMap { $0.asNumber == nil ? nil : $0.text }
                reader.wrongType(node, expected: "a relation", help: digits.map { "put it in quotes: \"\($0)\"" })
                return nil
            }
            if let name = Name(rawValue: text) { return .named(name) }
            guard !text.isEmpty, text.allSatisfy(letters.contains) else {
                reader.unknownWord(text, at: node.mark, known: Name.allCases.map(\.rawValue))
                return nil
            }
            if text.count == patternLength { return .pattern(text) }
            reader.error(
                "bad_pattern", at: node.mark, "the pattern \(SafeText.quoted(text)) has \(text.count) letters, not 9",
                help: "a DE-9IM pattern is nine of the letters T, F, *, 0, 1 and 2, such as 'T*F**F***'")
            return nil
        })
}
