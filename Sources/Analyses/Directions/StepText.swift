import StreetNetwork
import Vocabulary

/// The sentences of directions in a language.
struct StepText {
    private let units: QuantityWords.Units
    private let language: DirectionsLanguage

    init(_ options: DirectionsOptions) { (units, language) = (options.units, options.language) }

    func text(of step: DirectionStep) -> String { language.text(phrase(of: step), values(of: step)) }

    /// How long one waits or is late at a step, and what barriers do on it; nil for nothing.
    func note(on step: DirectionStep) -> String? {
        // As the warning says it.
        let lateness = LatenessText.seconds(step.violation) * 1000
        let times = [(Phrase.waits, step.wait), (.late, lateness)].filter { $0.1 >= Self.leastTold }.map {
            phrase, time in
            language.text(phrase, [.time: language.quantities.time(milliseconds: time)])
        }
        let notes = times + step.barriers.notes.map { $0.text(in: language, units) }
        return notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    /// Milliseconds: less is no second to anybody.
    private static let leastTold: Int64 = 500

    private func phrase(of step: DirectionStep) -> Phrase {
        guard step.maneuver == .roundabout else { return step.maneuver.phrase }
        if !step.leavesRoundabout { return .roundaboutEnter }
        return step.roundaboutExit == nil ? .roundaboutCross : .roundabout
    }

    private func values(of step: DirectionStep) -> [Placeholder: String] {
        var values: [Placeholder: String] = [:]
        values[.stop] = step.stop
        values[.compass] = step.heading.flatMap { language.compass[$0.compassPoint] }
        values[.street] = step.label?.text
        values[.via] = step.via?.text
        values[.roundabout] = step.roundabout
        if step.isSameStreet { values[.sameStreet] = step.label?.text }
        if !step.toward.isEmpty { values[.toward] = step.toward.joined(separator: ", ") }
        values[.exit] = step.roundaboutExit.map(language.ordinals.word) ?? step.exit
        if step.label == nil, let way = step.kind.flatMap({ language.ways[$0] }) {
            values[.ontoWay] = way.onto
            values[.onWay] = way.on
        }
        return values
    }
}

extension Heading {
    /// The nearest of eight compass points.
    var compassPoint: CompassPoint {
        // The tangent of 22.5 degrees, half the width of a point.
        let half = 0.41421356237309503
        let (x, y) = (abs(x), abs(y))
        if x <= y * half { return self.y > 0 ? .north : .south }
        if y <= x * half { return self.x > 0 ? .east : .west }
        return self.y > 0 ? self.x > 0 ? .northEast : .northWest : self.x > 0 ? .southEast : .southWest
    }
}
