import FeatureSources
import UtilityNetwork

/// Finds sources as tables name them: by name, owner, blanks, `_` and case aside, or by network source id.
struct SourceNames {
    private let schema: UtilitySchema
    private let sourceOfName: [PlainName: Int]
    private let sourceOfID: [Int: Int]

    init(_ schema: UtilitySchema) {
        self.schema = schema
        sourceOfName = Dictionary(
            schema.sources.enumerated().map { (PlainName($1.name), $0) }, uniquingKeysWith: { first, _ in first })
        sourceOfID = Dictionary(
            schema.sources.enumerated().compactMap { number, source in source.id.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The name in the schema; nil for a source that it does not have.
    func name(_ value: FieldValue) -> String? {
        let byID = WholeNumber.read(value).flatMap { Int(exactly: $0) }.flatMap { sourceOfID[$0] }
        let number = byID ?? value.text.flatMap { sourceOfName[PlainName(BlankText.trimmed($0))] }
        return number.map { schema.sources[$0].name }
    }

    /// What is wrong with a value that names none.
    func rule(_ value: FieldValue) -> String {
        let known = schema.sources.map { source in source.id.map { "\($0) (\(source.name))" } ?? source.name }
        let list = "there are " + known.joined(separator: ", ")
        guard WholeNumber.read(value) != nil else { return "there is no source \(value.text ?? "null"); \(list)" }
        return "no source has the 'id' \(value.text ?? "null"); \(list)"
    }
}
