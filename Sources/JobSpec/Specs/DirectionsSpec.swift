/// How directions are written.
public struct DirectionsSpec: Sendable {
    /// The system of units in the text.
    public enum Units: String, Sendable, CaseIterable {
        case metric, imperial
    }

    /// The languages that directions are written in.
    public enum Language: String, Sendable, CaseIterable {
        case english = "en"
    }

    public let units: Units
    public let language: Language

    static let shape = Shape<DirectionsSpec>.record("a mapping", "How directions are written.") { fields in
        let units = fields.optional("units", .choice(), default: Units.metric, "The units of lengths in the text.")
        let language = fields.optional("language", .choice(), default: Language.english, "The language of the text.")
        return { record in DirectionsSpec(units: record[units], language: record[language]) }
    }
}
