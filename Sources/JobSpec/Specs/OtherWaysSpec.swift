/// A kind of ways whose class `speeds` does not name, such as ferries.
public struct OtherWaysSpec: Sendable {
    /// Tag -> values: a way belongs to the kind where every tag has one of its values.
    public let match: TagValues?
    /// Whether a `duration` tag decides over the speed.
    public let useDuration: Bool?
    public let speed: Speed?
    /// Whether a direction is used only where its access tag has one of the mode's `allowed_values`.
    public let allowedOnly: Bool?

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
        return { record in
            OtherWaysSpec(
                match: record[match], useDuration: record[duration], speed: record[speed],
                allowedOnly: record[allowed])
        }
    }

    func over(_ base: OtherWaysSpec) -> OtherWaysSpec {
        OtherWaysSpec(
            match: match.over(base.match), useDuration: useDuration ?? base.useDuration, speed: speed ?? base.speed,
            allowedOnly: allowedOnly ?? base.allowedOnly)
    }
}
