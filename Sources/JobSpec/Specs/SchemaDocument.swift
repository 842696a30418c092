import Vocabulary

/// The JSON Schemas of the files that people write, for completion and checks in an editor.
public enum SchemaDocument {
    /// The schema of a job file, draft 2020-12.
    public static let job = document(
        "Arterial job", kinds: JobKind.allCases.map { JobDescription.shape($0).schema }, definitions: conditions)

    /// The schema of a project file, draft 2020-12.
    public static let project = document("Arterial project", kinds: [ProjectSpec.shape.schema], definitions: conditions)

    /// The schema of the file of a utility model, draft 2020-12.
    public static let utilityModel = document(
        "Arterial utility model", kinds: [UtilityModelSpec.shape.schema], definitions: conditions)

    private static let conditions = [(ConditionSpec.definitionName, ConditionSpec.definition)]

    /// - Parameters:
    ///   - kinds: the schemas of which a file satisfies one.
    ///   - definitions: what the schemas refer to.
    private static func document(
        _ title: String, kinds: [JSONValue], definitions: [(String, JSONValue)] = []
    ) -> JSONValue {
        var head: [(String, JSONValue)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
        ]
        if !definitions.isEmpty { head.append(("$defs", .object(definitions))) }
        return .object(head + (kinds.count == 1 ? kinds[0].members() : [("oneOf", .array(kinds))]))
    }
}
