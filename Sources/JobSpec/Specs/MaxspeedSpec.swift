/// How maxspeed tags count.
public struct MaxspeedSpec: Sendable {
    public let use: Bool?
    /// The tags that hold limits; the first one that is present decides. Nil for `maxspeed` alone.
    public let tags: [String]?
    /// What a posted limit is multiplied with.
    public let factor: Double?
    /// The highest speed that the vehicle reaches, whatever is posted; `.some(nil)` where it has no bound.
    public let atMost: Speed??
    /// The limits that words such as `urban` stand for.
    public let implied: OrderedMap<Speed>?

    static let shape = Shape<MaxspeedSpec>.record("a mapping", "How maxspeed tags count.") { fields in
        let use = fields.optional("use", .boolean, "Whether a posted limit decides over the class's speed.")
        let tags = fields.optional(
            "tags",
            .list(of: .tagValue, called: "a list of tags")
                .nonEmpty("the list of tags", help: "to ignore posted limits, write 'use: false'"),
            "The tags that hold limits, the first that is present; maxspeed by default.")
        let factor = fields.optional("factor", .number(0.01...10), "What a posted limit is multiplied with.")
        let atMost = fields.optional(
            "at_most", Shape<Speed>.speed.orNone, "The highest speed that the vehicle reaches, whatever is posted.")
        let implied = fields.optional(
            "implied", .map(of: .speed, called: "a mapping of words to speeds", canClear: true),
            "The limits that words such as urban or walk stand for.")
        return { record in
            MaxspeedSpec(
                use: record[use], tags: record[tags], factor: record[factor], atMost: record[atMost],
                implied: record[implied])
        }
    }

    func over(_ base: MaxspeedSpec?) -> MaxspeedSpec {
        MaxspeedSpec(
            use: use ?? base?.use, tags: tags ?? base?.tags, factor: factor ?? base?.factor,
            atMost: atMost ?? base?.atMost, implied: implied.over(base?.implied))
    }
}
