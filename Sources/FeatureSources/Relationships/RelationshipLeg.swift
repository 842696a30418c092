/// The part of a way between one table and the next, the mapping table being one of them.
struct RelationshipLeg {
    let fromKeys: [String]
    let table: RelatedTable
    let toKeys: [String]
    /// Whether keys are promised to be unique at both ends.
    let isUniqueFrom: Bool
    let isUniqueTo: Bool
    /// Whether a key that is nowhere in the next table is an orphan; nil where nobody knows.
    let isReference: Bool?
    /// Whether it leads to the mapping table of the last step.
    var leadsToAttributes = false

    /// The parts of a way of several steps.
    static func legs(of steps: [RelationshipStep]) -> [RelationshipLeg] {
        var legs = steps.flatMap(legs)
        if steps.last?.through != nil { legs[legs.count - 2].leadsToAttributes = true }
        return legs
    }

    private static func legs(of step: RelationshipStep) -> [RelationshipLeg] {
        let (isUniqueFrom, isUniqueTo) = (step.isUniqueFrom ?? false, step.isUniqueTo ?? false)
        guard let through = step.through else {
            return [
                RelationshipLeg(
                    fromKeys: step.fromKeys, table: step.to, toKeys: step.toKeys, isUniqueFrom: isUniqueFrom,
                    isUniqueTo: isUniqueTo, isReference: step.isReference)
            ]
        }
        return [
            RelationshipLeg(
                fromKeys: step.fromKeys, table: through.table, toKeys: through.fromKeys, isUniqueFrom: isUniqueFrom,
                isUniqueTo: false, isReference: false),
            RelationshipLeg(
                fromKeys: through.toKeys, table: step.to, toKeys: step.toKeys, isUniqueFrom: false,
                isUniqueTo: isUniqueTo, isReference: true),
        ]
    }

    /// The fields of the next table's key, and how they are compared.
    ///
    /// - Parameter fields: those of the key that the way comes from.
    /// - Throws: `SourceError.noField`; `RelationshipError.unequalKeys`.
    func keyFields(of layer: Layer, comparedWith fields: [LayerField]) throws -> (fields: [LayerField], KeyMatching) {
        guard fields.count == toKeys.count, !fields.isEmpty else {
            throw RelationshipError.unequalKeys(fromKeys, toKeys, table: table.table)
        }
        let own = try toKeys.map { try layer.requiredField(named: $0) }
        return (own, KeyMatching(fields, own))
    }
}
