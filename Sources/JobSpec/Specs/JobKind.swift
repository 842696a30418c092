import Vocabulary

/// The analyses that a job can ask for.
public enum JobKind: String, Sendable, CaseIterable {
    case route
    case serviceArea = "service_area"
    case trace
    case relatedRecords = "related_records"

    /// The kind that a document asks for.
    static let shape = shape(of: allCases)

    /// The word of this kind.
    var shape: Shape<JobKind> { JobKind.shape(of: [self]) }

    /// - Parameter kinds: those that the schema has; every kind is decoded.
    private static func shape(of kinds: [JobKind]) -> Shape<JobKind> {
        Shape(
            expected: "the kind of the job", schema: .object([("enum", .texts(kinds.map(\.rawValue)))]),
            encode: { .text($0.rawValue) }, decode: { choice.decode($0, $1) })
    }

    private static let choice: Shape<JobKind> = .choice()
}
