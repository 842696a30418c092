import Vocabulary

/// What ends the results of traces without ending their walk.
public struct TraceFilterSpec: Sendable {
    // Nil where nothing is said; `.some(nil)` for `none`.
    public let barriers: ConditionSpec??
    public let scope: TraceScope?
    public let functionBarriers: [FunctionBarrierSpec]?
    public let bitsetAttribute: Marked<String>??
    public let nearest: NearestSpec??

    static let shape = Shape<TraceFilterSpec>.record("a filter", "What ends results, and not the walk.") { fields in
        let barriers = fields.optional(
            "barriers", ConditionSpec.shape.orNone, "Elements that meet this are filter barriers.")
        let scope = fields.optional(
            "scope", .choice(of: TraceScope.self), "Which elements filter barriers are tested on.")
        let functions = fields.optional(
            "function_barriers", FunctionBarrierSpec.listShape, "What functions come to where results end.")
        let bitset = fields.optional(
            "bitset_attribute", Shape<Marked<String>>.marked(.label).noted.orNone,
            "A bit set: traces upstream, downstream and round loops pass what shares a bit with the start all the way.")
        let nearest = fields.optional("nearest", NearestSpec.shape.orNone, "The nearest features of some kinds alone.")
        return { record in
            TraceFilterSpec(
                barriers: record[barriers], scope: record[scope], functionBarriers: record[functions],
                bitsetAttribute: record[bitset], nearest: record[nearest])
        }
    }
}
