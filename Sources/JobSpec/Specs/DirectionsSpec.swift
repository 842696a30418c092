import Vocabulary

/// How directions are written.
public struct DirectionsSpec: Sendable {
    /// The languages that need no file, by their codes of ISO 639-1.
    public enum BuiltInLanguage: String, Sendable, CaseIterable {
        case english = "en"
        case german = "de"
        case spanish = "es"
        case french = "fr"
        case finnish = "fi"
    }

    /// The system of units in the text.
    public let units: QuantityWords.Units
    /// A built-in language, or one of the project's.
    public let language: Marked<String>

    static let shape = Shape<DirectionsSpec>.record("a mapping", "How directions are written.", takesDefaults: true) {
        fields in
        let units = fields.optional(
            "units", .choice(), default: QuantityWords.Units.metric, "The units of lengths in the text.")
        let language = fields.marked(
            "language", Self.language, default: BuiltInLanguage.english.rawValue,
            "The language of the text: a built-in one, or one of the project's 'languages'.")
        return { record in DirectionsSpec(units: record[units], language: record[language]) }
    }

    /// Any name: whether the project has such a language is known when there is a project. The schema names those that
    /// all have, for completion.
    private static let language = Shape<String>.either(
        .label.notEmpty("the name of a language"), { $0 }, when: { _ in true }, or: Shape<BuiltInLanguage>.choice(),
        { $0.rawValue }, encode: JSONValue.text)
}
