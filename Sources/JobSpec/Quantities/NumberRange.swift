import Vocabulary

/// The numbers between two bounds, each of which may belong to them or not.
struct NumberRange: Sendable {
    enum Bound: Sendable {
        case including(Double)
        case excluding(Double)
    }

    let lower: Bound
    /// Nil where any greater number will do.
    let upper: Bound?

    static let moreThanZero = NumberRange(lower: .excluding(0), upper: nil)

    /// `a number from 0 to less than 360`
    var expected: String {
        let lowest: String
        switch lower {
        case .including(let bound): lowest = "from \(JSONValue.number(bound).written())"
        case .excluding(let bound): lowest = "more than \(JSONValue.number(bound).written())"
        }
        switch upper {
        case .including(let bound)?: return "a number \(lowest) to \(JSONValue.number(bound).written())"
        case .excluding(let bound)?: return "a number \(lowest) to less than \(JSONValue.number(bound).written())"
        case nil: return "a number \(lowest)"
        }
    }

    var schema: JSONValue {
        var members: [(String, JSONValue)] = [("type", .text("number"))]
        switch lower {
        case .including(let bound): members.append(("minimum", .number(bound)))
        case .excluding(let bound): members.append(("exclusiveMinimum", .number(bound)))
        }
        switch upper {
        case .including(let bound)?: members.append(("maximum", .number(bound)))
        case .excluding(let bound)?: members.append(("exclusiveMaximum", .number(bound)))
        case nil: break
        }
        return .object(members)
    }

    /// Infinities and what is no number are in no range.
    func contains(_ number: Double) -> Bool { number.isFinite && isAboveLower(number) && isBelowUpper(number) }

    private func isAboveLower(_ number: Double) -> Bool {
        switch lower {
        case .including(let bound): number >= bound
        case .excluding(let bound): number > bound
        }
    }

    private func isBelowUpper(_ number: Double) -> Bool {
        switch upper {
        case .including(let bound)?: number <= bound
        case .excluding(let bound)?: number < bound
        case nil: true
        }
    }
}
