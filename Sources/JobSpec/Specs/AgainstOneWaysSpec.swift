/// How a vehicle is walked against one-way streets.
public struct AgainstOneWaysSpec: Sendable {
    public let speed: Speed?
    /// Tag -> values: not on streets where a tag has one of its values.
    public let unless: TagValues?

    static let shape = Shape<AgainstOneWaysSpec>.record(
        "a mapping", "How the vehicle is walked against streets that a tag makes one-way."
    ) { fields in
        let speed = fields.optional("speed", .speed, "The walking speed.")
        let unless = fields.optional(
            "unless", .tagValues(canClear: true), "Tags and values of streets where it may not be walked.")
        return { record in AgainstOneWaysSpec(speed: record[speed], unless: record[unless]) }
    }

    func over(_ base: AgainstOneWaysSpec?) -> AgainstOneWaysSpec {
        AgainstOneWaysSpec(speed: speed ?? base?.speed, unless: unless.over(base?.unless))
    }
}
