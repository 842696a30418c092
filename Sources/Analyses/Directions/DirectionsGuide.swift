import Geometry
import StreetNetwork
import Vocabulary

/// Turns the stretches of a leg into the steps that a driver needs: one where there is something to do, none where the
/// way goes straight on under the same name.
struct DirectionsGuide {
    let metric: Metric

    /// The steps of one leg, from its departure up to but without its arrival.
    func steps(of leg: [TravelledStretch], from stop: String) -> [DirectionStep] {
        let leg = leg.map { travelled in
            GuidedStretch(
                travelled: travelled, street: DirectedStreet(travelled.stretch.directed, in: metric.network))
        }
        if leg.isEmpty { return [] }
        let decisions = DecisionJoiner(leg: leg, metric: metric)
            .joined(LegDecisions(leg: leg, metric: metric).all)
        let ends = decisions.map(\.begins) + [leg.count]
        let departure = follow(leg[..<ends[0]], as: departure(along: leg, from: stop))
        return zip(decisions, ends.dropFirst()).reduce(into: [departure]) { steps, next in
            let (decision, end) = next
            let step = step(decision, until: end, of: leg, after: steps[steps.count - 1])
            if step.maneuver == .straight, step.isSameStreet {
                // A ramp is called after the street that it leads to, which is not said twice.
                let last = steps.removeLast()
                steps.append(follow(leg[decision.begins..<end], as: last))
            } else {
                steps.append(follow(leg[decision.begins..<end], as: step))
            }
        }
    }

    private func departure(along leg: [GuidedStretch], from stop: String) -> DirectionStep {
        var step = DirectionStep(.depart, at: [])
        var line: [Coordinate] = []
        // What lies before the end of an edge may be too short to have a direction.
        for stretch in leg where step.heading == nil {
            metric.network.extend(&line, along: stretch.travelled.stretch)
            step.heading = Heading(along: line)
        }
        step.stop = stop
        step.label = leg[0].street.label
        step.kind = leg[0].street.kind.kind
        return step
    }

    private func follow(_ stretches: ArraySlice<GuidedStretch>, as step: DirectionStep) -> DirectionStep {
        var step = step
        for stretch in stretches {
            step.follow(stretch.travelled, in: metric.network)
            step.barriers.follow(stretch.travelled.stretch, through: metric.barriers)
        }
        return step
    }

    private func step(
        _ decision: Decision, until end: Int, of leg: [GuidedStretch], after last: DirectionStep
    ) -> DirectionStep {
        let target = leg[decision.target].street
        var step = DirectionStep(decision.maneuver, at: [])
        step.label = target.label
        step.kind = target.kind.kind
        step.isSameStreet = target.label.map { label in last.label.map(label.isCalled) ?? false } ?? false
        step.toward = StreetSign(on: target.directed, of: metric.network).toward
        if decision.maneuver == .roundabout { describe(&step, decision, leg) }
        step.via = decision.via.flatMap { leg[$0].street.kind.isLink ? nil : leg[$0].street.label }
        if step.via == step.label || step.via == last.label { step.via = nil }
        if target.kind.isLink { describe(&step, along: leg[decision.target...], until: end) }
        // What the street is called need not be said a second time.
        step.toward.removeAll { step.label?.name == $0 || step.label?.references.contains($0) == true }
        return step
    }

    private func describe(_ step: inout DirectionStep, _ decision: Decision, _ leg: [GuidedStretch]) {
        let ring = leg[decision.begins].street.kind.isRoundabout ? decision.begins : decision.begins - 1
        let before = leg[max(0, ring - 1)].street
        step.roundaboutExit = decision.exit
        step.leavesRoundabout = !leg[decision.target].street.kind.isRoundabout || decision.exit != nil
        // A roundabout that has the name of a street that meets it is no place of its own.
        let name = leg[ring].street.label?.name
        if name != step.label?.name || !step.leavesRoundabout, name != before.label?.name { step.roundabout = name }
        if !step.leavesRoundabout { step.label = nil }
    }

    /// What a ramp leads to is said by the signs along it; else by the street at its end.
    private func describe(_ step: inout DirectionStep, along ramp: ArraySlice<GuidedStretch>, until end: Int) {
        let links = ramp.prefix { $0.street.kind.isLink }
        let junction = metric.network.tail(of: links[links.startIndex].directed)
        let signs = links.map { StreetSign(on: $0.directed, of: metric.network) }
        if step.maneuver == .exitLeft || step.maneuver == .exitRight {
            step.exit = signs.first?.exit ?? StreetSign.exit(at: junction, of: metric.network)
        }
        let before = links.indices.prefix { $0 < end }.count
        if step.toward.isEmpty { step.toward = signs.prefix(before).first { !$0.toward.isEmpty }?.toward ?? [] }
        if step.toward.isEmpty, step.label == nil, step.exit == nil, links.endIndex < ramp.endIndex {
            step.label = ramp[links.endIndex].street.label
        }
    }
}
