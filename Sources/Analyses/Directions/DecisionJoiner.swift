import StreetNetwork

/// Makes of what there is to do at single crossings what a driver wants to hear: changes of name that matter, one turn
/// where a crossing has several, and two turns in one where there is no time for two.
struct DecisionJoiner {
    let leg: [GuidedStretch]
    let metric: Metric

    /// Crossings of streets with two carriageways are no wider than so many millimetres.
    private static let widestCrossing: Int64 = 30_000
    /// Turns that follow within so many millimetres are said at once.
    private static let quickTurn: Int64 = 50_000
    /// A name that lasts less is not worth a step; nor is one, such as a bridge's, behind which the old one comes back.
    private static let shortName: Int64 = 50_000
    /// A street that has another name, or none, for so many millimetres behind a turn is called what it is called then.
    private static let shortBeginning: Int64 = 20_000
    private static let namelessBeginning: Int64 = 70_000
    private static let shortInterruption: Int64 = 200_000

    func joined(_ decisions: [Decision]) -> [Decision] { quickTurns(crossings(names(decisions))) }

    /// Millimetres from the beginning of a stretch to that of another, or to the leg's end.
    private func length(from start: Int, to end: Int) -> Int64 { leg[start..<end].reduce(0) { $0 + $1.length } }
}

extension DecisionJoiner {
    /// Leaves out changes of name that help nobody.
    private func names(_ decisions: [Decision]) -> [Decision] {
        var kept: [Decision] = []
        var current = leg.first?.street
        for (place, decision) in decisions.enumerated() {
            let street = leg[decision.target].street
            if decision.maneuver == .straight {
                if let last = kept.last, isCutShort(last, by: decision) {
                    kept[kept.count - 1] = led(last, onto: decision.target)
                    current = street
                    continue
                }
                if let current, street.isSameNamed(as: current) { continue }
                if !isWorthSaying(place, of: decisions, after: current) { continue }
            } else if isApproach(place, of: decisions) {
                continue
            }
            kept.append(decision)
            current = street
        }
        return kept
    }

    /// Whether the street that a turn leads to goes on under its proper name after a few metres.
    private func isCutShort(_ last: Decision, by next: Decision) -> Bool {
        guard last.maneuver.isTurn || last.maneuver.isFork || last.maneuver == .roundabout else { return false }
        let target = leg[last.target].street
        guard !target.kind.isLink else { return false }
        let length = length(from: last.target, to: next.begins)
        return length <= (target.label == nil ? Self.namelessBeginning : Self.shortBeginning)
    }

    /// A turn that leads to a stretch behind the first ones, by the whole angle up to there.
    private func led(_ decision: Decision, onto target: Int) -> Decision {
        var decision = decision
        decision.target = target
        guard decision.maneuver.isTurn else { return decision }
        let angle = metric.turnAngle(over: leg, from: decision.source, to: target)
        if !angle.isStraight, angle.size < 150 { decision.maneuver = angle.maneuver }
        return decision
    }

    /// Whether a turn that must be taken is but the last metres before a roundabout, which says what there is to do.
    private func isApproach(_ place: Int, of decisions: [Decision]) -> Bool {
        guard decisions[place].isForced, decisions[place].maneuver.isTurn, place + 1 < decisions.count else {
            return false
        }
        let next = decisions[place + 1]
        return next.maneuver == .roundabout
            && length(from: decisions[place].begins, to: next.begins) <= Self.widestCrossing
    }

    /// Whether there is nothing else to do for long enough to say the name of a street.
    private func lasts(_ place: Int, of decisions: [Decision]) -> Bool {
        place + 1 == decisions.count
            || length(from: decisions[place].begins, to: decisions[place + 1].begins) >= Self.shortName
    }

    private func isWorthSaying(_ place: Int, of decisions: [Decision], after current: DirectedStreet?) -> Bool {
        guard lasts(place, of: decisions) else { return false }
        guard place + 1 < decisions.count, let current else { return true }
        let next = decisions[place + 1]
        let length = length(from: decisions[place].begins, to: next.begins)
        guard next.maneuver == .straight, length < Self.shortInterruption else { return true }
        return !leg[next.target].street.isSameNamed(as: current)
    }
}

extension DecisionJoiner {
    /// Makes one turn of those on the way over one crossing, such as that of a street with two carriageways.
    private func crossings(_ decisions: [Decision]) -> [Decision] {
        decisions.reduce(into: []) { kept, next in
            guard let last = kept.last, let joined = crossing(last, next) else { return kept.append(next) }
            kept.removeLast()
            if let joined = joined.decision { kept.append(joined) }
        }
    }

    /// What becomes of two turns over one crossing; nil for nothing to do.
    private struct CrossingOutcome {
        let decision: Decision?
    }

    /// Two turns over one crossing as one, or as none where they come to nothing; nil where they are two.
    private func crossing(_ one: Decision, _ other: Decision) -> CrossingOutcome? {
        guard one.maneuver.isTurn || one.maneuver.isFork, other.maneuver.isTurn || other.maneuver.isFork,
            length(from: one.begins, to: other.begins) <= Self.widestCrossing
        else { return nil }
        let (before, after) = (leg[one.source].street, leg[other.target].street)
        let between = leg[one.begins..<other.begins].map(\.street)
        let isPlain = between.allSatisfy { isPartOfCrossing($0, before, after) }
        // What is this short is no street of its own, whatever its name is.
        let isShort = length(from: one.begins, to: other.begins) <= Self.shortBeginning
        guard isPlain || isShort && !between.contains(where: { $0.kind.isRoundabout || $0.kind.isFerry }) else {
            return nil
        }
        let first = metric.turnAngle(from: before.directed, to: leg[one.target].directed)
        let second = metric.turnAngle(from: leg[other.source].directed, to: after.directed)
        let whole = metric.turnAngle(over: leg, from: one.source, to: other.target)
        var joined = Decision(whole.maneuver, at: one.begins, onto: other.target)
        if first.isLeft == second.isLeft, first.size > 60, second.size > 60 {
            guard whole.size > 150, !after.kind.isMinor, after.isSameNamed(as: before) else { return nil }
            joined.maneuver = .uTurn
            return CrossingOutcome(decision: joined)
        }
        guard first.size <= 60 && second.size <= 60 || first.isLeft == second.isLeft && first.size + second.size < 135
        else { return nil }
        let saysNothing = whole.isStraight && (after.isSame(as: before) || after.label == nil && isPlain)
        return CrossingOutcome(decision: saysNothing ? nil : joined)
    }

    private func isPartOfCrossing(_ street: DirectedStreet, _ before: DirectedStreet, _ after: DirectedStreet) -> Bool {
        if street.kind.isRoundabout || street.kind.isFerry { return false }
        return street.label == nil || street.kind.isLink || street.isSame(as: before) || street.isSame(as: after)
    }
}

extension DecisionJoiner {
    /// Says two turns at once where the second follows on the heels of the first.
    private func quickTurns(_ decisions: [Decision]) -> [Decision] {
        decisions.reduce(into: []) { kept, next in
            guard let last = kept.last, let maneuver = last.maneuver.joined(with: next.maneuver),
                length(from: last.begins, to: next.begins) <= Self.quickTurn
            else { return kept.append(next) }
            kept[kept.count - 1].maneuver = maneuver
            kept[kept.count - 1].via = last.target
            kept[kept.count - 1].target = next.target
        }
    }
}
