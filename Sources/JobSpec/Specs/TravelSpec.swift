import Vocabulary

/// What jobs on streets have in common.
public struct TravelSpec: Sendable {
    public let network: Marked<String>
    public let travelMode: Marked<String>?
    public let impedance: Impedance
    /// Nil where the travel mode decides.
    public let uTurns: UTurnPolicy?
    public let barriers: BarriersSpec
    public let startTime: Marked<StartTime>?
    /// The coordinate system of inline coordinates; nil for WGS84.
    public let crs: Marked<String>?
    public let locate: LocateSpec

    /// Declares the key `network`, which stands before a job's name.
    static func declareNetwork(in fields: Fields) -> Field<Marked<String>> {
        fields.required("network", .marked(.label), "The name of a network of the project file.")
    }

    /// Declares the other keys.
    static func declare(in fields: Fields, network: Field<Marked<String>>) -> @Sendable (Record) -> TravelSpec {
        let mode = fields.optional(
            "travel_mode", .marked(.label), "A travel mode of the project file, or a built-in one: car, bicycle, foot.")
        let impedance = fields.optional(
            "impedance", .choice(), default: Impedance.time, "The cost that is made least.")
        let uTurns = fields.optional(
            "u_turns", .choice(of: UTurnPolicy.self),
            "Where the vehicle may turn round; the travel mode's by default.")
        let barriers = fields.section("barriers", BarriersSpec.shape, "What closes parts of the network.")
        let startTime = fields.optional(
            "start_time", .marked(StartTime.shape), "When the journey begins; it shifts clocks, not costs.")
        let crs = fields.optional(
            "crs", .marked(.text), "The coordinate system of inline coordinates, such as EPSG:25832; WGS84 by default.")
        let locate = fields.section("locate", LocateSpec.shape, "How places are brought onto the network.")
        return { record in
            TravelSpec(
                network: record[network], travelMode: record[mode], impedance: record[impedance],
                uTurns: record[uTurns], barriers: record[barriers], startTime: record[startTime], crs: record[crs],
                locate: record[locate])
        }
    }
}
