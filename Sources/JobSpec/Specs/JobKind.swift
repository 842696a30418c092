import Vocabulary

/// The analyses that a job can ask for.
public enum JobKind: String, Sendable, CaseIterable {
    case route
    case serviceArea = "service_area"
    case relatedRecords = "related_records"

    /// Kinds that job files will be able to name.
    static let planned = ["trace"]

    /// The kind that a document asks for.
    static let shape = shape(of: allCases)

    /// The word of this kind.
    var shape: Shape<JobKind> { JobKind.shape(of: [self]) }

    /// - Parameter kinds: those that the schema has; every kind is decoded.
    private static func shape(of kinds: [JobKind]) -> Shape<JobKind> {
        Shape(
            expected: "the kind of the job", schema: .object([("enum", .texts(kinds.map(\.rawValue)))]),
            encode: { .text($0.rawValue) },
            decode: { node, reader in
                guard let text = node.text, planned.contains(text) else { return Shape.choice().decode(node, reader) }
                reader.error(
                    "not_available", at: node.mark, "the job kind '\(text)' is not available in this version",
                    help: "available: \(allCases.map(\.rawValue).joined(separator: ", "))")
                return nil
            })
    }
}
