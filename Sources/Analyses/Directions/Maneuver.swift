import StreetNetwork

/// What a driver does at the beginning of a step.
enum Maneuver: Equatable {
    case depart
    case arrive
    case straight
    case bearLeft, bearRight
    case turnLeft, turnRight
    case sharpLeft, sharpRight
    case uTurn
    /// Leave a roundabout by this exit, counted from 1; nil where the route ends on it.
    case roundabout(exit: Int?)
    case ferry

    /// The word for it in tables.
    var code: String {
        switch self {
        case .depart: "depart"
        case .arrive: "arrive"
        case .straight: "straight"
        case .bearLeft: "bear_left"
        case .bearRight: "bear_right"
        case .turnLeft: "turn_left"
        case .turnRight: "turn_right"
        case .sharpLeft: "sharp_left"
        case .sharpRight: "sharp_right"
        case .uTurn: "u_turn"
        case .roundabout: "roundabout"
        case .ferry: "ferry"
        }
    }

    /// The turn from one heading to another. Below 20 degrees it is straight on, below 45 it bears, below 135 it turns,
    /// beyond it is sharp.
    init(from arrival: Heading, to departure: Heading) {
        let cosine = arrival.cosine(to: departure)
        let isLeft = arrival.leftness(of: departure) > 0
        if cosine > Self.cosineOf20Degrees {
            self = .straight
        } else if cosine > Self.cosineOf45Degrees {
            self = isLeft ? .bearLeft : .bearRight
        } else if cosine > -Self.cosineOf45Degrees {
            self = isLeft ? .turnLeft : .turnRight
        } else {
            self = isLeft ? .sharpLeft : .sharpRight
        }
    }

    private static let cosineOf20Degrees = 0.9396926207859084
    private static let cosineOf45Degrees = 0.7071067811865476
}
