import StreetNetwork

/// What there is to do at a crossing; nil for nothing. Roundabouts are none of its business.
struct ManeuverRules {
    let crossing: Crossing

    private var before: DirectedStreet { crossing.before }
    private var next: Crossing.Way { crossing.next }

    var maneuver: Maneuver? {
        if crossing.isUTurn { return .uTurn }
        if next.street.kind.isFerry { return before.kind.isFerry ? nil : .ferry }
        if before.kind.isFerry { return ashore }
        if before.kind.isLink, isMerge { return .merge }
        if crossing.others.isEmpty { return forced }
        if next.street.kind.isLink { return before.kind.isLink ? betweenLinks : ontoLink }
        return forked ?? turned
    }

    /// From a ferry onto a street. Where several lead away from the quay, a turn is said with it.
    private var ashore: Maneuver {
        if crossing.rivals.isEmpty || next.angle.isAhead { return .ferryEnd }
        return next.angle.isLeft ? .ferryEndLeft : .ferryEndRight
    }

    /// Where nothing else may be taken, a turn is said all the same if somebody sees another way there, or loses the street's
    /// name: what no mode may use is not in the network.
    private var forced: Maneuver? {
        let isSeen = crossing.hasClosedWaysAlone || before.label != nil && next.street.label == nil
        return isSeen && !next.angle.isAhead ? next.angle.maneuver : straightOn
    }

    /// Going on is said where the street's name changes.
    private var straightOn: Maneuver? { crossing.isSame || next.street.label == nil ? nil : .straight }

    private var isMerge: Bool {
        next.street.kind.isFast && !next.street.kind.isLink && (crossing.others.isEmpty || next.angle.isAhead)
    }

    /// From a street onto a ramp.
    private var ontoLink: Maneuver? {
        let main = crossing.others.filter { $0.street.kind.rank == before.kind.rank && !$0.street.kind.isLink }
            .min { $0.angle.size < $1.angle.size }
        if before.kind.isFast, next.angle.size < 60, let main {
            return next.angle > main.angle ? .exitLeft : .exitRight
        }
        guard next.angle.isStraight else { return next.angle.isLeft ? .rampLeft : .rampRight }
        let rival = crossing.rivals.filter(\.angle.isAhead).min { $0.angle.size < $1.angle.size }
        guard let rival else { return .rampStraight }
        return next.angle > rival.angle ? .rampLeft : .rampRight
    }

    private var betweenLinks: Maneuver? {
        let rivals = crossing.rivals.filter { $0.angle.size < 60 }
        if next.angle.size < 60, !rivals.isEmpty { return side(among: rivals) }
        return next.angle.isStraight ? straightOn : turned
    }

    /// Where two ways of alike class part at small angles.
    private var forked: Maneuver? {
        guard next.angle.isAhead else { return nil }
        // Beside a way straight on, one that bears off is a turn.
        if !next.angle.isStraight, crossing.rivals.contains(where: { $0.angle.size < 10 }) { return nil }
        let rivals = crossing.rivals.filter { rival in
            guard rival.angle.isAhead, !rival.street.kind.isLink else { return false }
            return rival.street.kind.isAlike(next.street.kind) && isUnclear(rival) || isLeftBehind(rival)
        }
        return rivals.isEmpty ? nil : side(among: rivals)
    }

    /// Whether neither the street's name nor its course says which of two ways is the one that goes on.
    private func isUnclear(_ rival: Crossing.Way) -> Bool {
        let goesOn = crossing.isSameNamed
        let rivalGoesOn = rival.street.isSameNamed(as: before)
        // A name is no help to who sees two ways part alike, neither of which is straight on.
        let isPlain = next.angle.isStraight || next.angle.size + 20 < rival.angle.size
        if goesOn, !rivalGoesOn, isPlain, next.angle.size <= rival.angle.size + 10 { return false }
        // Of two ways alike in name, the one that is plainly straighter, or that alone stays of its kind, goes on.
        if crossing.isSame, next.angle.size + 8 < rival.angle.size { return false }
        if crossing.isSame, next.angle.isStraight, next.street.kind == before.kind, rival.street.kind != before.kind {
            return false
        }
        let areStraight = next.angle.isStraight && rival.angle.isStraight
        let part = next.angle.size > 10 && rival.angle.size > 10 && next.angle.isLeft != rival.angle.isLeft
        return areStraight || part && abs(next.angle.size - rival.angle.size) < 20
    }

    /// Whether another way is the street that one leaves by going straight on, where no name, or nothing but the name, says so.
    private func isLeftBehind(_ rival: Crossing.Way) -> Bool {
        guard next.angle.isStraight, !crossing.isSame, rival.street.isSameNamed(as: before) else { return false }
        return next.street.label == nil || rival.angle.isStraight
    }

    private func side(among rivals: [Crossing.Way]) -> Maneuver {
        let isLeftmost = rivals.allSatisfy { $0.angle < next.angle }
        let isRightmost = rivals.allSatisfy { $0.angle > next.angle }
        return isLeftmost ? .forkLeft : isRightmost ? .forkRight : .forkStraight
    }

    private var turned: Maneuver? {
        let rivals = crossing.rivals
        if rivals.isEmpty, crossing.isSame, next.angle.size < 100 { return nil }
        switch next.angle.maneuver {
        case .straight: return rivals.contains(where: isTurnedOffBy) ? .forkStraight : straightOn
        case .bearLeft, .bearRight:
            if crossing.isSameNamed { return rivals.contains(where: isStraighter) ? next.angle.maneuver : nil }
            // A street without a name goes on where it is plainly the straight one.
            let isPlain = rivals.allSatisfy { $0.angle.size > next.angle.size + 25 }
            return rivals.isEmpty || isPlain && crossing.isSame ? straightOn : next.angle.maneuver
        case let turn: return turn
        }
    }

    /// Whether the street that one is on turns off into another way, so that who goes straight on leaves it.
    private func isTurnedOffBy(_ rival: Crossing.Way) -> Bool {
        !rival.street.kind.isLink && !rival.angle.isAhead && isLeftBehind(rival)
    }

    /// Whether a way that matters as much leads straighter on.
    private func isStraighter(_ rival: Crossing.Way) -> Bool {
        guard let rank = rival.street.kind.rank, let own = next.street.kind.rank else { return false }
        return rival.angle.isStraight && rank <= own && !rival.street.isSameNamed(as: before)
    }
}
