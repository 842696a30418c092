import StreetNetwork

/// Turns the stretches of a leg into the steps that a driver needs: one where there is something to do, none where the
/// way goes straight on under the same name.
struct DirectionsGuide {
    let metric: Metric

    /// The steps of one leg, from its departure up to but without its arrival.
    func steps(of leg: [TravelledStretch], from stop: String) -> [DirectionStep] {
        guard let first = leg.first else { return [] }
        var steps = [departure(along: first, from: stop)]
        var exits = 0
        for (before, next) in zip(leg, leg.dropFirst()) {
            if next.isRoundabout {
                exits = before.isRoundabout ? exits + (hasChoice(after: before) ? 1 : 0) : 0
            }
            if let maneuver = maneuver(before, next, exits: exits) {
                if before.isRoundabout, steps[steps.count - 1].isRoundabout {
                    // The step began on entering; now its exit and street are known.
                    steps[steps.count - 1].leaveRoundabout(maneuver, onto: next.street)
                } else {
                    steps.append(
                        DirectionStep(
                            maneuver: maneuver, street: next.street, heading: nil, stop: nil,
                            line: Array(next.line.prefix(1))))
                }
            }
            steps[steps.count - 1].follow(next)
        }
        return steps
    }

    private func departure(along first: TravelledStretch, from stop: String) -> DirectionStep {
        var step = DirectionStep(
            maneuver: .depart, street: first.street, heading: Heading(along: first.line), stop: stop,
            line: Array(first.line.prefix(1)))
        step.follow(first)
        return step
    }

    /// What there is to do between two stretches; nil for nothing.
    private func maneuver(_ before: TravelledStretch, _ next: TravelledStretch, exits: Int) -> Maneuver? {
        let (from, to) = (before.stretch.directed, next.stretch.directed)
        if to == from.reversed { return .uTurn }
        if before.isRoundabout, !next.isRoundabout { return .roundabout(exit: exits + 1) }
        if next.isRoundabout { return before.isRoundabout ? nil : .roundabout(exit: nil) }
        if next.isFerry { return before.isFerry ? nil : .ferry }
        let network = metric.network
        let turn = Maneuver(from: network.arrivalHeading(of: from), to: network.departureHeading(of: to))
        let isSameStreet = before.street == next.street && before.isFerry == next.isFerry
        // Leaving a ferry is said even where the street ashore has no name.
        let straightOn: Maneuver? = isSameStreet || next.street == nil && !before.isFerry ? nil : .straight
        if !hasChoice(after: before) { return straightOn }
        switch turn {
        case .straight: return straightOn
        case .bearLeft, .bearRight: return isSameStreet && next.street != nil ? nil : turn
        default: return turn
        }
    }

    /// Whether a driver at the end of a stretch could go on in more ways than one, turning back aside. On a roundabout:
    /// whether there is an exit.
    private func hasChoice(after stretch: TravelledStretch) -> Bool {
        let network = metric.network
        let directed = stretch.stretch.directed
        let ways = network.departures(of: network.head(of: directed)).filter { next in
            next != directed.reversed && metric.isOpen(next)
        }
        return ways.count > 1
    }
}

extension DirectionStep {
    /// Adds a stretch to the step, the turn into it included.
    mutating func follow(_ next: TravelledStretch) {
        time += next.turnTime + next.time
        length += next.stretch.length
        line += next.line.dropFirst()
    }

    fileprivate var isRoundabout: Bool {
        if case .roundabout = maneuver { return true }
        return false
    }

    /// Completes a step that entered a roundabout.
    fileprivate mutating func leaveRoundabout(_ exit: Maneuver, onto street: String?) {
        self = DirectionStep(
            maneuver: exit, street: street, heading: heading, stop: stop, side: side, time: time, length: length,
            line: line)
    }
}
