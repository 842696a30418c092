/// A kind of ways whose class `speeds` does not name, such as ferries.
public struct OtherWaysSpec: Sendable {
    /// Tag -> values: a way belongs to the kind where every tag has one of its values.
    public let match: TagValues?
    /// Whether a `duration` tag decides over the speed.
    public let useDuration: Bool?
    public let speed: Speed?
    /// Whether a direction is used only where its access tag has one of the mode's `allowed_values`.
    public let allowedOnly: Bool?
    /// Tag -> values: a way where a tag has one of its values is none of these.
    public let unless: TagValues?

    static let shape = Shape<OtherWaysSpec>.record(
        "a kind of ways", "A kind of ways whose class speeds does not name, such as ferries."
    ) { fields in
        let match = fields.optional(
            "match", .tagValues(canClear: true),
            "Tags and values by which such ways are known, all of which must match; any stands for every value.")
        let duration = fields.optional("use_duration", .boolean, "Whether a duration tag decides over the speed.")
        let speed = fields.optional("speed", .speed, "The speed on such ways.")
        let allowed = fields.optional(
            "allowed_only", .boolean, "Whether such ways are used only where an access tag has one of allowed_values.")
        let unless = fields.optional(
            "unless", .tagValues(canClear: true), "Tags and values of ways that are none of these all the same.")
        return { record in
            OtherWaysSpec(
                match: record[match], useDuration: record[duration], speed: record[speed],
                allowedOnly: record[allowed], unless: record[unless])
        }
    }

    func over(_ base: OtherWaysSpec) -> OtherWaysSpec {
        OtherWaysSpec(
            match: match.over(base.match), useDuration: useDuration ?? base.useDuration, speed: speed ?? base.speed,
            allowedOnly: allowedOnly ?? base.allowedOnly, unless: unless.over(base.unless))
    }
}
