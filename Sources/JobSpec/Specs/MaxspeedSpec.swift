/// How maxspeed tags count.
public struct MaxspeedSpec: Sendable {
    public let use: Bool?
    /// What a posted limit is multiplied with.
    public let factor: Double?
    /// The limits that words such as `urban` stand for.
    public let implied: OrderedMap<Speed>?

    static let shape = Shape<MaxspeedSpec>.record("a mapping", "How maxspeed tags count.") { fields in
        let use = fields.optional("use", .boolean, "Whether a posted limit decides over the class's speed.")
        let factor = fields.optional("factor", .number(0.01...10), "What a posted limit is multiplied with.")
        let implied = fields.optional(
            "implied", .map(of: .speed, called: "a mapping of words to speeds", canClear: true),
            "The limits that words such as urban or walk stand for.")
        return { record in MaxspeedSpec(use: record[use], factor: record[factor], implied: record[implied]) }
    }

    func over(_ base: MaxspeedSpec?) -> MaxspeedSpec {
        MaxspeedSpec(use: use ?? base?.use, factor: factor ?? base?.factor, implied: implied.over(base?.implied))
    }
}
