import Vocabulary

/// What a driver does at the beginning of a step. The raw values are the words in tables.
enum Maneuver: String, CaseIterable {
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
    case roundabout
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

    /// The phrase for it; of roundabouts there are several.
    var phrase: Phrase { Phrase(rawValue: rawValue) ?? .straight }

    /// Whether it turns by some angle, and nothing more is to be said of it.
    var isTurn: Bool {
        switch self {
        case .bearLeft, .bearRight, .turnLeft, .turnRight, .sharpLeft, .sharpRight: true
        default: false
        }
    }

    var isFork: Bool { self == .forkLeft || self == .forkRight || self == .forkStraight }

    /// Two plain turns as one; nil for others.
    func joined(with next: Maneuver) -> Maneuver? {
        switch (self, next) {
        case (.turnLeft, .turnLeft): .turnLeftLeft
        case (.turnLeft, .turnRight): .turnLeftRight
        case (.turnRight, .turnLeft): .turnRightLeft
        case (.turnRight, .turnRight): .turnRightRight
        default: nil
        }
    }
}
