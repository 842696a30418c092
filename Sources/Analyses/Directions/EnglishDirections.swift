import StreetNetwork

/// The sentences of directions, in English.
struct EnglishDirections {
    func text(of step: DirectionStep) -> String {
        switch step.maneuver {
        case .depart: "Depart from \(step.stop ?? "the stop")" + heading(step) + prefixed(" on ", step.street)
        case .arrive: "Arrive at \(step.stop ?? "the stop")" + side(step)
        case .straight: "Continue" + prefixed(" on ", step.street)
        case .bearLeft: "Bear left" + prefixed(" onto ", step.street)
        case .bearRight: "Bear right" + prefixed(" onto ", step.street)
        case .turnLeft: "Turn left" + prefixed(" onto ", step.street)
        case .turnRight: "Turn right" + prefixed(" onto ", step.street)
        case .sharpLeft: "Turn sharp left" + prefixed(" onto ", step.street)
        case .sharpRight: "Turn sharp right" + prefixed(" onto ", step.street)
        case .uTurn: "Make a U-turn" + prefixed(" on ", step.street)
        case .roundabout(nil): "Enter the roundabout" + prefixed(" ", step.street)
        case .roundabout(let exit?):
            "At the roundabout, take the \(ordinal(exit)) exit" + prefixed(" onto ", step.street)
        case .ferry: "Take the ferry" + prefixed(" ", step.street)
        }
    }

    private func prefixed(_ preposition: String, _ street: String?) -> String { street.map { preposition + $0 } ?? "" }

    private func heading(_ step: DirectionStep) -> String { step.heading.map { ", heading " + compassPoint($0) } ?? "" }

    private func side(_ step: DirectionStep) -> String {
        switch step.side {
        case .left: ", on the left"
        case .right: ", on the right"
        case .on: ""
        }
    }

    /// The nearest of eight compass points.
    private func compassPoint(_ heading: Heading) -> String {
        // The tangent of 22.5 degrees, half the width of a point.
        let half = 0.41421356237309503
        let (x, y) = (abs(heading.x), abs(heading.y))
        let northSouth = heading.y > 0 ? "north" : "south"
        let eastWest = heading.x > 0 ? "east" : "west"
        if x <= y * half { return northSouth }
        return y <= x * half ? eastWest : northSouth + "-" + eastWest
    }

    private func ordinal(_ number: Int) -> String {
        let suffix =
            switch (number % 100, number % 10) {
            case (11...13, _): "th"
            case (_, 1): "st"
            case (_, 2): "nd"
            case (_, 3): "rd"
            default: "th"
            }
        return "\(number)\(suffix)"
    }
}
