/// What directions say. Each is a list of whole sentences in a language, of which the first is said that has room for
/// nothing but what is known.
public enum Phrase: String, CaseIterable, Sendable {
    case depart
    case arrive
    case arriveLeft = "arrive_left"
    case arriveRight = "arrive_right"
    case straight
    case bearLeft = "bear_left"
    case bearRight = "bear_right"
    case turnLeft = "turn_left"
    case turnRight = "turn_right"
    case sharpLeft = "sharp_left"
    case sharpRight = "sharp_right"
    case turnLeftLeft = "turn_left_left"
    case turnLeftRight = "turn_left_right"
    case turnRightLeft = "turn_right_left"
    case turnRightRight = "turn_right_right"
    case uTurn = "u_turn"
    /// Leave a roundabout by an exit that is counted.
    case roundabout
    /// Go on to a roundabout on which the route ends.
    case roundaboutEnter = "roundabout_enter"
    /// Pass a roundabout that may be gone round either way, as on foot.
    case roundaboutCross = "roundabout_cross"
    case rampLeft = "ramp_left"
    case rampRight = "ramp_right"
    case rampStraight = "ramp_straight"
    case exitLeft = "exit_left"
    case exitRight = "exit_right"
    case forkLeft = "fork_left"
    case forkRight = "fork_right"
    case forkStraight = "fork_straight"
    case merge
    case ferry
    case ferryEnd = "ferry_end"
    case ferryEndLeft = "ferry_end_left"
    case ferryEndRight = "ferry_end_right"
    /// Notes on a step: a barrier that slows the way, one that weighs in another cost, and one that adds time.
    case slowed
    case passed
    case delayed
    /// Notes on an arrival: before a time window opens, and after it has closed.
    case waits
    case late

    /// What is always known where this is said.
    public var known: Set<Placeholder> {
        switch self {
        case .depart, .arrive, .arriveLeft, .arriveRight: [.stop]
        case .roundabout: [.exit]
        case .slowed: [.barrier, .length]
        case .passed: [.barrier]
        case .delayed: [.barrier, .time]
        case .waits, .late: [.time]
        default: []
        }
    }

    /// What its sentences may have room for.
    public var placeholders: Set<Placeholder> {
        switch self {
        case .depart: [.stop, .compass, .street, .onWay]
        case .straight: [.street, .onWay, .toward]
        case .bearLeft, .bearRight, .turnLeft, .turnRight, .sharpLeft, .sharpRight, .forkLeft, .forkRight,
            .forkStraight:
            [.street, .sameStreet, .ontoWay, .toward]
        case .turnLeftLeft, .turnLeftRight, .turnRightLeft, .turnRightRight: [.via, .street, .ontoWay, .toward]
        case .uTurn: [.street]
        case .roundabout: [.exit, .roundabout, .street, .sameStreet, .ontoWay, .toward]
        case .roundaboutEnter: [.roundabout]
        case .roundaboutCross: [.roundabout, .street, .ontoWay]
        case .rampLeft, .rampRight, .rampStraight, .merge: [.street, .toward]
        case .exitLeft, .exitRight: [.exit, .street, .toward]
        case .ferry: [.street, .toward]
        case .ferryEnd, .ferryEndLeft, .ferryEndRight: [.street, .ontoWay]
        case .passed: [.barrier, .length]
        case .arrive, .arriveLeft, .arriveRight, .slowed, .delayed, .waits, .late: known
        }
    }
}
