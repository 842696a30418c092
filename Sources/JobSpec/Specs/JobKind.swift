import Vocabulary

/// The analyses that a job can ask for.
public enum JobKind: String, Sendable, CaseIterable {
    case route

    /// Kinds that job files will be able to name.
    static let planned = ["service_area", "trace", "related_records"]

    /// The kind that a document asks for.
    static let shape = Shape<JobKind>(
        expected: "the kind of the job", schema: Shape<JobKind>.choice().schema, encode: { .text($0.rawValue) },
        decode: { node, reader in
            guard let text = node.text, planned.contains(text) else { return Shape.choice().decode(node, reader) }
            reader.error(
                "not_available", at: node.mark, "the job kind '\(text)' is not available in this version",
                help: "available: \(allCases.map(\.rawValue).joined(separator: ", "))")
            return nil
        })
}
