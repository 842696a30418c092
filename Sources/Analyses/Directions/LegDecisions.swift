import StreetNetwork

/// Finds what there is to do on a leg, one crossing after the other.
struct LegDecisions {
    let leg: [GuidedStretch]
    let metric: Metric

    /// A slip lane is no longer than so many millimetres; what is longer is a ramp.
    private static let longestSlipLane: Int64 = 150_000

    /// So many millimetres are the most that one turns round on.
    private static let longestTurningLane: Int64 = 60_000

    /// In the order of travel.
    var all: [Decision] {
        var decisions: [Decision] = []
        var place = 0
        while place < leg.count {
            if leg[place].street.kind.isRoundabout {
                let passage = RoundaboutPassage(from: place, of: leg, on: metric)
                if let decision = decision(passage) { decisions.append(decision) }
                // The street that it is left for is part of it; another roundabout that touches it is not.
                let end = passage.range.upperBound
                place = end < leg.count && !leg[end].street.kind.isRoundabout ? end + 1 : end
            } else if place == 0 {
                place = 1
            } else if let lane = slipLane(from: place) {
                if let decision = decision(passing: lane) { decisions.append(decision) }
                place = lane.upperBound + 1
            } else {
                if let decision = decision(at: place) { decisions.append(decision) }
                place += 1
            }
        }
        return decisions
    }

    private func decision(at place: Int) -> Decision? {
        if leg[place - 1].directed == leg[place].directed || isApproach(place) { return nil }
        let crossing = Crossing(from: leg[place - 1].street, to: leg[place].street, on: metric)
        guard let maneuver = ManeuverRules(crossing: crossing).maneuver else { return nil }
        var decision = Decision(maneuver, at: place)
        decision.isForced = crossing.others.isEmpty
        return decision
    }

    private func decision(_ passage: RoundaboutPassage) -> Decision? {
        let (start, end) = (passage.range.lowerBound, passage.range.upperBound)
        guard end < leg.count else { return start == 0 ? nil : Decision(.roundabout, at: start) }
        // A leg that begins on a roundabout has something to do when it leaves it for a street.
        if start == 0, leg[end].street.kind.isRoundabout { return nil }
        return Decision(
            .roundabout, at: start == 0 ? end : start, onto: end, exit: passage.isCounted ? passage.exit : nil)
    }

    /// Whether a link is but the last metres before a roundabout, which says what there is to do.
    private func isApproach(_ place: Int) -> Bool {
        guard let end = linkEnd(from: place), end < leg.count, leg[end].street.kind.isRoundabout else { return false }
        return metric.turnAngle(from: leg[place - 1].directed, to: leg[place].directed).isAhead
    }

    /// Where a run of links ends that begins with a stretch and is no longer than a slip lane; nil for none.
    private func linkEnd(from place: Int) -> Int? {
        guard leg[place].street.kind.isLink, !leg[place - 1].street.kind.isLink, !leg[place - 1].street.kind.isFast
        else { return nil }
        // A roundabout of links is passed as one of streets is.
        let end = leg[place...].firstIndex { !$0.street.kind.isLink || $0.street.kind.isRoundabout } ?? leg.count
        let length = leg[place..<end].reduce(0) { $0 + $1.length }
        return length <= Self.longestSlipLane ? end : nil
    }

    /// The stretches of a lane that leads round the corner of a crossing, beginning with this one.
    private func slipLane(from place: Int) -> Range<Int>? {
        guard let end = linkEnd(from: place), end < leg.count, !leg[end].street.kind.isFast,
            !leg[end].street.kind.isRoundabout, !isRound(place..<end)
        else { return nil }
        return place..<end
    }

    /// Whether a lane leads back onto the street that it comes from, farther than a driver turns round.
    private func isRound(_ lane: Range<Int>) -> Bool {
        let (before, after) = (leg[lane.lowerBound - 1], leg[lane.upperBound])
        let length = leg[lane].reduce(0) { $0 + $1.length }
        return length > Self.longestTurningLane && after.street.isSameNamed(as: before.street)
            && metric.turnAngle(from: before.directed, to: after.directed).size > 150
    }

    /// A slip lane is one turn, from the street before it into the one behind it.
    private func decision(passing lane: Range<Int>) -> Decision? {
        let (before, after) = (leg[lane.lowerBound - 1].street, leg[lane.upperBound].street)
        let angle = metric.turnAngle(over: leg, from: lane.lowerBound - 1, to: lane.upperBound)
        if angle.isStraight {
            let isSaid = !after.isSame(as: before) && after.label != nil
            return isSaid ? Decision(.straight, at: lane.lowerBound, onto: lane.upperBound) : nil
        }
        let isUTurn = angle.size > 150 && after.isSameNamed(as: before)
        return Decision(isUTurn ? .uTurn : angle.maneuver, at: lane.lowerBound, onto: lane.upperBound)
    }
}
