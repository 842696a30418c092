/// The fields of a layer that hold what streets have.
public struct StreetFieldsSpec: Sendable {
    /// What a field holds where both directions may differ. A field of one direction decides where it has a value.
    public struct Directed<FieldSpec: Sendable>: Sendable {
        public let both: FieldSpec?
        public let forward: FieldSpec?
        public let backward: FieldSpec?

        public var all: [FieldSpec] { [both, forward, backward].compactMap { $0 } }
    }

    /// Nil for the rows' own ids.
    public let id: Marked<String>?
    /// Of the lines as well-known text, where the layer has no geometry of its own.
    public let wkt: Marked<String>?
    public let name: Marked<String>?
    public let reference: Marked<String>?
    /// Of the class by which travel modes know streets.
    public let streetClass: Marked<String>?
    public let oneway: OnewayFieldSpec?
    public let speed: Directed<SpeedFieldSpec>
    public let time: Directed<TimeFieldSpec>
    /// Of the level of a street's first end; streets meet where their levels are the same.
    public let levelFrom: Marked<String>?
    public let levelTo: Marked<String>?
    /// Tag -> the field that holds its values.
    public let tags: OrderedMap<Marked<String>>
    public let mark: Mark

    static let shape = Shape<StreetFieldsSpec>.record("a mapping", "The fields that hold what streets have.") {
        fields in
        func name(_ key: String, _ meaning: String) -> Field<Marked<String>?> {
            fields.optional(key, .marked(.fieldName), meaning)
        }
        let id = name("id", "The field of the streets' ids; the rows' own ids by default.")
        let wkt = name("wkt", "The field of their lines as well-known text.")
        let title = name("name", "The field of their names.")
        let reference = name("reference", "The field of their references, such as A 8.")
        let streetClass = name("class", "The field of their classes, which travel modes know.")
        let oneway = fields.optional("oneway", OnewayFieldSpec.shape, "The field of the directions that are open.")
        let speed = directed("speed", .speedField, "speeds, in km/h unless a unit is said", fields)
        let time = directed("time", .timeField, "times, in minutes unless a unit is said", fields)
        let levelFrom = name(
            "level_from", "The field of the level of their first ends; levels that differ do not meet.")
        let levelTo = name("level_to", "The field of the level of their last ends.")
        fields.together(levelFrom.key, levelTo.key, because: "a street has a level at each of its ends")
        let tags = fields.optional(
            "tags", .map(of: .marked(.fieldName), called: "a mapping of tags to fields"),
            "Tags that travel modes know, and the fields that hold their values.")
        return { record in
            for entry in record[tags]?.entries ?? [] { check(entry.name, record) }
            return StreetFieldsSpec(
                id: record[id], wkt: record[wkt], name: record[title], reference: record[reference],
                streetClass: record[streetClass], oneway: record[oneway], speed: speed(record), time: time(record),
                levelFrom: record[levelFrom],
                levelTo: record[levelTo], tags: record[tags] ?? OrderedMap(), mark: record.mark)
        }
    }

    /// Tags to the keys that say the same of a street.
    private static let keysOfTags = [
        "name": ["name"], "ref": ["reference"], "highway": ["class"], "oneway": ["oneway"],
        "maxspeed": ["speed", "speed_forward", "speed_backward"],
    ]

    private static func check(_ tag: Marked<String>, _ record: Record) {
        guard let key = keysOfTags[tag.value]?.first(where: { record.node.given($0) != nil }) else { return }
        record.reader.error(
            "keys_exclude_each_other", at: tag.mark, "the tag '\(tag.value)' and '\(key)' exclude each other",
            help: "both say the same of a street: leave one of them out")
    }

    private static func directed<FieldSpec>(
        _ key: String, _ shape: Shape<FieldSpec>, _ what: String, _ fields: Fields
    ) -> @Sendable (Record) -> Directed<FieldSpec> {
        let both = fields.optional(key, shape, "The field of their \(what).")
        let forward = fields.optional("\(key)_forward", shape, "The same, along the direction of a street.")
        let backward = fields.optional("\(key)_backward", shape, "The same, against its direction.")
        return { record in
            Directed(both: record[both], forward: record[forward], backward: record[backward])
        }
    }
}
