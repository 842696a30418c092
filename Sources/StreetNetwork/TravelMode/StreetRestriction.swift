import Vocabulary

/// The restrictions that every street network knows by itself, from the tags of its streets and junctions; sources may
/// define more. A travel mode or a job says how each is used.
public enum StreetRestriction: String, CaseIterable, Sendable {
    /// Streets with a toll, and toll booths.
    case tolls
    case ferries
    case motorways
    /// Streets whose surface is not paved.
    case unpaved
    case tunnels
    /// Streets and junctions whose deciding access tag says `private`.
    case `private`
    /// Gates of any kind across a street.
    case gates
    /// The direction against a one-way street.
    case oneWay = "one_way"
    /// Streets and junctions that are too low for the vehicle.
    case height
    /// Streets and junctions that carry less than the vehicle weighs.
    case weight
    /// Streets and junctions that are too narrow for the vehicle.
    case width

    /// What holds where neither a job nor its travel mode says how the restriction is used. The limits act only on
    /// vehicles whose size is known.
    public var defaultUsage: RestrictionUsage {
        switch self {
        case .tolls, .ferries, .motorways, .unpaved, .tunnels, .private, .gates: .off
        case .oneWay, .height, .weight, .width: .prohibit
        }
    }

    /// The street tags that restrictions ask about, whatever the mode; those of access, one-ways and tolls come to them.
    static let streetKeys = ["highway", "route", "surface", "tracktype", "toll", "tunnel"] + limitKeys

    /// The junction tags that restrictions ask about; those of access come to them.
    static let junctionKeys = ["barrier"] + limitKeys

    static let limitKeys = Vehicle.sizeKeys + Vehicle.weightKeys

    /// Values of `barrier` that are gates.
    static let gateBarriers: Set<String> = [
        "gate", "lift_gate", "swing_gate", "sliding_gate", "sliding_beam", "bump_gate", "hampshire_gate",
        "kissing_gate",
        "wicket_gate", "security_gate",
    ]

    /// Values of `surface` that are not paved.
    static let unpavedSurfaces: Set<String> = [
        "unpaved", "compacted", "fine_gravel", "gravel", "pebblestone", "shells", "rock", "ground", "dirt", "earth",
        "soil", "clay", "grass", "mud", "sand", "woodchips", "snow", "ice", "salt",
    ]

    static let motorwayClasses: Set<String> = ["motorway", "motorway_link"]
}
