import FeatureSources
import JobSpec

/// The fields of a layer that hold what its rows have, by what they are for.
struct RowFields<Role: CaseIterable & Hashable> {
    private let fields: [Role: LayerField]
    /// The fields that are carried into the outputs.
    let kept: [LayerField]

    /// The fields that a job names; nil, with errors, where one does not exist.
    init?(_ named: [Role: Marked<String>?], keep: [Marked<String>], of layer: OpenLayer) {
        var fields: [Role: LayerField] = [:]
        var isWhole = true
        for role in Role.allCases {
            guard let name = named[role] ?? nil else { continue }
            fields[role] = layer.field(name)
            isWhole = isWhole && fields[role] != nil
        }
        guard let kept = layer.eachField(keep), isWhole else { return nil }
        self.fields = fields
        self.kept = kept
    }

    /// Fields that were found by their names.
    init(_ found: [Role: LayerField?]) {
        fields = found.compactMapValues { $0 }
        kept = []
    }

    subscript(role: Role) -> LayerField? { fields[role] }

    /// The fields to be read: those there are, in the order of the roles, then the kept ones.
    var all: [LayerField] { Role.allCases.compactMap { fields[$0] } + kept }

    /// The values of a row, by what they are for.
    ///
    /// - Parameter values: of the fields of `all`.
    func parted(_ values: [FieldValue]) -> (own: [Role: FieldValue], kept: [FieldValue]) {
        let roles = Role.allCases.filter { fields[$0] != nil }
        return (
            Dictionary(zip(roles, values)) { first, _ in first },
            Array(values.dropFirst(roles.count).prefix(kept.count))
        )
    }
}
