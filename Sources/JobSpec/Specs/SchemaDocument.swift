import Vocabulary

/// The JSON Schemas of the files that people write, for completion and checks in an editor.
public enum SchemaDocument {
    /// The schema of a job file, draft 2020-12.
    public static let job = document(
        "Arterial job", kinds: JobKind.allCases.map { JobDescription.shape($0).schema }, withReferences: true)

    /// The schema of a project file, draft 2020-12.
    public static let project = document("Arterial project", kinds: [ProjectSpec.shape.schema], withReferences: true)

    /// The schema of the file of a utility model, draft 2020-12.
    public static let utilityModel = document(
        "Arterial utility model", kinds: [UtilityModelSpec.shape.schema], withReferences: false)

    /// - Parameters:
    ///   - kinds: the schemas of which a file satisfies one.
    ///   - withReferences: whether references such as `${env:HOME}` may stand for values.
    private static func document(_ title: String, kinds: [JSONValue], withReferences: Bool) -> JSONValue {
        let condition = (ConditionSpec.definitionName, ConditionSpec.definition)
        let definitions =
            withReferences ? [condition, (ReferenceSchema.name, ReferenceSchema.definition)] : [condition]
        let allowed = withReferences ? kinds.map(ReferenceSchema.allowed) : kinds
        let body = allowed.count == 1 ? allowed[0].members() : [("oneOf", .array(allowed))]
        return .object(
            [
                ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
                ("$defs", .object(definitions)),
            ] + body)
    }
}
