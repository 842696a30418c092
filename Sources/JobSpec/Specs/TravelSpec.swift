import Vocabulary

/// What jobs on streets have in common.
public struct TravelSpec: Sendable {
    public let network: Marked<String>
    public let travelMode: Marked<String>?
    /// The name of a cost: `time`, `length`, or one of the network's.
    public let impedance: Marked<String>
    /// Names of costs that are added up along the way, too.
    public let accumulate: [Marked<String>]
    /// Restriction -> what it means, instead of what it means to the travel mode.
    public let restrictions: OrderedMap<RestrictionUsage>
    /// Nil where the travel mode decides.
    public let uTurns: UTurnPolicy?
    public let barriers: BarriersSpec
    public let startTime: Marked<DateAndTime>?
    /// Whether a start time is written, be it one that cannot be read.
    public let hasStartTime: Bool
    /// The coordinate system of inline coordinates; nil for WGS84.
    public let crs: Marked<String>?
    public let locate: LocateSpec

    /// Declares the key `network`, which stands before a job's name.
    static func declareNetwork(in fields: Fields) -> Field<Marked<String>> {
        fields.required(
            "network", .marked(.label.notEmpty("the name of the network")), draft: { Marked("", at: $0) },
            "The name of a network of the project file.")
    }

    /// Declares the other keys.
    static func declare(in fields: Fields, network: Field<Marked<String>>) -> @Sendable (Record) -> TravelSpec {
        let mode = fields.optional(
            "travel_mode", .marked(.label), "A travel mode of the project file, or a built-in one: car, bicycle, foot.")
        let impedance = fields.marked(
            "impedance", Self.impedance, default: Impedance.time.name,
            "The cost that is made least: time, length, or a cost of the network.")
        let accumulate = fields.optional(
            "accumulate", .costNames, "Costs of the network that are added up along the way, too.")
        let restrictions = fields.optional(
            "restrictions", .restrictions,
            "What restrictions of the network mean, by their names, instead of what they mean to the travel mode; a "
                + "list names those that prohibit.")
        let uTurns = fields.optional(
            "u_turns", .choice(of: UTurnPolicy.self),
            "Where the vehicle may turn round; the travel mode's by default.")
        let barriers = fields.section(
            "barriers", BarriersSpec.shape, "What closes parts of the network, or makes them dearer.")
        let startTime = fields.optional(
            "start_time", .marked(DateAndTime.shape), "When the journey begins; it shifts clocks, not costs.")
        let crs = fields.optional(
            "crs", .marked(.coordinateSystem),
            "The coordinate system of inline coordinates, such as EPSG:25832; WGS84 by default.")
        let locate = fields.section("locate", LocateSpec.shape, "How places are brought onto the network.")
        return { record in
            TravelSpec(
                network: record[network], travelMode: record[mode], impedance: record[impedance],
                accumulate: record[accumulate] ?? [], restrictions: record[restrictions] ?? OrderedMap(),
                uTurns: record[uTurns], barriers: record[barriers], startTime: record[startTime],
                hasStartTime: record[startTime] != nil || record.given(startTime) != nil, crs: record[crs],
                locate: record[locate])
        }
    }

    /// Any name: whether the network has such a cost is known when there is a network. The schema names those that all
    /// have, for completion.
    private static let impedance = Shape<String>.either(
        .costName, { $0 }, when: { _ in true }, or: Shape<Impedance.Common>.choice(), { $0.rawValue },
        encode: JSONValue.text)
}
